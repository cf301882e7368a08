import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { EXAMPLE_READING, EXAMPLE_TEXT, entryOf } from '../testing/entries.ts';
import { show } from '../testing/show.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { Legend } from './Legend.tsx';
import { PointsTable } from './PointsTable.tsx';

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

describe('“why N points?”', () => {
  it('opens to the sum, word by word', async () => {
    const { person } = await show(<PointsTable text={EXAMPLE_TEXT} reading={EXAMPLE_READING} />);
    expect(screen.queryByRole('table')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Por que 5 pontos?' }));
    const rows = within(
      screen.getByRole('table', { name: 'A soma, palavra por palavra' }),
    ).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PalavrasCategoriaPontos',
      'cansadaExaustão emocional+3',
      'dor de cabeçaSintomas físicos+2',
      'aliviadaSinais positivos−2',
      'irritadaDistanciamento (com “não”)0',
      'devia dar contaAutocrítica+2',
      'Soma5',
    ]);
    expect(screen.getByText('De 4 a 7 pontos, o nível é moderado.')).toBeTruthy();
  });
});

describe('what the program read', () => {
  it('shows its parts, leaves out the empty one and keeps the fixed footer', async () => {
    await show(<FeedbackCard entry={entryOf()} onAnswer={() => undefined} />);
    const parts = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(parts).toEqual(['O que eu li', 'O que apareceu', 'Um passo pequeno']);
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
