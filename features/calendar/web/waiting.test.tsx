import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type CalendarEvent,
  calendarContract,
  type ListedEvent,
} from '../contract/calendar.contract.ts';
import CalendarPage from './CalendarPage.tsx';
import { eventQueue } from './local/waiting.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const DENTIST: CalendarEvent = {
  ...{ id: '00000000-0000-4000-8000-000000000001', title: 'Dentista', category: 'health' },
  ...{ start: '2027-03-10T11:00', end: '2027-03-10T11:50', allDay: false, timeZone: ZONE },
  description: null,
};

/** A server that keeps what it is told and refuses a change of what changed meanwhile; away without a network. */
function calendarServer(known: ListedEvent[]) {
  const state = { known, isAway: false, calls: [] as string[] };
  const isPassed = (id: string, seen: number | string | undefined) => {
    const stands = state.known.find((one) => one.id === id);
    return stands && seen !== undefined && Number(seen) !== (stands.revision ?? 0);
  };
  const put = (event: ListedEvent) => {
    state.known = [...state.known.filter(({ id }) => id !== event.id), event];
    return event;
  };
  fakeServer(calendarContract, {
    listEvents: () => (state.isAway ? OFFLINE : { events: state.known, drawnIn: [] }),
    addEvent: ({ body }) => {
      if (state.isAway) return OFFLINE;
      state.calls.push(`POST ${body.title}`);
      return put(body as CalendarEvent);
    },
    changeEvent: ({ params: { id }, body: { seen, change: _, ...draft } }) => {
      if (state.isAway) return OFFLINE;
      state.calls.push(`PATCH ${draft.title}`);
      return isPassed(id, seen) ? refuse('event_changed') : put({ id, ...draft } as CalendarEvent);
    },
    deleteEvent: ({ params: { id }, query }) => {
      if (state.isAway) return OFFLINE;
      state.calls.push('DELETE');
      if (isPassed(id, query.revision)) return refuse('event_changed');
      state.known = state.known.filter((one) => one.id !== id);
      return undefined;
    },
  });
  return state;
}
/** Pulls the network, or gives it back. */
async function connect(server: { isAway: boolean }, isThere: boolean): Promise<void> {
  server.isAway = !isThere;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  await act(async () => {
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });
}
const open = () => show(<CalendarPage />, { address: '/calendar?month=2027-03' });
const waitingList = () => screen.findByRole('list', { name: 'Esperando para enviar' });

beforeEach(() => {
  localStorage.clear();
  eventQueue.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('without a connection', () => {
  it('a new event is kept, shown as waiting, and sent once', async () => {
    const server = calendarServer([]);
    const { person } = await open();
    await screen.findByRole('button', { name: /^Quarta-feira, 10 de março/ });
    await connect(server, false);
    const [add] = screen.getAllByRole('button', { name: 'Novo compromisso' });
    await person.click(add as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Novo compromisso' }));
    await person.type(form.getByLabelText('Título'), 'Almoço');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    const row = within(await waitingList()).getByRole('listitem');
    expect(row.textContent).toContain('Almoço');
    expect(row.textContent).toContain('Só neste aparelho, por enquanto');
    expect(screen.getAllByRole('button', { name: /Almoço.*espera a conexão/ }).length).toBe(1);
    expect(server.calls).toEqual([]);

    await connect(server, true);
    await person.click(within(row).getByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(screen.queryByText('Esperando para enviar')).toBeNull());
    expect(server.calls).toEqual(['POST Almoço']);
    expect(screen.getByRole('button', { name: /Almoço, Pessoal$/ })).toBeTruthy();
  });

  it('a change that meets one of another device is told, and its person says which stands', async () => {
    const server = calendarServer([DENTIST]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Dentista, Saúde' }));
    await connect(server, false);
    const form = within(await screen.findByRole('dialog', { name: 'Mudar compromisso' }));
    await person.type(form.getByLabelText('Título'), ' da Vila');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    const row = within(await waitingList()).getByRole('listitem');
    server.known = [{ ...DENTIST, title: 'Dentista às 11', revision: 1 }];
    await connect(server, true);
    await person.click(within(row).getByRole('button', { name: 'Tentar agora' }));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('também mudou em outro aparelho');
    await person.click(screen.getByRole('button', { name: 'Guardar a minha versão' }));
    await waitFor(() => expect(server.known).toMatchObject([{ title: 'Dentista da Vila' }]));
    await waitFor(() => expect(screen.queryByText('Esperando para enviar')).toBeNull());
  });

  it('what was deleted comes back by the way back, before the server has heard of it', async () => {
    const server = calendarServer([DENTIST]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Dentista, Saúde' }));
    await connect(server, false);
    await person.click(await screen.findByRole('button', { name: 'Apagar compromisso' }));
    const row = within(await waitingList()).getByRole('listitem');
    expect(row.textContent).toContain('Apagado');
    expect(screen.queryByRole('button', { name: '11h Dentista, Saúde' })).toBeNull();
    await person.click(within(row).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('button', { name: '11h Dentista, Saúde' })).toBeTruthy();
    await connect(server, true);
    expect(server.calls).toEqual([]);
  });
});
