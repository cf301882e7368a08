import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Run } from '#features/diary/contract/days.ts';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { selfCheckContract } from '#features/self-check/contract/self-check.contract.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type BurnoutOverview,
  burnoutContract,
  type Correction,
  type TrendNote,
} from '../contract/burnout.contract.ts';
import DesktopBurnoutPage from './desktop/BurnoutPage.tsx';
import MobileBurnoutPage from './mobile/BurnoutPage.tsx';

const ENTRY = entryOf();
const OVERVIEW: BurnoutOverview = {
  period: '12w',
  entries: 9,
  words: 1380,
  daysWithEntry: 8,
  daysInPeriod: 84,
  helpFirst: false,
  latest: { entryId: ENTRY.id, at: ENTRY.createdAt, score: 5, level: 'moderate', words: 25 },
  mean: 5.1,
  level: 'moderate',
  previousMean: 3,
  trend: [6.6, null, 5.8, 4.3].map((mean, week) => ({
    from: `2026-11-0${week + 1}`,
    to: `2026-11-0${week + 1}`,
    entries: mean === null ? 0 : 3,
    scored: mean === null ? 0 : 3,
    mean,
    interval: mean === null ? null : { low: mean - 0.5, high: mean + 0.5 },
  })),
  change: null,
  entriesWith: { exhaustion: 3, physical: 1, cynicism: 0, selfcriticism: 0, positive: 1 },
  counts: { exhaustion: 3, physical: 1, cynicism: 0, selfcriticism: 0, positive: 2 },
  expressions: [
    {
      expression: 'tired',
      category: 'exhaustion',
      sample: 'cansada',
      count: 3,
      entryIds: [ENTRY.id],
    },
  ],
};
const CORRECTION: Correction = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f99',
  expression: 'dead',
  category: 'exhaustion',
  sample: 'morta',
  createdAt: ENTRY.createdAt,
};

/** The server of the signals; `overview` null: it fails. */
function signalsService(
  overview: BurnoutOverview | null,
  corrections = [CORRECTION],
  run: Run = { kind: 'few', danger: [], question: null },
) {
  const counted = [...corrections];
  const notes = new Map<string, TrendNote>();
  return fakeServer(burnoutContract, {
    overview: overview ?? refuse('unavailable'),
    listCorrections: () => ({ corrections: [...counted] }),
    undoCorrection: ({ params }) => {
      counted.splice(
        counted.findIndex(({ id }) => id === params.id),
        1,
      );
      return undefined;
    },
    listNotes: () => ({ notes: [...notes.values()] }),
    putNote: ({ params: { id }, body }) => {
      const note = { id, ...body };
      notes.set(id, note);
      return note;
    },
    deleteNote: ({ params }) => {
      notes.delete(params.id);
      return undefined;
    },
  })
    .answer(diaryContract, { getRun: run, getEntry: ENTRY })
    .answer(selfCheckContract, { availability: { available: false } });
}

const open = (page = <DesktopBurnoutPage />) => show(page, { address: '/burnout-analysis' });

describe('the signals', () => {
  it('say the level in a word, with its points and the way to the words', async () => {
    signalsService(OVERVIEW);
    await open();
    const now = await screen.findByRole('region', { name: 'Sinais: moderado' });
    expect(within(now).getByText('5 pontos em 25 palavras')).toBeTruthy();
    const link = within(now).getByRole('link', { name: 'Ver as palavras' });
    expect(link.getAttribute('href')).toContain(ENTRY.id);
  });

  it('say that the last days weigh more, and ask nobody what made them lighter', async () => {
    const calm = { ...OVERVIEW, level: 'low' as const };
    signalsService(calm, [], { kind: 'worse', danger: ['2026-11-12'], question: null });
    await open();
    const run = await screen.findByRole('region', { name: 'Seus últimos dias' });
    expect(within(run).getByText(/pesam mais do que os 14 de antes/)).toBeTruthy();
    expect(within(run).getByText(/^12 de novembro foi um dia que pediu cuidado/)).toBeTruthy();
    expect(screen.queryByText(/O que deixou estes dias mais leves/)).toBeNull();
  });

  it.each([
    ['desktop', <DesktopBurnoutPage key="d" />],
    ['mobile', <MobileBurnoutPage key="m" />],
  ])('put help in place of the level where it comes before the numbers (%s)', async (_, page) => {
    signalsService({ ...OVERVIEW, helpFirst: true });
    await open(page);
    const now = await screen.findByRole('region', { name: 'Antes dos números' });
    expect(within(now).getByText(/a ajuda vem antes dos números/)).toBeTruthy();
    const link = within(now).getByRole('link', { name: 'Ver ajuda' });
    expect(link).toHaveProperty('pathname', '/ajuda');
    expect(screen.queryByRole('region', { name: /^Sinais:/ })).toBeNull();
    expect(screen.queryByText(/pontos em/)).toBeNull();
  });

  it('show no chart without a number, and no number for such an entry', async () => {
    const days = { from: '2026-11-01', to: '2026-11-07' };
    const only = { ...days, entries: 1, scored: 0, mean: null, interval: null };
    const none = { entries: 1, latest: null, mean: null, level: null, expressions: [] };
    signalsService({ ...OVERVIEW, ...none, helpFirst: true, trend: [only] });
    await open();
    expect(await screen.findByRole('region', { name: 'Antes dos números' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Infinit|NaN|∞/);
  });

  it('tell the trend in one sentence, with its coverage and a table of the same', async () => {
    signalsService(OVERVIEW);
    const { person } = await open();
    expect(await screen.findByText('Caindo há 2 semanas.')).toBeTruthy();
    expect(screen.getByText('8 de 84 dias registrados')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /Caindo há 2 semanas\. Menor média: 4,3\. Maior: 6,6/ }),
    ).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Caiu desde 1 de novembro' });
    await person.click(within(card).getByRole('button', { name: 'Ver como tabela' }));
    const rows = within(
      screen.getByRole('table', { name: 'Média de pontos por registro' }),
    ).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Semana deMédiaFaixa provávelRegistros',
      '1 de novembro6,66,1 a 7,13',
      '2 de novembrosem registro0',
      '3 de novembro5,85,3 a 6,33',
      '4 de novembro4,33,8 a 4,83',
    ]);
  });

  it('keep their doubt for who asks, and call no word frequent that was there once', async () => {
    const [expression] = OVERVIEW.expressions;
    const once = { ...expression, expression: 'x', sample: 'moída', count: 1 } as const;
    signalsService({ ...OVERVIEW, expressions: [...OVERVIEW.expressions, once as never] });
    const { person } = await open();
    const doubt = await screen.findByRole('switch', { name: 'Mostrar a margem de dúvida' });
    expect(screen.queryByText(/menos certeza/)).toBeNull();
    await person.click(doubt);
    expect(screen.getByText(/menos certeza/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^moída/ })).toBeNull();
  });

  it('show where the points came from, with weights', async () => {
    signalsService(OVERVIEW);
    await open();
    const card = await screen.findByRole('region', { name: 'De onde vieram os pontos' });
    const rows = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Exaustão emocionalpeso 3 · 3 vezes+9',
      'Sintomas físicospeso 2 · 1 vez+2',
      'Sinais positivospeso −2 · 2 vezes−4',
    ]);
  });

  it('lead from an expression to the entries where it was', async () => {
    signalsService(OVERVIEW);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'cansada, 3 vezes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Onde “cansada” apareceu' });
    const link = await within(dialog).findByRole('link', { name: /^Hoje acordei cansada/ });
    expect(link.getAttribute('href')).toContain(ENTRY.id);
  });

  it('offer only what can be done, and say what they are not', async () => {
    signalsService({ ...OVERVIEW, level: 'high' });
    await open(<MobileBurnoutPage />);
    const card = await screen.findByRole('region', { name: 'O que pode ajudar agora' });
    expect(within(card).getByText(/Seu médico ou psicóloga pode ajudar/)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Ver ajuda' })).toHaveProperty(
      'pathname',
      '/ajuda',
    );
    expect(screen.getByText(/Não é teste, laudo nem diagnóstico/)).toBeTruthy();
  });

  it('take a correction back', async () => {
    const server = signalsService(OVERVIEW);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Voltar a contar “morta”' }));
    expect(await screen.findByText(/Nenhuma por enquanto/)).toBeTruthy();
    expect(server.changes).toEqual([`DELETE /api/burnout/corrections/${CORRECTION.id}`]);
  });

  it('say what changed with its doubt, and never why', async () => {
    const compared = { before: 3, now: 5.1, p: 0.2, clear: false };
    const change = { entries: 9, entriesBefore: 7, points: compared, categories: [] };
    signalsService({ ...OVERVIEW, change });
    await open();
    const card = await screen.findByRole('region', { name: 'O que mudou' });
    expect(within(card).getByText(/9 registros nestas 12 semanas, 7 registros/)).toBeTruthy();
    expect(within(card).getByText(/^Pontos por registro: de 3 para 5,1/)).toBeTruthy();
    expect(within(card).getByText('Pode ser acaso, pode ser pista.')).toBeTruthy();
  });

  it('take a note and let it go again', async () => {
    signalsService(OVERVIEW);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    let sheet = await screen.findByRole('dialog', { name: 'Adicionar nota' });
    await person.click(within(sheet).getByRole('button', { name: 'Guardar nota' }));
    expect(await within(sheet).findByText('Escreva uma palavra que seja.')).toBeTruthy();
    await person.type(within(sheet).getByRole('textbox', { name: 'O que acontecia' }), 'Férias');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Adicionar nota' }));
    sheet = await screen.findByRole('dialog', { name: 'Adicionar nota' });
    expect(within(sheet).getByText(/^Você começou isto antes/)).toBeTruthy();
    await person.selectOptions(
      within(sheet).getByRole('combobox', { name: 'Quando' }),
      'Semana de 3 de novembro',
    );
    await person.click(within(sheet).getByRole('button', { name: 'Guardar nota' }));
    const notes = await screen.findByRole('region', { name: 'Suas notas' });
    expect(await within(notes).findByText('3 de novembro')).toBeTruthy();
    await person.click(within(notes).getByRole('button', { name: 'Apagar “Férias”' }));
    await waitFor(() => expect(within(notes).queryByText('Férias')).toBeNull());
  });

  it('ask for another period', async () => {
    const server = signalsService(OVERVIEW);
    const { person } = await open();
    await person.click(await screen.findByRole('tab', { name: '30 dias' }));
    const periods = () => server.asked(burnoutContract.overview).map(({ query }) => query.period);
    await vi.waitFor(() => expect(periods()).toContain('30d'));
  });

  it('invite to write where nothing was written', async () => {
    signalsService({ ...OVERVIEW, entries: 0, latest: null, mean: null, level: null });
    await open();
    expect(await screen.findByText('Os sinais aparecem com o que você escreve')).toBeTruthy();
  });

  it('say that entries are safe when they cannot be opened', async () => {
    signalsService(null);
    await open();
    expect(await screen.findByText('Seus registros continuam guardados.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });
});
