import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTIFICATION_SUBJECTS } from '../contract/kinds.ts';
import type { NotificationSettings } from '../contract/notifications.contract.ts';
import NotificationsPage from './NotificationsPage.tsx';
import { notificationKeys } from './notifications.client.ts';
import { showNotifications } from './testing/show.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useAccessState: () => ({ phase: 'signedIn' }),
  useMe: () => ({ id: 'ana', timeZone: 'America/Sao_Paulo' }),
}));

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const plan = { on: false, time: '18:00', days: [1, 2, 3, 4, 5], silenced: false, nextAt: null };
const channels = { inApp: true, email: true, push: false };

/** The product's own routes, as a new person finds them; keeps what was asked of it. */
function api(answers: Record<string, unknown> = {}) {
  const asked: [route: string, body: unknown][] = [];
  const settings: NotificationSettings = {
    subjects: Object.fromEntries(
      NOTIFICATION_SUBJECTS.map((subject) => [subject, channels]),
    ) as NotificationSettings['subjects'],
    pushKey: 'B'.repeat(87),
    devices: [],
  };
  const all: Record<string, unknown> = {
    'GET /api/notifications': { notifications: [], next: null },
    'GET /api/notifications/settings': settings,
    'GET /api/reminders': {
      plans: { check_in: plan, diary: plan, pause: plan, water: plan, movement: plan },
      rules: { quiet: { from: '22:00', to: '07:00' }, holidays: 'national' },
      timeZone: 'America/Sao_Paulo',
    },
    ...answers,
  };
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const route = `${method} ${input.split('?', 1)[0]}`;
    asked.push([route, body ? JSON.parse(String(body)) : undefined]);
    const answer = all[route];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return asked;
}

beforeEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('says in words what was told, marks what is unread, and takes deleting', async () => {
    const asked = api({
      'GET /api/notifications': {
        notifications: [
          {
            id: id(2),
            kind: 'trial_ending',
            params: { endsAt: Date.UTC(2026, 11, 2, 15) },
            read: false,
          },
          { id: id(1), kind: 'password_changed', params: {}, read: true },
        ].map((one) => ({ ...one, at: '2026-11-20T12:00:00Z' })),
        next: null,
      },
    });
    const { person } = await showNotifications(<NotificationsPage />);
    const unread = await screen.findByRole('link', {
      name: /^Não lido.*Seu teste está perto do fim$/,
    });
    expect(unread.getAttribute('href')).toBe('/profile');
    expect(screen.getByText(/^Vai até 2 de dezembro/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sua senha mudou' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Apagar: Sua senha mudou' }));
    expect(screen.queryByRole('link', { name: 'Sua senha mudou' })).toBeNull();
    expect(document.activeElement).toBe(unread);
    expect(asked.at(-1)?.[0]).toBe(`DELETE /api/notifications/${id(1)}`);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((violation) => violation.id)).toEqual([]);
  });

  it('are silenced until the morning and heard again, each with a way back', async () => {
    const asked = api();
    const { person } = await showNotifications(<NotificationsPage />, '?tab=channels');
    const card = await screen.findByRole('region', { name: 'Uma pausa nos avisos' });
    expect(within(card).getByText(/segurança da conta e o plano continuam/)).toBeDefined();
    const silentUntil = new Date(Date.now() + 10 * 3_600_000).toISOString();
    const known = api({ 'GET /api/notifications/unread': { unread: 3, silentUntil } });
    await person.click(within(card).getByRole('button', { name: 'Silenciar até amanhã' }));
    expect(await within(card).findByText(/^Em silêncio até/)).toBeDefined();
    const [, sent] = known.find(([route]) => route === 'PUT /api/notifications/silence') ?? [];
    expect(Date.parse((sent as { until: string }).until)).toBeGreaterThan(Date.now());
    await person.click(within(card).getByRole('button', { name: 'Voltar a avisar' }));
    expect(known.at(-2) ?? asked).toEqual(['PUT /api/notifications/silence', { until: null }]);
  });

  it('says of an event when it begins, and leads to its day', async () => {
    const event = '00000000-0000-4000-8000-000000000001';
    const startsAt = Date.UTC(2026, 10, 20, 17);
    api({
      'GET /api/notifications': {
        notifications: [
          { id: id(2), params: { event, day: '2026-11-20', startsAt } },
          { id: id(1), params: { event, day: '2026-11-21' } },
        ].map((one) => ({
          ...one,
          kind: 'event_reminder',
          at: '2026-11-20T12:00:00Z',
          read: true,
        })),
        next: null,
      },
    });
    await showNotifications(<NotificationsPage />);
    const [timed] = await screen.findAllByRole('link', { name: 'Lembrete de um compromisso seu' });
    expect(timed?.getAttribute('href')).toBe('/calendar?view=agenda&day=2026-11-20');
    expect(screen.getByText(/^Começa em 20 de novembro, 14h\./)).toBeDefined();
    expect(screen.getByText(/^É em 21 de novembro, o dia todo\./)).toBeDefined();
  });

  const two = [id(2), id(1)].map((one, index) => ({
    id: one,
    kind: index ? 'password_changed' : 'email_changed',
    params: {},
    at: '2026-11-20T12:00:00Z',
    read: index === 1,
  }));
  const away = () =>
    Response.json({ code: 'unavailable', message: '', requestId: '1' }, { status: 503 });
  const gone = () =>
    Response.json({ code: 'not_found', message: '', requestId: '1' }, { status: 404 });

  it.each([
    [
      'Marcar como lido: Sua conta usa outro e-mail',
      `PATCH /api/notifications/${id(2)}`,
      'O aviso continua como estava.',
    ],
    [
      'Apagar: Sua conta usa outro e-mail',
      `DELETE /api/notifications/${id(2)}`,
      'O aviso não foi apagado.',
    ],
  ])('shows what was not taken as it was, and says so: %s', async (button, route, said) => {
    api({ 'GET /api/notifications': { notifications: two, next: null }, [route]: away() });
    const { person } = await showNotifications(<NotificationsPage />);
    await person.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByText(new RegExp(`^${said}`))).textContent).toMatch(/tente de novo/i);
    expect(screen.getByRole('link', { name: /^Não lido.*outro e-mail$/ })).toBeDefined();
    expect(document.body.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leaves out what was deleted elsewhere already, without a word', async () => {
    api({
      'GET /api/notifications': { notifications: two, next: null },
      [`DELETE /api/notifications/${id(1)}`]: gone(),
    });
    const { person } = await showNotifications(<NotificationsPage />);
    await person.click(await screen.findByRole('button', { name: 'Apagar: Sua senha mudou' }));
    expect(screen.queryByRole('link', { name: 'Sua senha mudou' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says at once that there is no connection, and takes the focus back to the button', async () => {
    api({ 'GET /api/notifications': { notifications: two, next: null } });
    const { person, client } = await showNotifications(<NotificationsPage />);
    act(() => void client.setQueryData(notificationKeys.unread, { unread: 1, silentUntil: null }));
    await screen.findByRole('link', { name: 'Sua senha mudou' });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : answer(input, init),
    );
    const all = screen.getByRole('button', { name: 'Marcar todos como lidos' });
    await person.click(all);
    expect(
      await screen.findByText(/^Os avisos continuam como estavam. Você está sem/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: /^Não lido.*outro e-mail$/ })).toBeDefined();
    expect(document.activeElement).toBe(all);
  });

  it('says so when there is nothing', async () => {
    api();
    await showNotifications(<NotificationsPage />);
    expect(await screen.findByText('Nenhum aviso por aqui')).toBeDefined();
  });
});

describe('the ways', () => {
  it('leave security on for good, and keep a choice about the rest', async () => {
    const asked = api();
    const { person } = await showNotifications(<NotificationsPage />, '?tab=channels');
    const security = await screen.findByRole('row', { name: /^Segurança da conta/ });
    expect(within(security).getAllByText('Sempre')).toHaveLength(2);
    expect(within(security).getAllByRole('switch')).toHaveLength(1);
    await person.click(screen.getByRole('switch', { name: 'Água: E-mail' }));
    expect(asked).toContainEqual([
      'PUT /api/notifications/settings/water',
      { inApp: true, email: false, push: false },
    ]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Água: E-mail' }).checked).toBe(
      false,
    );
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: 'Movimento: E-mail' }).checked,
    ).toBe(true);
    const messages = screen.getByRole('row', { name: /^Mensagens/ });
    expect(within(messages).getByText('Não avisa')).toBeDefined();
  });

  it('show a choice that was not taken as it was', async () => {
    api({
      'PUT /api/notifications/settings/water': Response.json(
        { code: 'unavailable', message: '', requestId: '1' },
        { status: 503 },
      ),
    });
    const { person } = await showNotifications(<NotificationsPage />, '?tab=channels');
    const mails = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Água: E-mail',
    });
    await person.click(mails);
    expect((await screen.findByRole('alert')).textContent).toMatch(/fora do ar/);
    expect(mails.checked).toBe(true);
  });

  it('tell whoever has a browser without messages what still works', async () => {
    api();
    await showNotifications(<NotificationsPage />, '?tab=channels');
    expect(await screen.findByText(/^Este navegador não recebe notificações/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Permitir neste aparelho' })).toBeNull();
  });
});

describe('reminders', () => {
  it('are off, say how they come, and one that is on shows its hour', async () => {
    const on = { ...plan, on: true, nextAt: '2099-11-23T21:00:00.000Z' };
    const asked = api({
      'PUT /api/reminders/plans/pause': {
        plans: { check_in: plan, diary: plan, pause: on, water: plan, movement: plan },
        rules: { quiet: null, holidays: 'none' },
        timeZone: 'America/Sao_Paulo',
      },
    });
    const { person } = await showNotifications(<NotificationsPage />, '?tab=reminders');
    expect(await screen.findByText('Eles chegam no app e por e-mail.')).toBeDefined();
    await person.click(await screen.findByRole('switch', { name: 'Lembrete: Fazer uma pausa' }));
    expect(await screen.findByText(/^Próximo: .*18h\.$/)).toBeDefined();
    expect(asked).toContainEqual([
      'PUT /api/reminders/plans/pause',
      { on: true, time: '18:00', days: [1, 2, 3, 4, 5] },
    ]);
  });

  it('that fell silent say so kindly and can be woken; a refusal is told where it happened', async () => {
    const silent = { ...plan, on: true, silenced: true };
    api({
      'GET /api/reminders': {
        plans: { check_in: silent, diary: plan, pause: plan, water: plan, movement: plan },
        rules: { quiet: { from: '17:00', to: '07:00' }, holidays: 'national' },
        timeZone: 'America/Sao_Paulo',
      },
      'PUT /api/reminders/plans/check_in': Response.json(
        { code: 'time_is_quiet', message: '', requestId: '1' },
        { status: 422 },
      ),
    });
    const { person } = await showNotifications(<NotificationsPage />, '?tab=reminders');
    await person.click(await screen.findByRole('button', { name: 'Voltar a lembrar' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/horas de silêncio/);
  });
});
