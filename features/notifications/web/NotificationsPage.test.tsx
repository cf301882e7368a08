import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import {
  type Reminders,
  remindersContract,
  type ShownPlan,
  TIME_IS_QUIET,
} from '#features/reminders/contract/reminders.contract.ts';
import {
  type Answers,
  fakeServer,
  OFFLINE,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { NOTIFICATION_SUBJECTS } from '../contract/kinds.ts';
import {
  type Notification,
  type NotificationSettings,
  notificationsContract,
} from '../contract/notifications.contract.ts';
import NotificationsPage from './NotificationsPage.tsx';
import { notificationKeys } from './notifications.client.ts';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useAccessState: () => ({ phase: 'signedIn' }),
  useMe: () => ({ id: 'ana', timeZone: 'America/Sao_Paulo' }),
}));

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const plan: ShownPlan = {
  ...{ on: false, time: '18:00', days: [1, 2, 3, 4, 5], silenced: false, nextAt: null },
};
const plans = { check_in: plan, diary: plan, pause: plan, water: plan, movement: plan };
const reminders: Reminders = {
  plans,
  rules: { quiet: { from: '22:00', to: '07:00' }, holidays: 'national', cityHolidays: [] },
  timeZone: 'America/Sao_Paulo',
};
const settings: NotificationSettings = {
  subjects: Object.fromEntries(
    NOTIFICATION_SUBJECTS.map((subject) => [subject, { inApp: true, email: true, push: false }]),
  ) as NotificationSettings['subjects'],
  pushKey: 'B'.repeat(87),
  devices: [],
};

/** The product's own routes, as a new person finds them. */
const api = (answers: Answers<typeof notificationsContract> = {}) =>
  fakeServer(notificationsContract, {
    listNotifications: { notifications: [], next: null },
    getSettings: settings,
    countUnread: { unread: 0, silentUntil: null },
    markRead: undefined,
    markAllRead: undefined,
    deleteNotification: undefined,
    setSilence: undefined,
    setChannels: undefined,
    ...answers,
  }).answer(remindersContract, { getReminders: reminders });
const listed = (...notifications: Notification[]) => ({
  listNotifications: { notifications, next: null },
});

const open = (search = '') => show(<NotificationsPage />, { address: `/notifications${search}` });

describe('the list', () => {
  it('says in words what was told, marks what is unread, and takes deleting', async () => {
    const at = '2026-11-20T12:00:00Z';
    const params = { endsAt: Date.UTC(2026, 11, 2, 15) };
    const server = api(
      listed(
        { id: id(2), kind: 'trial_ending', params, at, read: false },
        { id: id(1), kind: 'password_changed', params: {}, at, read: true },
      ),
    );
    const { person } = await open();
    const unread = await screen.findByRole('link', {
      name: /^Não lido.*Seu teste está perto do fim$/,
    });
    expect(unread.getAttribute('href')).toBe('/profile');
    expect(screen.getByText(/^Vai até 2 de dezembro/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sua senha mudou' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Apagar: Sua senha mudou' }));
    expect(screen.queryByRole('link', { name: 'Sua senha mudou' })).toBeNull();
    expect(document.activeElement).toBe(unread);
    expect(server.changes).toEqual([`DELETE /api/notifications/${id(1)}`]);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((violation) => violation.id)).toEqual([]);
  });

  it('are silenced until the morning and heard again, each with a way back', async () => {
    const server = api();
    const { person } = await open('?tab=channels');
    const card = await screen.findByRole('region', { name: 'Uma pausa nos avisos' });
    expect(within(card).getByText(/segurança da conta e o plano continuam/)).toBeDefined();
    const silentUntil = new Date(Date.now() + 10 * 3_600_000).toISOString();
    server.answer(notificationsContract, { countUnread: { unread: 3, silentUntil } });
    await person.click(within(card).getByRole('button', { name: 'Silenciar até amanhã' }));
    expect(await within(card).findByText(/^Em silêncio até/)).toBeDefined();
    const untils = () =>
      server.asked(notificationsContract.setSilence).map(({ body }) => body.until);
    expect(Date.parse(untils()[0] ?? '')).toBeGreaterThan(Date.now());
    await person.click(within(card).getByRole('button', { name: 'Voltar a avisar' }));
    expect(untils()[1]).toBeNull();
  });

  it('says of an event when it begins, and leads to its day', async () => {
    const event = '00000000-0000-4000-8000-000000000001';
    const startsAt = Date.UTC(2026, 10, 20, 17);
    const told = (nth: number, params: Notification['params']): Notification => ({
      ...{ id: id(nth), kind: 'event_reminder', params },
      ...{ at: '2026-11-20T12:00:00Z', read: true },
    });
    api(
      listed(
        told(2, { event, day: '2026-11-20', startsAt }),
        told(1, { event, day: '2026-11-21' }),
      ),
    );
    await open();
    const [timed] = await screen.findAllByRole('link', { name: 'Lembrete de um compromisso seu' });
    expect(timed?.getAttribute('href')).toBe('/calendar?view=agenda&day=2026-11-20');
    expect(screen.getByText(/^Começa em 20 de novembro, 14h\./)).toBeDefined();
    expect(screen.getByText(/^É em 21 de novembro, o dia todo\./)).toBeDefined();
  });

  const two = [id(2), id(1)].map(
    (one, index): Notification => ({
      id: one,
      kind: index ? 'password_changed' : 'email_changed',
      params: {},
      at: '2026-11-20T12:00:00Z',
      read: index === 1,
    }),
  );

  it.each([
    [
      'Marcar como lido: Sua conta usa outro e-mail',
      { markRead: refuse('unavailable') },
      'O aviso continua como estava.',
    ],
    [
      'Apagar: Sua conta usa outro e-mail',
      { deleteNotification: refuse('unavailable') },
      'O aviso não foi apagado.',
    ],
  ])('shows what was not taken as it was, and says so: %s', async (button, refused, said) => {
    api({ ...listed(...two), ...refused });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByText(new RegExp(`^${said}`))).textContent).toMatch(/tente de novo/i);
    expect(screen.getByRole('link', { name: /^Não lido.*outro e-mail$/ })).toBeDefined();
    expect(document.body.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leaves out what was deleted elsewhere already, without a word', async () => {
    api({ ...listed(...two), deleteNotification: refuse('not_found') });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Apagar: Sua senha mudou' }));
    expect(screen.queryByRole('link', { name: 'Sua senha mudou' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says at once that there is no connection, and takes the focus back to the button', async () => {
    const countUnread = { unread: 1, silentUntil: null };
    api({ ...listed(...two), countUnread, markAllRead: OFFLINE });
    const { person, client } = await open();
    act(() => void client.setQueryData(notificationKeys.unread, { unread: 1, silentUntil: null }));
    await screen.findByRole('link', { name: 'Sua senha mudou' });
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
    await open();
    expect(await screen.findByText('Nenhum aviso por aqui')).toBeDefined();
  });
});

describe('the ways', () => {
  it('leave security on for good, and keep a choice about the rest', async () => {
    const server = api();
    const { person } = await open('?tab=channels');
    const security = await screen.findByRole('row', { name: /^Segurança da conta/ });
    expect(screen.getByRole('table', { name: 'Como você quer ficar sabendo' })).toBeTruthy();
    expect(within(security).getAllByText('Sempre')).toHaveLength(2);
    expect(within(security).getAllByRole('switch')).toHaveLength(1);
    await person.click(screen.getByRole('switch', { name: 'Água: E-mail' }));
    expect(server.asked(notificationsContract.setChannels)).toMatchObject([
      { params: { subject: 'water' }, body: { inApp: true, email: false, push: false } },
    ]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Água: E-mail' }).checked).toBe(
      false,
    );
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: 'Movimento: E-mail' }).checked,
    ).toBe(true);
    const messages = screen.getByRole('row', { name: /^No chat/ });
    expect(within(messages).getByText('Não avisa')).toBeDefined();
  });

  it('show a choice that was not taken as it was', async () => {
    api({ setChannels: refuse('unavailable') });
    const { person } = await open('?tab=channels');
    const mails = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Água: E-mail',
    });
    await person.click(mails);
    expect((await screen.findByRole('alert')).textContent).toMatch(/fora do ar/);
    expect(mails.checked).toBe(true);
  });

  it('tell whoever has a browser without messages what still works', async () => {
    api();
    await open('?tab=channels');
    expect(await screen.findByText(/^Este navegador não recebe notificações/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Permitir neste aparelho' })).toBeNull();
  });
});

describe('reminders', () => {
  it('are off, say how they come, and one that is on shows its hour', async () => {
    const on = { ...plan, on: true, nextAt: '2099-11-23T21:00:00.000Z' };
    const rules = { quiet: null, holidays: 'none' as const, cityHolidays: [] };
    const server = api().answer(remindersContract, {
      setPlan: { ...reminders, plans: { ...plans, pause: on }, rules },
    });
    const { person } = await open('?tab=reminders');
    expect(await screen.findByText('Eles chegam no app e por e-mail.')).toBeDefined();
    await person.click(await screen.findByRole('switch', { name: 'Lembrete: Fazer uma pausa' }));
    expect(await screen.findByText(/^Próximo: .*18h\.$/)).toBeDefined();
    expect(server.asked(remindersContract.setPlan)).toMatchObject([
      { params: { reminder: 'pause' }, body: { on: true, time: '18:00', days: [1, 2, 3, 4, 5] } },
    ]);
  });

  it('that fell silent say so kindly and can be woken; a refusal is told where it happened', async () => {
    const silent = { ...plan, on: true, silenced: true };
    api().answer(remindersContract, {
      getReminders: {
        ...{ ...reminders, plans: { ...plans, check_in: silent } },
        rules: { quiet: { from: '17:00', to: '07:00' }, holidays: 'national', cityHolidays: [] },
      },
      setPlan: refuse(TIME_IS_QUIET),
    });
    const { person } = await open('?tab=reminders');
    await person.click(await screen.findByRole('button', { name: 'Voltar a lembrar' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/horas de silêncio/);
  });
});
