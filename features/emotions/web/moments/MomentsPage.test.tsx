import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rhythmContract } from '#features/rhythm/contract/rhythm.contract.ts';
import { fakeServer, OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { type EmotionMoment, emotionsContract } from '../../contract/emotions.contract.ts';
import { momentQueue } from '../local/pending.ts';
import { momentSenderOf } from '../send-emotions.ts';
import MomentsPage from './MomentsPage.tsx';

const DAY = '2026-11-17';
const NOON = `${DAY}T15:00:00.000Z`;
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
  const service = { moments, fails: false, away: false };
  const record = { day: DAY, level: 4, recordedAt: NOON, tags: ['Família'], note: null } as const;
  fakeServer(emotionsContract, {
    getDay: () =>
      service.away ? OFFLINE : { ...record, tags: [...record.tags], moments: service.moments },
    recordMoment: ({ params, body: { changeId: _, recordedAt: __, deleted, ...moment } }) => {
      if (service.away) return OFFLINE;
      if (service.fails) return refuse('unavailable');
      service.moments = service.moments.filter(({ id }) => id !== params.id);
      if (!deleted) service.moments = [...service.moments, { ...params, ...moment }];
      return undefined;
    },
  }).answer(rhythmContract, {
    rhythm: () => (service.away ? OFFLINE : { rhythm: { days: 3, grown: 3 } }),
  });
  return service;
}

/** What the frame around every screen does, for who is signed in. */
function Sending() {
  const client = useQueryClient();
  useEffect(() => momentQueue.start('', momentSenderOf(client, '')), [client]);
  return null;
}

const open = () =>
  show(
    <>
      <Sending />
      <MomentsPage />
      <Toaster />
    </>,
    { address: `/emotion-report/moments?day=${DAY}` },
  );

/** The button of the newest toast that says this; earlier ones may still stand beside it. */
async function wayBackOf(text: string | RegExp): Promise<HTMLElement> {
  const toast = (await screen.findAllByText(text)).at(-1)?.parentElement as HTMLElement;
  return within(toast).getByRole('button', { name: 'Desfazer' });
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00Z') }));
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  momentQueue.clear();
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

  it('keep what was typed when the sheet is closed before it was saved', async () => {
    momentService([MEETING]);
    const { person } = await open();
    const add = await screen.findByRole('button', { name: 'Adicionar momento' });
    const field = () => screen.findByLabelText('O que aconteceu? (opcional)');
    await person.click(add);
    await person.type(await field(), 'uma conversa boa');
    await person.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(add);
    expect(await field()).toHaveProperty('value', 'uma conversa boa');
    await person.click(screen.getByRole('button', { name: 'Descartar o que escrevi' }));
    expect(await field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Que horas eram?'));
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
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Momentos' }));
    expect(await screen.findByText('Nenhum momento por aqui')).toBeTruthy();
    expect(service.moments).toEqual([]);
    await person.click(await wayBackOf('Momento apagado.'));
    expect(await screen.findByText('reunião longa')).toBeTruthy();
  });

  it('wait on this device without a connection, and go out when it is back', async () => {
    const service = momentService([]);
    service.away = true;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { person } = await open();
    expect(await screen.findByText(/O que você adicionar agora fica neste aparelho/)).toBeTruthy();
    await addMoment(person, 'pausa no jardim');
    const [row] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toContain('Aguardando envio');
    await addMoment(person, 'sem querer');
    await person.click(
      await wayBackOf(/^Momento guardado\. Vai ser enviado quando a conexão voltar/),
    );
    await waitFor(() => expect(screen.queryByText('sem querer')).toBeNull());
    expect(screen.getByText('pausa no jardim')).toBeTruthy();

    service.away = false;
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Aguardando envio/)).toBeNull());
    expect(service.moments).toMatchObject([{ note: 'pausa no jardim', level: null }]);
    expect(await screen.findByText('pausa no jardim')).toBeTruthy();
  });

  it('wait on when the server is away, and are told when it will never take them', async () => {
    const service = momentService([]);
    service.fails = true;
    const { person } = await open();
    await addMoment(person, 'pausa');
    expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('Aguardando envio');
    fakeServer(emotionsContract, { recordMoment: refuse('day_out_of_range') });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/não pôde ser guardado/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('pausa')).toBeNull());
  });

  it('keep what was written where the device keeps nothing and the server fails', async () => {
    const service = momentService([]);
    service.fails = true;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
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

async function addMoment(person: UserEvent, note: string) {
  await person.click(await screen.findByRole('button', { name: 'Adicionar momento' }));
  const sheet = await screen.findByRole('dialog', { name: 'Adicionar momento' });
  await person.type(within(sheet).getByLabelText('O que aconteceu? (opcional)'), note);
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
}
