import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#packages/kernel/day.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type EmotionLevel,
  type EmotionRecord,
  type EmotionReport,
  emotionsContract,
} from '../contract/emotions.contract.ts';
import DesktopReportPage from './desktop/EmotionReportPage.tsx';
import MobileReportPage from './mobile/EmotionReportPage.tsx';

const FROM = '2026-10-20';
const LEVELS: (EmotionLevel | null)[] = Array.from({ length: 30 }, (_, index) =>
  index % 3 === 0 ? null : index % 3 === 1 ? 4 : 2,
);
const REPORT: EmotionReport = {
  from: FROM,
  to: addDays(FROM, 29),
  days: LEVELS.map((level, index) => ({ day: addDays(FROM, index), level })),
  recorded: 20,
  distribution: [0, 10, 0, 10, 0],
  mean: 3,
  trend: { difference: 0.4, p: 0.21, clear: false },
  weekdays: Array.from({ length: 7 }, (_, index) => ({ n: index, mean: index ? 3 : null })),
  tags: [{ tag: 'caminhada', with: 9, without: 11, difference: 1.2, p: 0.003, clear: true }],
};
const EMPTY: EmotionReport = {
  ...REPORT,
  days: REPORT.days.map(({ day }) => ({ day, level: null })),
  recorded: 0,
  distribution: [0, 0, 0, 0, 0],
  mean: null,
  trend: null,
  tags: [],
};

/** The server of the emotions; a report of null: it fails. */
function emotionService(report: EmotionReport | null) {
  return fakeServer(emotionsContract, {
    recordDay: ({ params, body: { changeId: _, ...record } }) => ({ ...params, ...record }),
    getDay: ({ params }) => ({
      ...params,
      ...{ level: null, recordedAt: null, tags: [], note: null, moments: [] },
    }),
    listDays: { days: [] },
    report: report ?? refuse('unavailable'),
  });
}
const open = (page = <DesktopReportPage />) => show(page, { address: '/emotion-report' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the emotion report', () => {
  it.each([
    ['desktop', <DesktopReportPage key="d" />],
    ['mobile', <MobileReportPage key="m" />],
  ])('tells the month with its gaps and its doubts (%s)', async (_, page) => {
    emotionService(REPORT);
    const { person } = await open(page);
    expect(await screen.findByText('20 de 30 dias registrados')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'O céu do seu mês' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '21 de outubro: Bem' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '20 de outubro: sem registro' })).toBeTruthy();
    expect(screen.getByText(/^10 dias sem registro: o mês pode/)).toBeTruthy();
    expect(screen.getByText(/acima da primeira, por pouco\.$/)).toBeTruthy();
    expect(screen.getByText('Pode bem ser acaso.')).toBeTruthy();
    // The numbers are folded away until they are asked for.
    const [numbers] = screen.getAllByText(/^Diferença de 0,4/);
    expect(numbers?.closest('details')).toHaveProperty('open', false);
    expect(screen.getByText('em dias melhores')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /caminhada/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Ver como tabela' }));
    const row = screen.getByRole('row', { name: /caminhada/ });
    expect(within(row).getByText('pouco provável')).toBeTruthy();
  });

  it('compares nothing below fourteen days, and says how many are missing', async () => {
    emotionService({ ...REPORT, recorded: 12, trend: null, tags: [] });
    await open();
    expect(await screen.findByText(/Faltam 2 dias registrados para comparar/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'O que apareceu junto' })).toBeNull();
  });

  it('speaks of no chance where a tag makes no difference', async () => {
    const [tag] = REPORT.tags;
    if (!tag) throw new Error('no tag');
    const even = { ...tag, difference: 0, p: 1, clear: false };
    emotionService({ ...REPORT, trend: null, tags: [even] });
    await show(<DesktopReportPage />, { address: '/emotion-report' });
    expect(
      await screen.findByText(/“caminhada”, sua emoção ficou igual à dos outros/),
    ).toBeTruthy();
    expect(screen.queryByText(/100 vezes em 100/)).toBeNull();
  });

  it('opens a day, records it with one key, and takes it back', async () => {
    const server = emotionService(REPORT);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '20 de outubro: sem registro' }));
    const sheet = await screen.findByRole('dialog', { name: 'Como foi o dia 20 de outubro?' });
    await person.click(within(sheet).getByRole('radio', { name: 'Normal' }));
    const told = within(sheet).getByText('Salvo.');
    await person.keyboard('5');
    // Said again, and not as something that waits while it is on its way.
    expect(within(sheet).getByText('Salvo.')).not.toBe(told);
    const picked = within(sheet).getByRole('radio', { name: 'Excelente' });
    expect(picked).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(picked);
    await person.click(within(sheet).getByRole('checkbox', { name: 'Descanso' }));
    await person.click(within(sheet).getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => {
      const puts = server.asked(emotionsContract.recordDay).map(({ body }) => body);
      expect(puts.at(-1)).toMatchObject({ level: null, tags: [] });
      expect(puts).toContainEqual(expect.objectContaining({ level: 5, tags: ['Descanso'] }));
    });
  });

  it('gives a table with what was written only for whoever asks for it, and says what did not come', async () => {
    const server = emotionService(REPORT).answer(emotionsContract, {
      listRecords: refuse('unavailable'),
    });
    const asked = () => server.asked(emotionsContract.listRecords);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:table';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Exportar' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Baixar tabela (CSV)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Baixar tabela (CSV)' });
    expect(within(sheet).getByText(/não é protegido por senha/)).toBeTruthy();
    const get = within(sheet).getByRole('button', { name: 'Baixar' });
    await person.click(get);
    expect(await within(sheet).findByText(/fora do ar por um momento/)).toBeTruthy();
    expect(asked().at(-1)?.query).toMatchObject({ notes: 'without' });

    const record: EmotionRecord = { day: FROM, at: null, level: 4, tags: ['Sono'], note: '=oi' };
    server.answer(emotionsContract, { listRecords: { records: [record] } });
    await person.click(within(sheet).getByRole('switch', { name: 'Incluir o que escrevi' }));
    await person.click(get);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exportar' })),
    );
    expect(asked().at(-1)?.query).toEqual({ from: FROM, to: REPORT.to, notes: 'with' });
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `dia;hora;registro;nível (1 a 5);emoção;marcas;o que escrevi\r\n${FROM};;dia;4;Bem;Sono;'=oi\r\n`,
    );
  });

  it('invites to a first record where there is none', async () => {
    emotionService(EMPTY);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Registrar como estou' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    emotionService(null);
    const { person } = await open();
    expect(await screen.findByText('Não deu para carregar suas emoções')).toBeTruthy();
    emotionService(REPORT);
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('20 de 30 dias registrados')).toBeTruthy();
  });
});
