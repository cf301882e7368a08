import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { show } from '#packages/testing/screens/show.tsx';
import type { DashboardView } from '../contract/dashboard.contract.ts';
import DesktopDashboardPage from './desktop/DashboardPage.tsx';
import MobileDashboardPage from './mobile/DashboardPage.tsx';

const VIEW: DashboardView = {
  entriesThisMonth: 9,
  rhythm: { days: 17, grown: 17 },
  wellness: { stands: 'above', against: 'month' },
  helpFirst: false,
  latest: {
    entryId: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40',
    at: '2026-11-18T22:42:00.000Z',
    level: 'moderate',
  },
  week: [1, 0, 2, 0, 1, 1, 0].map((entries, day) => ({
    day: `2026-11-${13 + day}`,
    entries,
    emotion: day === 2 ? 4 : null,
    recorded: entries > 0 || day === 4,
  })),
  today: { day: '2026-11-19', level: null, recordedAt: null, tags: [], note: null },
  upcoming: { count: 3, next: { start: '2020-11-20T14:00', allDay: false } },
  completedCourses: 2,
  coursesUnderWay: 0,
  community: 12_480,
};

const LUNCH = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f41',
  title: 'Almoço com a Júlia',
  category: 'personal',
  start: '2199-11-20T12:30',
  end: '2199-11-20T13:30',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
};
const PAUSES = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f42',
  title: 'Pausas que funcionam',
  description: '',
  progress: { state: 'inProgress', startedAt: null, completedAt: null },
  lessons: 5,
  read: 2,
};

const answer = (view: DashboardView | null) =>
  vi.stubGlobal('fetch', async () =>
    view ? Response.json(view) : Response.json({ code: 'unavailable' }, { status: 503 }),
  );
/** The start page's figures, and days that are recorded; the levels that were sent. */
function answerAndRecord(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const day = /emotions\/days\/([\d-]+)$/.exec(String(input))?.[1];
    if (day === undefined) return Response.json(VIEW);
    const record = init.method === 'PUT' ? JSON.parse(String(init.body)) : VIEW.today;
    if (init.method === 'PUT') sent.push(record.level);
    return Response.json({ ...VIEW.today, ...record, day, moments: [] });
  });
  return sent;
}
const open = (page = <DesktopDashboardPage />) => show(page, { address: '/dashboard' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the start page', () => {
  it('greets by the name that this device knows while the server does not answer', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const user = { id: 'ana', user_metadata: { full_name: 'Ana Ribeiro' } };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user }));
    await open();
    localStorage.clear();
    expect(screen.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), Ana$/ }));
  });

  it('greets, and leads to writing before any figure is there', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await open();
    expect(
      screen.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite)$/ }),
    ).toBeTruthy();
    const write = screen.getByRole('link', { name: 'Escrever no diário' });
    expect(write.getAttribute('href')).toMatch(/^\/diary\?write=1$/);
  });

  it.each([
    ['desktop', <DesktopDashboardPage key="d" />],
    ['mobile', <MobileDashboardPage key="m" />],
  ])('shows the person’s own figures, each leading to its screen (%s)', async (_, page) => {
    answer(VIEW);
    await open(page);
    const entries = await screen.findByRole('link', { name: '9 registros no diário este mês' });
    expect(entries.getAttribute('href')).toBe('/diary');
    const signals = screen.getByRole('link', { name: /^Moderado sinais no último registro/ });
    expect(signals.getAttribute('href')).toBe('/burnout-analysis');
    const courses = screen.getByRole('link', { name: '2 treinamentos concluídos' });
    expect(courses.getAttribute('href')).toBe('/training');
    const upcoming = screen.getByRole('link', {
      name: '3 compromissos nesta semana; próximo: sexta-feira, 14h',
    });
    expect(upcoming.getAttribute('href')).toBe('/calendar');
    expect(screen.getByRole('link', { name: 'Agendar compromisso' }).getAttribute('href')).toBe(
      '/calendar?new=1',
    );
    expect(screen.getByText('17 dos últimos 28 dias')).toBeTruthy();
    const wellness = screen.getByRole('link', { name: /^Acima da média/ });
    expect(wellness.getAttribute('href')).toBe('/emotion-report');
    expect(
      screen.getByText(
        'Seu jardim: manacá em flor, ipê-amarelo em flor e maracujá em botão. 17 dos últimos 28 dias com registro.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('12.480 pessoas cuidam do próprio jardim por aqui.')).toBeTruthy();
  });

  it('shows help in place of a level after a text where help comes first', async () => {
    answer({ ...VIEW, helpFirst: true });
    await open();
    const help = await screen.findByRole('link', { name: /^Tem gente para ouvir agora/ });
    expect(help).toHaveProperty('pathname', '/ajuda');
    expect(screen.queryByText(/sinais no último registro/)).toBeNull();
    expect(screen.queryByText('Moderado')).toBeNull();
    expect(screen.queryByText('Acima da média')).toBeNull();
    expect(screen.queryByRole('link', { name: /treinamentos/ })).toBeNull();
  });

  it('calls a day without a record rest and leaves today open', async () => {
    answer(VIEW);
    await open();
    const week = await screen.findByRole('region', { name: 'Sua semana' });
    const days = within(week)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(days[0]).toBe('sex131 registro');
    expect(days[1]).toBe('sáb14Descanso');
    expect(days[6]).toBe('hoje19Ainda sem registro hoje');
  });

  it('tells a new person what this is and who sees it, and shows no zeros', async () => {
    answer({
      ...VIEW,
      rhythm: { days: 0, grown: 0 },
      wellness: null,
      latest: null,
      entriesThisMonth: 0,
      week: VIEW.week.map((day) => ({ ...day, entries: 0, emotion: null, recorded: false })),
      upcoming: { count: 0, next: null },
      completedCourses: 0,
      community: 3,
    });
    await open();
    const welcome = await screen.findByRole('region', { name: 'Pequeno, para caber no dia' });
    expect(within(welcome).getByRole('heading', { name: 'Um toque por dia' })).toBeTruthy();
    expect(within(welcome).getByText(/Ela só vê números de grupos/)).toBeTruthy();
    expect(screen.getByText('Seu primeiro dia por aqui')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sua semana' })).toBeNull();
    expect(screen.queryByText(/treinamentos concluídos|Ainda|pessoas cuidam/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Buscar apoio' })).toBeTruthy();
  });

  it('tells what comes next and how far the course under way is', async () => {
    const answers: [RegExp, unknown][] = [
      [/calendar\/events/, { events: [LUNCH], drawnIn: [] }],
      [/courses/, { courses: [PAUSES] }],
      [/dashboard/, { ...VIEW, coursesUnderWay: 1 }],
    ];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
      Response.json(answers.find(([path]) => path.test(String(input)))?.[1] ?? {}),
    );
    await open();
    const next = await screen.findByRole('region', { name: 'A seguir' });
    expect(within(next).getByText('Almoço com a Júlia')).toBeTruthy();
    const course = await screen.findByRole('region', { name: 'Pausas que funcionam' });
    expect(within(course).getByText('2 de 5 aulas lidas')).toBeTruthy();
    const goOn = within(course).getByRole('link', { name: 'Continuar' });
    expect(goOn.getAttribute('href')).toBe(`/training/${PAUSES.id}?lesson=next`);
  });

  it('keeps the face of the day in the garden', async () => {
    answer({ ...VIEW, today: { ...VIEW.today, level: 2 } });
    await open();
    await screen.findByText(/^Seu jardim/);
    expect(document.querySelector('[data-weather="2"]')).not.toBeNull();
  });

  it('says nothing about a rhythm before there is one', async () => {
    answer({
      ...VIEW,
      rhythm: { days: 1, grown: 1 },
      wellness: null,
      latest: null,
      entriesThisMonth: 0,
    });
    await open();
    expect(await screen.findByText('Ainda sem sinais')).toBeTruthy();
    expect(screen.queryByText(/dos últimos 28 dias/)).toBeNull();
  });

  it('shows neither garden nor rhythm to who turned them off', async () => {
    answer({ ...VIEW, rhythm: null });
    await open();
    const week = await screen.findByRole('region', { name: 'Sua semana' });
    expect(within(week).queryByText(/28 dias/)).toBeNull();
    expect(within(week).getByText('Os dias de descanso também fazem parte.')).toBeTruthy();
    expect(screen.queryByText(/Seu jardim|O jardim/)).toBeNull();
  });

  it('takes a face where it stands, says that it is saved, and takes it back', async () => {
    const sent = answerAndRecord();
    const { person } = await open();
    const faces = await screen.findByRole('group', { name: 'Como você está agora?' });
    await person.click(within(faces).getByRole('radio', { name: 'Bem' }));
    expect(await screen.findByText('Salvo.')).toBeTruthy();
    expect(within(faces).getByRole('radio', { name: 'Bem' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ver ajuda' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Contar mais' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(document.activeElement).toBe(within(faces).getByRole('radio', { name: 'Bem' }));
    expect(screen.queryByText('Salvo.')).toBeNull();
    await vi.waitFor(() => expect(sent).toEqual([4, null]));
  });

  it('has gone on to the new day when an open page is seen again in the morning', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:59:00') });
    const recorded: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const day = /emotions\/days\/([\d-]+)$/.exec(String(input))?.[1];
      if (day && init.method === 'PUT') recorded.push(day);
      return Response.json(day ? { ...VIEW.today, day, moments: [] } : VIEW);
    });
    const { person } = await open();
    expect(await screen.findByText(/^Quinta-feira, 19/)).toBeTruthy();
    vi.setSystemTime(new Date('2026-11-20T08:10:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Sexta-feira, 20/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Bom dia' })).toBeTruthy();
    await person.click(await screen.findByRole('radio', { name: 'Bem' }));
    await vi.waitFor(() => expect(recorded).toEqual(['2026-11-20']));
  });

  it('renews its week when the day turns while it is looked at, once', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-11-20T02:30:00'),
      shouldAdvanceTime: true,
    });
    let asked = 0;
    const week = VIEW.week.map((one, index) => ({ ...one, day: `2026-11-${14 + index}` }));
    const next = { ...VIEW, week };
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      if (!String(input).startsWith('/api/dashboard')) return Response.json({});
      asked += 1;
      return Response.json(asked === 1 ? VIEW : next);
    });
    await open();
    const shown = await screen.findByRole('region', { name: 'Sua semana' });
    expect(within(shown).getAllByRole('listitem').at(-1)?.textContent).toMatch(/^hoje19/);
    await act(() => vi.advanceTimersByTimeAsync(40 * 60_000));
    expect(within(shown).getAllByRole('listitem').at(-1)?.textContent).toMatch(/^hoje20/);
    expect(screen.getByText(/^Sexta-feira, 20/)).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('asks after the lowest face whether company is wanted, until it is declined', async () => {
    answerAndRecord();
    const { person } = await open();
    await person.click(await screen.findByRole('radio', { name: 'Muito mal' }));
    const help = await screen.findByRole('link', { name: 'Ver ajuda' });
    expect(help).toHaveProperty('pathname', '/ajuda');
    await person.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByRole('link', { name: 'Ver ajuda' })).toBeNull();
    expect(screen.getByText('Salvo.')).toBeTruthy();
  });

  it('keeps the way to writing and to help when the figures cannot be had', async () => {
    answer(null);
    await open();
    expect(await screen.findByText('O que você guardou continua guardado.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Escrever no diário' })).toBeTruthy();
  });
});
