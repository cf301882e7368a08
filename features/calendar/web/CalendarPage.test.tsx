import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#packages/kernel/day.ts';
import { wallClockOf } from '#packages/kernel/wall-clock.ts';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type CalendarEvent,
  calendarContract,
  type ListedEvent,
  MONTH_FULL,
} from '../contract/calendar.contract.ts';
import { DAYS_WOULD_MIX } from '../contract/repeat.contract.ts';
import CalendarPage from './CalendarPage.tsx';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const TODAY = wallClockOf(new Date(), ZONE).slice(0, 10);
/** A month in which nothing depends on when the test runs. */
const MONTH = '2027-03';
const on = (day: string, nth: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  title: `Compromisso ${nth}`,
  category: 'health',
  start: `${day}T1${nth}:00`,
  end: `${day}T1${nth}:50`,
  allDay: false,
  timeZone: ZONE,
  description: null,
  ...more,
});

/** The server of the calendar, which remembers what it is told. */
function calendarService(events: ListedEvent[], answers: Answers<typeof calendarContract> = {}) {
  const gone = new Map<string, ListedEvent>();
  let known = events;
  const put = (event: ListedEvent) => {
    known = [...known.filter(({ id }) => id !== event.id), event];
    return event;
  };
  return fakeServer(calendarContract, {
    listEvents: ({ query: { from = '', to = '' } }) => {
      const shown = known.filter(({ start }) => {
        const day = start.slice(0, 10);
        return day >= from && day <= to;
      });
      return { events: shown, drawnIn: [] };
    },
    addEvent: ({ body }) => put(body),
    changeEvent: ({ params, body: { change: _, seen: __, ...event } }) =>
      put({ ...event, id: params.id }),
    deleteEvent: ({ params }) => {
      const before = known.find(({ id }) => id === params.id);
      if (!before) return refuse('not_found');
      gone.set(params.id, before);
      known = known.filter((one) => one !== before);
      return undefined;
    },
    restoreEvent: ({ params }) => {
      const event = gone.get(params.id);
      return event ? put(event) : refuse('not_found');
    },
    ...answers,
  });
}
const open = (search = `?month=${MONTH}`, layout: 'desktop' | 'mobile' = 'desktop') =>
  show(<CalendarPage />, { address: `/calendar${search}`, layout });
const day = (name: RegExp) => screen.findByRole('button', { name });
/** The one in the head of the page; where nothing is planned there is another one below. */
const newEvent = () =>
  screen.getAllByRole('button', { name: 'Novo compromisso' })[0] as HTMLElement;
/** The device's own zone, which counts for somebody whose account is not there yet. */
function liveIn(timeZone: string): void {
  const real = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone });
}
const marchTenth = [1, 2, 3, 4].map((nth) => on('2027-03-10', nth));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the calendar', () => {
  it('shows the month with its events, and the way to those that have no room', async () => {
    calendarService(marchTenth);
    const { person } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Março de 2027' })).toBeTruthy();
    const grid = await screen.findByRole('grid', { name: 'Março de 2027' });
    const names = within(grid).getAllByRole('columnheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'dom',
      'seg',
      'ter',
      'qua',
      'qui',
      'sex',
      'sáb',
    ]);
    await day(/^Quarta-feira, 10 de março, 4 compromissos$/);
    expect(screen.getByRole('button', { name: '11h Compromisso 1, Saúde' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Compromisso 3/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: '+2 mais' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quarta-feira, 10 de março' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  });

  it('has reminders in the agenda, and not among the appointments of a month', async () => {
    const leadsTo = '/notifications?tab=reminders';
    const water = { title: 'Lembrete: água', leadsTo, isReminder: true };
    const drawn = [{ ...on('2027-03-10', 5), ...water }];
    const asked = new Set<string | undefined>();
    calendarService([], {
      listEvents: ({ query: { reminders } }) => {
        asked.add(reminders);
        return { events: [on('2027-03-10', 1)], drawnIn: reminders === 'true' ? drawn : [] };
      },
    });
    await open();
    await day(/^Quarta-feira, 10 de março, 1 compromisso$/);
    expect([...asked]).toEqual(['false']);
    cleanup();
    const { person, router } = await open('?view=agenda&day=2027-03-10');
    const reminder = await screen.findByRole('button', { name: /^Lembrete: água\s*15h/ });
    expect(reminder.textContent).not.toContain('15h50');
    await person.click(reminder);
    await waitFor(() => expect(router.state.location.href).toBe(leadsTo));
  });

  it('is walked through by keys, over the end of the month too', async () => {
    calendarService(marchTenth);
    const { person, router } = await open();
    (await day(/^Segunda-feira, 1 de março/)).focus();
    await person.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(
      /^Quarta-feira, 10 de março/,
    );
    await person.keyboard('{PageDown}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sábado, 10 de abril/),
    );
    expect(router.state.location.search).toEqual({ month: '2027-04' });
    await person.keyboard('{PageUp}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Quarta-feira, 10 de março' })).toBeTruthy();
  });

  it('takes a new event on the day that was chosen, and refuses half a one with help', async () => {
    const server = calendarService([]);
    const { person } = await open();
    await person.click(await day(/^Sexta-feira, 12 de março, nenhum compromisso$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sexta-feira, 12 de março' }));
    await person.click(dialog.getByRole('button', { name: 'Novo compromisso' }));
    const form = within(await screen.findByRole('dialog', { name: 'Novo compromisso' }));
    expect(document.activeElement).toBe(form.getByLabelText('Título'));
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(form.getByText('Preencha título, data e hora de início e fim')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Título')));
    await person.type(form.getByLabelText('Título'), 'Dentista');
    await person.click(form.getByLabelText('Saúde'));
    await person.clear(form.getByLabelText('Hora de início'));
    await person.type(form.getByLabelText('Hora de início'), '14:00');
    await person.clear(form.getByLabelText('Hora de fim'));
    await person.type(form.getByLabelText('Hora de fim'), '13:00');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(form.getByText(/^O fim precisa vir depois do início/)).toBeTruthy();
    expect(server.changes).toEqual([]);
    await person.clear(form.getByLabelText('Hora de fim'));
    await person.type(form.getByLabelText('Hora de fim'), '14:30');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: '14h Dentista, Saúde' })).toBeTruthy();
    expect(server.asked(calendarContract.addEvent)[0]?.body).toMatchObject({
      title: 'Dentista',
      category: 'health',
      start: '2027-03-12T14:00',
      end: '2027-03-12T14:30',
      timeZone: ZONE,
    });
  });

  it('reminds of an event, says when it would not, and leaves holidays out of what comes again', async () => {
    const server = calendarService([]);
    liveIn('America/Sao_Paulo');
    const { person } = await open('?month=2027-03');
    await person.click(newEvent());
    const form = within(await screen.findByRole('dialog', { name: 'Novo compromisso' }));
    await person.type(form.getByLabelText('Título'), 'Yoga');
    await person.clear(form.getByLabelText('Início'));
    await person.type(form.getByLabelText('Início'), '2020-03-10');
    await person.clear(form.getByLabelText('Fim'));
    await person.type(form.getByLabelText('Fim'), '2020-03-10');
    const remind = form.getByLabelText('Lembrar');
    await person.selectOptions(remind, '1 dia antes');
    expect(form.getByText(/^Esse horário já passou/)).toBeTruthy();
    await person.click(form.getByRole('switch', { name: 'O dia todo' }));
    expect(remind).toHaveProperty('value', 'evening_before');
    await person.selectOptions(remind, 'No dia, às 8h');
    await person.selectOptions(form.getByLabelText('Repetir'), 'Todo dia');
    expect(form.queryByText(/^Esse horário já passou/)).toBeNull();
    await person.click(form.getByRole('switch', { name: 'Não em feriados' }));
    await person.selectOptions(form.getByLabelText('Quais feriados'), 'SP');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(server.asked(calendarContract.addEvent)[0]?.body).toMatchObject({
        ...{ allDay: true, repeat: 'FREQ=DAILY', skipHolidays: 'SP', reminder: 'morning' },
      }),
    );
  });

  it('deletes an event, which leaves the month at once', async () => {
    const server = calendarService([on('2027-03-10', 1)]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Compromisso 1, Saúde' }));
    await person.click(await screen.findByRole('button', { name: 'Apagar compromisso' }));
    await day(/^Quarta-feira, 10 de março, nenhum compromisso$/);
    expect(server.changes).toEqual([`DELETE /api/calendar/events/${on('2027-03-10', 1).id}`]);
  });

  it.each(['desktop', 'mobile'] as const)(
    'has a show across midnight in the hours of both days (%s)',
    async (layout) => {
      const times = { start: '2027-03-10T21:30', end: '2027-03-11T00:30' };
      calendarService([on('2027-03-10', 1, { title: 'Show', ...times })]);
      await open('?view=week&day=2027-03-10', layout);
      const within10 = within(
        await screen.findByRole('list', { name: 'Quarta-feira, 10 de março' }),
      );
      expect((await within10.findByRole('button', { name: /^Show/ })).textContent).toContain(
        '21h30',
      );
      const within11 = within(screen.getByRole('list', { name: 'Quinta-feira, 11 de março' }));
      expect(within11.getByRole('button', { name: /^Show/ }).textContent).toContain('até 0h30');
      const above = screen.getAllByRole('list', { name: /dia todo$/ });
      for (const day of above) expect(within(day).queryByRole('button')).toBeNull();
    },
  );

  it('takes this and those after it away', async () => {
    const occurrence = { at: '2027-03-10T11:00', revision: 2 };
    const weekly = { ...on('2027-03-10', 1, { repeat: 'FREQ=WEEKLY' }), occurrence };
    const server = calendarService([weekly]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Compromisso 1, Saúde' }));
    await person.click(await screen.findByLabelText('Este e os próximos'));
    await person.click(screen.getByRole('button', { name: 'Apagar compromisso' }));
    await day(/^Quarta-feira, 10 de março, nenhum compromisso$/);
    expect(server.asked(calendarContract.deleteEvent)).toEqual([
      expect.objectContaining({
        params: { id: weekly.id },
        query: { scope: 'following', at: occurrence.at, revision: '2' },
      }),
    ]);
  });

  it('shows which day of the week of a series moves, and says why one cannot', async () => {
    const occurrence = { at: '2027-03-10T11:00', revision: 0 };
    const repeat = 'FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE;COUNT=6';
    const course = { ...on('2027-03-10', 1, { repeat }), occurrence };
    const server = calendarService([course], { changeEvent: refuse(DAYS_WOULD_MIX) });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Compromisso 1, Saúde' }));
    await person.click(await screen.findByLabelText('Todos'));
    const start = screen.getByLabelText('Início');
    for (const value of ['2027-03-01', '2027-03-11'])
      fireEvent.change(start, { target: { value } });
    expect(screen.getByText(/segunda-feira e quinta-feira/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/as datas se misturariam/)).toBeTruthy();
    expect(server.asked(calendarContract.changeEvent).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        start: '2027-03-11T11:00',
        repeat: 'FREQ=WEEKLY;WKST=SU;BYDAY=MO,TH;COUNT=6',
        change: expect.objectContaining({ ...occurrence, scope: 'all' }),
      }),
    ]);
  });

  it('takes an event to another calendar, without its title unless that is asked for', async () => {
    calendarService([on('2027-03-10', 1, { description: 'Trazer exames' })]);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:event';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '11h Compromisso 1, Saúde' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Mudar compromisso' }));
    const more = sheet.getByRole('button', { name: 'Levar para outro calendário' });
    expect(sheet.queryByRole('button', { name: 'Baixar arquivo (.ics)' })).toBeNull();
    await person.click(more);
    const get = sheet.getByRole('button', { name: 'Baixar arquivo (.ics)' });
    await person.click(get);
    await person.click(sheet.getByRole('switch', { name: 'Com título e descrição' }));
    expect(sheet.getByText(/vê também o título e a descrição/)).toBeTruthy();
    await person.click(get);
    const [neutral = '', whole = ''] = await Promise.all(files.map((file) => file.text()));
    expect(neutral).toContain('SUMMARY:Compromisso\r\n');
    expect(neutral).not.toContain('Trazer');
    expect(whole).toContain('SUMMARY:Compromisso 1\r\nDESCRIPTION:Trazer exames\r\n');
  });

  it('keeps what was written when the server refuses it, also for the next opening', async () => {
    const server = calendarService([]);
    const { person } = await open();
    await person.click(newEvent());
    await person.type(await screen.findByLabelText('Título'), 'Dentista');
    server.answer(calendarContract, { addEvent: refuse(MONTH_FULL) });
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Este mês já tem 300 compromissos/)).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(newEvent());
    expect((await screen.findByLabelText('Título')) as HTMLInputElement).toHaveProperty(
      'value',
      'Dentista',
    );
    server.answer(calendarContract, { addEvent: ({ body }) => body });
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    const sent = () => server.asked(calendarContract.addEvent).map(({ body }) => body.id);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toBe(sent()[0]);
  });

  it('keeps what was typed when it is closed before it was saved, until that is put away', async () => {
    calendarService([]);
    const { person } = await open();
    await person.click(newEvent());
    await person.type(await screen.findByLabelText('Título'), 'Psicóloga');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(newEvent());
    expect(await screen.findByText(/^Você começou isto antes e não salvou/)).toBeTruthy();
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Psicóloga');
    await person.click(screen.getByRole('button', { name: 'Descartar o que escrevi' }));
    expect(screen.getByLabelText('Título')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Título'));
  });

  it('says what today is without appointments, and how old the month is without a connection', async () => {
    calendarService(marchTenth);
    await open();
    const today = await screen.findByRole('region', { name: 'Hoje' });
    expect(await within(today).findByText('Nada marcado.')).toBeTruthy();
    await day(/^Quarta-feira, 10 de março, 4 compromissos$/);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Sem conexão: este é o mês como estava/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '11h Compromisso 1, Saúde' })).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('says that it could not be loaded, and that nothing is lost', async () => {
    calendarService([], { listEvents: refuse('internal') });
    await open();
    expect(await screen.findByText('Não deu para carregar seus compromissos')).toBeTruthy();
  });

  it('names the holidays of Brazil to whoever lives there, and to nobody else', async () => {
    calendarService([]);
    liveIn('America/Bahia');
    const { person } = await open('?month=2027-03');
    const friday = await day(/^Sexta-feira, 26 de março, Sexta-feira Santa, nenhum compromisso$/);
    await person.click(friday);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sexta-feira, 26 de março' }));
    expect(dialog.getByText('Sexta-feira Santa')).toBeTruthy();
    cleanup();
    liveIn('Asia/Tokyo');
    await open('?month=2027-03');
    expect(await day(/^Sexta-feira, 26 de março, nenhum compromisso$/)).toBeTruthy();
  });

  it('begins an event for the address that asks for one', async () => {
    calendarService([]);
    const { router } = await open('?new=1');
    expect(await screen.findByRole('dialog', { name: 'Novo compromisso' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

it('shows the chosen day below the month on a phone, and what comes next', async () => {
  calendarService([...marchTenth, on(addDays(TODAY, 2), 5, { title: 'Violão' })]);
  const { person } = await open(undefined, 'mobile');
  expect(await screen.findByText('Violão')).toBeTruthy();
  await person.click(await day(/^Quarta-feira, 10 de março, 4 compromissos$/));
  const card = await screen.findByRole('region', { name: 'Quarta-feira, 10 de março' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('dialog')).toBeNull();
});
