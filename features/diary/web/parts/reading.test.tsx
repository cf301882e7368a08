import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { EXAMPLE_READING, EXAMPLE_TEXT, entryOf } from '#packages/testing/screens/entries.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { Legend } from './Legend.tsx';
import { ResultWhy } from './ResultWhy.tsx';

const GOOD_ONLY: ReadingView = {
  ...EXAMPLE_READING,
  score: 0,
  level: 'low',
  counts: { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 1 },
  mentions: EXAMPLE_READING.mentions.filter(({ category }) => category === 'positive'),
};

describe('the legend', () => {
  it('adds up to the score shown', async () => {
    await show(<Legend text={EXAMPLE_TEXT} reading={EXAMPLE_READING} />);
    const items = within(screen.getByRole('list', { name: 'Pontos por categoria' })).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Exaustão emocional +3',
      'Sintomas físicos +2',
      'Autocrítica +2',
      'Sinais positivos −2',
      'Fora da soma 0',
      'Soma: 5 pontos',
    ]);
  });

  it('explains why a sum below zero is shown as zero', async () => {
    await show(<Legend text={EXAMPLE_TEXT} reading={GOOD_ONLY} />);
    expect(screen.getByText('Soma: 0 pontos')).toBeTruthy();
    expect(screen.getByText(/A soma das palavras dá −2/)).toBeTruthy();
  });
});

describe('“why this result?”', () => {
  const open = async (reading: ReadingView) => {
    const { person } = await show(<ResultWhy text={EXAMPLE_TEXT} reading={reading} />);
    expect(screen.queryByRole('table')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Por que este resultado?' }));
  };
  const rows = () =>
    within(screen.getByRole('table', { name: 'A soma, categoria por categoria' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

  it('opens to the sum: how often, times the weight, with the words', async () => {
    await open(EXAMPLE_READING);
    expect(rows()).toEqual([
      'Categoria | Conta | Pontos',
      'Exaustão emocionalcansada | 1 × 3 | +3',
      'Sintomas físicosdor de cabeça | 1 × 2 | +2',
      'Autocríticadevia dar conta | 1 × 2 | +2',
      'Sinais positivosaliviada | 1 × −2 | −2',
      'Soma | 5',
    ]);
  });

  it('says what each sum means, and which one this is', async () => {
    await open(EXAMPLE_READING);
    expect(screen.getByText('De 0 a 3 pontos, o nível é baixo.', { exact: false })).toBeTruthy();
    const [current, ...others] = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'true');
    expect(current?.textContent).toBe('De 4 a 7 pontos, o nível é moderado. Este texto');
    expect(others).toEqual([]);
  });

  it('says what was left out and why, that it is no diagnosis, and its limits', async () => {
    await open(EXAMPLE_READING);
    expect(screen.getByText(/^“irritada” não contou: “Não” por perto nega/)).toBeTruthy();
    expect(screen.getByText(/^Não é teste, laudo nem diagnóstico/)).toBeTruthy();
    expect(screen.getByText(/^Um texto mais longo soma mais pontos/)).toBeTruthy();
    expect(screen.getByText(/^O programa se engana/)).toBeTruthy();
    expect(screen.getByText('Regras da versão 1.0.0, com o texto lido em português.')).toBeTruthy();
  });

  it('explains a sum below zero, and has no empty list of what was left out', async () => {
    await open(GOOD_ONLY);
    expect(rows().at(-1)).toBe('Soma | −2');
    expect(screen.getByText(/A soma das palavras dá −2/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'O que ficou de fora' })).toBeNull();
  });
});

describe('what the program read', () => {
  it('is a plain answer without headings, and keeps the fixed footer', async () => {
    await show(<FeedbackCard entry={entryOf()} onAnswer={() => undefined} />);
    expect(screen.getByText('O dia começou pesado e ficou mais leve.')).toBeTruthy();
    expect(screen.getByText('Dez minutos longe da tela. Ou nada por hoje.')).toBeTruthy();
    expect(screen.queryAllByRole('term')).toEqual([]);
    expect(screen.getByText(/Sou um programa, não um psicólogo/)).toBeTruthy();
    expect(screen.getByText('Sinais: moderado')).toBeTruthy();
  });

  it('asks one question that can be answered', async () => {
    const onAnswer = vi.fn();
    const { person } = await show(<FeedbackCard entry={entryOf()} onAnswer={onAnswer} />);
    await person.click(screen.getByRole('button', { name: 'Responder' }));
    expect(onAnswer).toHaveBeenCalledWith('O que tornou possível pedir ajuda hoje?');
  });

  it('lets the question be skipped', async () => {
    const { person } = await show(<FeedbackCard entry={entryOf()} onAnswer={() => undefined} />);
    await person.click(screen.getByRole('button', { name: 'Pular' }));
    expect(screen.queryByText('O que tornou possível pedir ajuda hoje?')).toBeNull();
  });
});
