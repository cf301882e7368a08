import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '#features/diary/web/testing/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import type { EmotionDayWithMoments, EmotionMoment } from '../../contract/emotions.contract.ts';
import MomentsPage from './MomentsPage.tsx';

const DAY = '2026-11-17';
const MEETING: EmotionMoment = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40',
  day: DAY,
  at: '2026-11-17T13:00:00.000Z',
  level: 2,
  tags: ['Trabalho'],
  note: 'reunião longa',
};

/** A server of one day; while it `fails`, it takes no changes. */
function momentService(moments: EmotionMoment[]) {
  const service = { moments, fails: false, rhythms: 0 };
  const record = { day: DAY, level: 4, recordedAt: DAY, tags: [], note: null };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (path.startsWith('/api/rhythm')) return Response.json({ days: 3, grown: 3 });
    const id = /moments\/([\w-]+)$/.exec(path)?.[1];
    if (!id) {
      const answer: EmotionDayWithMoments = { ...record, level: 4, moments: service.moments };
      return Response.json(answer);
    }
    if (service.fails) return Response.json({ code: 'unavailable' }, { status: 503 });
    const { changeId: _, recordedAt: __, deleted, ...moment } = JSON.parse(String(init.body));
    service.moments = service.moments.filter((one) => one.id !== id);
    if (!deleted) service.moments = [...service.moments, { id, ...moment }];
    return new Response(null, { status: 204 });
  });
  return service;
}

const open = () =>
  show(
    <>
      <MomentsPage />
      <Toaster />
    </>,
    { address: `/emotion-report/moments?day=${DAY}` },
  );

/** The button of the toast that says this; earlier ones may still stand beside it. */
async function wayBackOf(text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(text)).parentElement as HTMLElement;
  return within(toast).getByRole('button', { name: 'Desfazer' });
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the moments of a day', () => {
  it('are added with their time, and the way back takes them away again', async () => {
    const service = momentService([MEETING]);
    const { person } = await open();
    expect(await screen.findByRole('heading', { name: 'Momentos de 17 de novembro' })).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Adicionar momento' }));
    const sheet = await screen.findByRole('dialog', { name: 'Adicionar momento' });
    await person.clear(within(sheet).getByLabelText('Que horas eram?'));
    await person.type(within(sheet).getByLabelText('Que horas eram?'), '21:15');
    await person.click(within(sheet).getByRole('radio', { name: 'Bem' }));
    await person.click(within(sheet).getByRole('checkbox', { name: 'Amizades' }));
    await person.type(
      within(sheet).getByLabelText('O que aconteceu? (opcional)'),
      'jantar com Bia',
    );
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('reunião longa'),
      expect.stringContaining('jantar com Bia'),
    ]);
    expect(service.moments.at(-1)).toMatchObject({
      day: DAY,
      level: 4,
      tags: ['Amizades'],
      note: 'jantar com Bia',
    });
    await person.click(await wayBackOf('Momento guardado.'));
    await vi.waitFor(() => expect(service.moments).toEqual([MEETING]));
  });

  it('are changed, and deleted with a way back', async () => {
    const service = momentService([MEETING]);
    const { person } = await open();
    const choose = async (name: string) => {
      await person.click(await screen.findByRole('button', { name: /^Opções do momento das/ }));
      await person.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Mudar momento');
    const sheet = await screen.findByRole('dialog', { name: 'Mudar momento' });
    await person.click(within(sheet).getByRole('radio', { name: 'Normal' }));
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    await vi.waitFor(() => expect(service.moments).toMatchObject([{ id: MEETING.id, level: 3 }]));
    await choose('Apagar');
    expect(await screen.findByText('Nenhum momento por aqui')).toBeTruthy();
    expect(service.moments).toEqual([]);
    await person.click(await wayBackOf('Momento apagado.'));
    expect(await screen.findByText('reunião longa')).toBeTruthy();
  });

  it('keep what was written when it cannot be saved, and ask for something to keep', async () => {
    const service = momentService([]);
    service.fails = true;
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Adicionar momento' }));
    const sheet = await screen.findByRole('dialog');
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    expect(within(sheet).getByRole('alert').textContent).toMatch(/^Escolha uma emoção/);
    await person.type(within(sheet).getByLabelText('O que aconteceu? (opcional)'), 'pausa');
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    expect(await within(sheet).findByText(/O que você escreveu continua aqui/)).toBeTruthy();
    service.fails = false;
    await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('pausa')).length).toBeGreaterThan(0);
    expect(service.moments).toMatchObject([{ note: 'pausa', level: null }]);
  });
});
