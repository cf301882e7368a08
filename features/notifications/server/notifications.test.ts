import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import { trialsJob } from '#features/access/server/trials.ts';
import {
  addSecondFactor,
  jobsAreDone,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Notification } from '../contract/notifications.contract.ts';
import { prune } from './notifications.service.ts';
import { notify } from './notify.ts';

const DAY_MS = 86_400_000;
let now = new Date();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => now });
});
afterAll(() => server?.stop());

const tell = ({ userId }: TestPerson) =>
  server.context.db.transaction((tx) =>
    notify(server.context, tx, {
      userId,
      kind: 'reminder',
      params: { reminder: 'pause', day: '2026-11-18' },
    }),
  );

async function list(person: TestPerson, query = '') {
  const response = await server.fetchAs(person, `/api/notifications${query}`);
  return (await response.json()) as { notifications: Notification[]; next: string | null };
}

const change = async (person: TestPerson, method: string, path: string, json?: object) =>
  (await server.fetchAs(person, path, { method, ...(json ? { json } : {}) })).status;

const unread = async (person: TestPerson) => {
  const response = await server.fetchAs(person, '/api/notifications/unread');
  return ((await response.json()) as { unread: number }).unread;
};

describe('notifications', () => {
  it('are listed newest first, page by page, read, deleted, and nobody else’s', async () => {
    const { ana, bruno } = server.people;
    for (const _ of [1, 2, 3]) await tell(ana);
    const first = await list(ana, '?limit=2');
    expect(first.notifications.map(({ read }) => read)).toEqual([false, false]);
    const rest = await list(ana, `?limit=2&after=${first.next}`);
    expect([rest.notifications.length, rest.next]).toEqual([1, null]);
    const [newest, middle] = first.notifications;
    const one = `/api/notifications/${newest?.id}`;

    expect((await list(bruno)).notifications).toEqual([]);
    expect(await change(bruno, 'PATCH', one, { read: true })).toBe(404);
    expect(await change(bruno, 'DELETE', one)).toBe(404);
    expect(await change(bruno, 'POST', '/api/notifications/read')).toBe(204);
    expect((await list(ana)).notifications.map(({ read }) => read)).toEqual([false, false, false]);

    expect(await change(ana, 'PATCH', one, { read: true })).toBe(204);
    expect((await list(ana)).notifications[0]?.read).toBe(true);
    expect(await change(ana, 'PATCH', one, { read: false })).toBe(204);
    expect(await change(ana, 'DELETE', `/api/notifications/${middle?.id}`)).toBe(204);
    expect(await change(ana, 'POST', '/api/notifications/read')).toBe(204);
    expect((await list(ana)).notifications.map(({ id, read }) => [id, read])).toEqual([
      [newest?.id, true],
      [rest.notifications[0]?.id, true],
    ]);
  });

  it('are silenced until an instant, which ends within a day and a half, by a person for themselves', async () => {
    const { bruno, duda } = server.people;
    const silentUntil = async (person: TestPerson) => {
      const response = await server.fetchAs(person, '/api/notifications/unread');
      return ((await response.json()) as { silentUntil: string | null }).silentUntil;
    };
    const silence = (until: string | null) =>
      change(bruno, 'PUT', '/api/notifications/silence', { until });
    const within = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    for (const until of [within(-1), within(40)]) expect(await silence(until)).toBe(400);
    const until = within(10);
    expect(await silence(until)).toBe(204);
    expect([await silentUntil(bruno), await silentUntil(duda)]).toEqual([until, null]);
    await tell(bruno);
    // It waits in the list.
    expect((await list(bruno)).notifications).toHaveLength(1);
    expect(await silence(null)).toBe(204);
    expect(await silentUntil(bruno)).toBeNull();
    await change(bruno, 'POST', '/api/notifications/read');
  });

  it('are counted, and an open screen hears of every change, of that person alone', async () => {
    const { duda, bruno } = server.people;
    await tell(duda);
    expect([await unread(duda), await unread(bruno)]).toEqual([1, 0]);
    const [dudas, brunos] = await Promise.all([server.hear(duda), server.hear(bruno)]);
    await tell(duda);
    await dudas.next('notifications');
    expect(await unread(duda)).toBe(2);
    await change(duda, 'POST', '/api/notifications/read');
    await dudas.next('notifications');
    expect(await unread(duda)).toBe(0);
    await tell(bruno);
    const first = await brunos.next();
    expect([first.topic, await unread(bruno)]).toEqual(['notifications', 1]);
    dudas.close();
    brunos.close();
  });

  it('are never told of what is taken back, and refused with more than their kind carries', async () => {
    const { carla } = server.people;
    const { context } = server;
    const undone = context.db.transaction(async (tx) => {
      await notify(context, tx, { userId: carla.userId, kind: 'password_changed', params: {} });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    const params = { text: 'x' } as unknown as Record<string, never>;
    const wordy = context.db.transaction((tx) =>
      notify(context, tx, { userId: carla.userId, kind: 'password_changed', params }),
    );
    await expect(wordy).rejects.toThrow();
    expect((await list(carla)).notifications).toEqual([]);
  });

  it('of one subject alone end where the person wants no more of it', async () => {
    const zoe = await signInNewPerson(server.url, server.context, 'Zoe Prado');
    const { bruno } = server.people;
    const off = { inApp: false, email: false, push: false };
    expect(await change(zoe, 'PUT', '/api/notifications/settings/pause', off)).toBe(204);
    expect(await change(zoe, 'PUT', '/api/notifications/settings/reminders', off)).toBe(400);
    await tell(zoe);
    await tell(bruno);
    await server.context.db.transaction((tx) =>
      notify(server.context, tx, {
        userId: zoe.userId,
        kind: 'reminder',
        params: { reminder: 'water', day: '2026-11-18' },
      }),
    );
    expect((await list(zoe)).notifications.map(({ params }) => params.reminder)).toEqual(['water']);
    expect((await list(bruno)).notifications[0]?.params.reminder).toBe('pause');
  });

  it('about security and about a trial come beside their mails, which about security stay on', async () => {
    const { context } = server;
    const bruno = await addSecondFactor(server.url, server.people.bruno);
    expect((await list(bruno)).notifications[0]).toMatchObject({
      kind: 'factor_added',
      params: {},
    });
    const channels = { inApp: true, email: false, push: false };
    const set = (topic: string) =>
      change(bruno, 'PUT', `/api/notifications/settings/${topic}`, channels);
    expect(await set('security')).toBe(422);
    expect(await set('plan')).toBe(204);

    const endsAt = new Date(now.getTime() + 2 * DAY_MS);
    await context.db.insert(userSubscriptions).values({
      userId: bruno.userId,
      planType: 'individual',
      status: 'active',
      trial: true,
      createdAt: now,
      endsAt,
    });
    await context.jobs.send(context.db, trialsJob, {});
    await expect
      .poll(async () => (await list(bruno)).notifications[0], { timeout: 10_000 })
      .toMatchObject({ kind: 'trial_ending', params: { endsAt: endsAt.getTime() } });
    await jobsAreDone(context, 'access.trial_mail');
    const subjects = (await server.mailbox(bruno.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Uma nova forma de confirmar que é você no Florescer']);
  });

  it('are kept for ninety days', async () => {
    const { ana } = server.people;
    await tell(ana);
    const rows = async () =>
      (
        await server.context.connection.pool.query(
          'select 1 from notifications where user_id = $1',
          [ana.userId],
        )
      ).rows.length;
    const before = await rows();
    now = new Date(now.getTime() + 89 * DAY_MS);
    await prune(server.context);
    expect(await rows()).toBe(before);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await prune(server.context);
    expect(await rows()).toBe(0);
  });

  it('are not counted any longer than they are shown', async () => {
    const { carla } = server.people;
    await tell(carla);
    now = new Date(now.getTime() + 91 * DAY_MS);
    const later = { ...carla, ...(await signIn(server.url, carla.email)) };
    expect((await list(later)).notifications).toEqual([]);
    expect(await unread(later)).toBe(0);
  });
});
