import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import {
  type CalendarEvent,
  calendarContract,
} from '#features/calendar/contract/calendar.contract.ts';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { Agreements } from '#features/privacy/web/index.ts';
import {
  type CourseCard,
  trainingContract,
} from '#features/training/contract/training.contract.ts';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { type DashboardView, dashboardContract } from '../contract/dashboard.contract.ts';
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

const LUNCH: CalendarEvent = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f41',
  title: 'Almoço com a Júlia',
  category: 'personal',
  start: '2199-11-20T12:30',
  end: '2199-11-20T13:30',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
};
const PAUSES: CourseCard = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f42',
  title: 'Pausas que funcionam',
  description: 'Para o dia a dia.',
  ...{ hours: 0.5, language: 'pt-BR', shownIn: 'pt-BR', cover: 'pausas' },
  ...{ premium: false, legal: null, validMonths: null, withdrawn: false },
  progress: {
    ...{ state: 'inProgress', startedAt: '2026-11-02T15:00:00.000Z', completedAt: null },
    ...{ expiresAt: null, renewable: false, company: null },
  },
  lessons: 5,
  read: 2,
};

const answer = (view: DashboardView | null) =>
  fakeServer(dashboardContract, { dashboard: view ?? refuse('unavailable') });
/** The start page's figures, and days that are recorded. */
const answerAndRecord = () =>
  answer(VIEW).answer(emotionsContract, {
    getDay: ({ params: { day } }) => ({ ...VIEW.today, day, moments: [] }),
    recordDay: ({ params: { day }, body: { level, tags, note } }) => ({
      ...{ day, level, tags, note },
      ...{ recordedAt: VIEW.today.recordedAt, moments: [] },
    }),
  });
/** A server that takes its time for ever. */
const silence = () =>
  fakeServer(dashboardContract, { dashboard: () => new Promise(() => undefined) });
const open = (page = <DesktopDashboardPage />) => show(page, { address: '/dashboard' });

afterEach(() => {
  vi.useRealTimers();
});

describe('the start page', () => {
  it('greets by the name that this device knows while the server does not answer', async () => {
    silence();
    const user = { id: 'ana', user_metadata: { full_name: 'Ana Ribeiro' } };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user }));
    await open();
    localStorage.clear();
    expect(screen.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), Ana$/ }));
  });

  it('greets, and leads to writing before any figure is there', async () => {
    silence();
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
    answer({ ...VIEW, coursesUnderWay: 1 })
      .answer(calendarContract, { listEvents: { events: [LUNCH], drawnIn: [] } })
      .answer(trainingContract, { listCourses: { courses: [PAUSES] } });
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
    const server = answerAndRecord();
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
    const sent = () => server.asked(emotionsContract.recordDay).map(({ body }) => body.level);
    await vi.waitFor(() => expect(sent()).toEqual([4, null]));
  });

  it('has gone on to the new day when an open page is seen again in the morning', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:59:00') });
    const server = answerAndRecord();
    const { person } = await open();
    expect(await screen.findByText(/^Quinta-feira, 19/)).toBeTruthy();
    vi.setSystemTime(new Date('2026-11-20T08:10:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Sexta-feira, 20/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Bom dia' })).toBeTruthy();
    await person.click(await screen.findByRole('radio', { name: 'Bem' }));
    const days = () => server.asked(emotionsContract.recordDay).map(({ params }) => params.day);
    await vi.waitFor(() => expect(days()).toEqual(['2026-11-20']));
  });

  it('renews its week when the day turns while it is looked at, once', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-11-20T02:30:00'),
      shouldAdvanceTime: true,
    });
    const week = VIEW.week.map((one, index) => ({ ...one, day: `2026-11-${14 + index}` }));
    const next = { ...VIEW, week };
    const server: FakeServer = fakeServer(dashboardContract, {
      dashboard: () => (server.asked(dashboardContract.dashboard).length === 1 ? VIEW : next),
    });
    await open();
    const shown = await screen.findByRole('region', { name: 'Sua semana' });
    expect(within(shown).getAllByRole('listitem').at(-1)?.textContent).toMatch(/^hoje19/);
    await act(() => vi.advanceTimersByTimeAsync(40 * 60_000));
    expect(within(shown).getAllByRole('listitem').at(-1)?.textContent).toMatch(/^hoje20/);
    expect(screen.getByText(/^Sexta-feira, 20/)).toBeTruthy();
    expect(server.asked(dashboardContract.dashboard)).toHaveLength(2);
  });

  it('shows no face that the person did not agree to have kept', async () => {
    const server = answerAndRecord();
    server.answer(emotionsContract, { recordDay: refuse('health_consent_needed') });
    const { person } = await open(
      <>
        <DesktopDashboardPage />
        <Agreements />
        <Toaster />
      </>,
    );
    await person.click(await screen.findByRole('radio', { name: 'Bem' }));
    await person.click(await screen.findByRole('button', { name: 'Agora não' }));
    await screen.findByText(/sem o seu consentimento, nada foi guardado nem enviado/);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByText(/Guardado neste aparelho|Salvo/)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('emotions'))).toEqual([]);
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
