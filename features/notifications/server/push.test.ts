import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Channels, NotificationSettings } from '../contract/notifications.contract.ts';
import { isNews, notify, notifyAgain } from './notify.ts';
import { pushKeysOf } from './push/keys.ts';
import { sendPush } from './push/send-push.ts';
import { Browser, type PushService, startPushService } from './testing/push-service.ts';

const EXPIRES = new Date(Date.now() + 3_600_000);

let service: PushService;
let server: TestApp;
const logs: string[] = [];
beforeAll(async () => {
  service = await startPushService();
  server = await startTestApp({
    environment: { PUSH_TRUSTED_HOSTS: service.host },
    logTo: { write: (line) => void logs.push(line) },
  });
});
afterAll(async () => {
  await server?.stop();
  await service?.stop();
});
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

const newBrowser = () => new Browser(`${service.url}/device/${crypto.randomUUID()}`);

async function add(person: TestPerson, subscription: object) {
  const response = await server.fetchAs(person, '/api/notifications/devices', {
    method: 'PUT',
    json: subscription,
  });
  return {
    status: response.status,
    body: (await response.json()) as { id: string; code?: string },
  };
}

const settingsOf = async (person: TestPerson) =>
  (await (
    await server.fetchAs(person, '/api/notifications/settings')
  ).json()) as NotificationSettings;

/** A person with messages about reminders switched on and one device. */
async function withDevice(name: string) {
  const person = await signInNewPerson(server.url, server.context, name);
  await server.fetchAs(person, '/api/notifications/settings/check_in', {
    method: 'PUT',
    json: { inApp: true, email: false, push: true },
  });
  const browser = newBrowser();
  const { body } = await add(person, browser.subscription);
  return { person, browser, deviceId: body.id };
}

const messageFor = ({ userId }: TestPerson) => ({
  userId,
  messageId: crypto.randomUUID(),
  kind: 'reminder' as const,
  params: { reminder: 'check_in', day: '2026-11-18' },
  expiresAt: EXPIRES.toISOString(),
});

describe('a message', () => {
  it('reaches the device that was allowed, readable there alone, and says nothing on a locked screen', async () => {
    const { person, browser } = await withDevice('Lia Prado');
    await server.context.db.transaction((tx) =>
      notify(server.context, tx, {
        userId: person.userId,
        kind: 'reminder',
        params: { reminder: 'check_in', day: '2026-11-18' },
        expiresAt: EXPIRES,
      }),
    );
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
    const [message] = service.received;
    expect(browser.open(message?.body ?? Buffer.alloc(0))).toEqual({
      text: 'Um lembrete seu do Florescer',
      language: 'pt-BR',
      address: '/dashboard?reminder=check_in.2026-11-18',
      tag: expect.any(String),
    });
    expect(() => newBrowser().open(message?.body ?? Buffer.alloc(0))).toThrow();
    const seconds = Number(message?.headers.ttl);
    expect(seconds > 3_500 && seconds <= 3_600).toBe(true);
  });

  it('told again is news to who has read it, or whose device rings, as they chose for its subject', async () => {
    const content = {
      kind: 'reminder',
      params: { reminder: 'check_in', day: '2026-11-19' },
    } as const;
    const { context } = server;
    const newPerson = (name: string) => signInNewPerson(server.url, context, name);
    const read = await newPerson('Yara Sá');
    const unread = await newPerson('Zeca Sá');
    const silent = await newPerson('Wilma Sá');
    const { person: rung } = await withDevice('Xico Sá');
    const { person: unrung } = await withDevice('Zuleica Sá');
    const choose = (person: TestPerson, json: Channels) =>
      server.fetchAs(person, '/api/notifications/settings/check_in', { method: 'PUT', json });
    await choose(unrung, { inApp: true, email: false, push: false });
    await choose(silent, { inApp: false, email: true, push: false });
    const tellAgain = (person: TestPerson) =>
      context.db.transaction((tx) =>
        notifyAgain(context, tx, { ...content, userId: person.userId }),
      );
    for (const person of [read, unread, silent, rung, unrung]) await tellAgain(person);
    await server.fetchAs(read, '/api/notifications/read', { method: 'POST' });
    const isNewsTo = (...people: TestPerson[]) =>
      isNews(
        context.db,
        people.map(({ userId }) => userId),
        content,
      );
    expect(await isNewsTo(read)).toBe(true);
    expect(await isNewsTo(rung)).toBe(true);
    expect(await isNewsTo(unread, silent, unrung)).toBe(false);
    expect(await isNewsTo(unread, read)).toBe(true);
    // Who no longer wants it shown sees the one of before go.
    await choose(unread, { inApp: false, email: true, push: false });
    const screen = await server.hear(unread);
    await tellAgain(unread);
    await screen.next('notifications');
    screen.close();
  });

  it('is kept away by a silence, unless what it is about begins before its end', async () => {
    const { person } = await withDevice('Téo Lins');
    const until = new Date(Date.now() + 3_600_000);
    const about = (beginsAt?: Date) =>
      server.context.db.transaction((tx) =>
        notify(server.context, tx, {
          ...{ userId: person.userId, kind: 'reminder', expiresAt: EXPIRES },
          params: { reminder: 'check_in', day: '2026-11-18' },
          ...(beginsAt ? { beginsAt } : {}),
        }),
      );
    const path = '/api/notifications/silence';
    await server.fetchAs(person, path, { method: 'PUT', json: { until: until.toISOString() } });
    await about();
    await about(new Date(until.getTime() + 60_000));
    await about(new Date(until.getTime() - 60_000));
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
    await server.fetchAs(person, path, { method: 'PUT', json: { until: null } });
    await about();
    await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(2);
  });

  it('is signed with the key that browsers asked with, for that service and no other', async () => {
    const { person } = await withDevice('Rui Mello');
    await sendPush(server.context, messageFor(person));
    const { authorization = '' } = service.received[0]?.headers ?? {};
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const { publicKey, privateKey } = await pushKeysOf(server.context);
    expect(key).toBe(publicKey);
    expect((await settingsOf(person)).pushKey).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const verifying = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
    const { payload } = await jwtVerify(token, verifying, { audience: service.url });
    expect(payload.sub).toMatch(/^mailto:/);
    const { rows } = await server.context.connection.pool.query(
      `select encode(sealed, 'escape') as sealed from push_keys`,
    );
    expect(rows[0].sealed).not.toContain(privateKey);
  });

  it('is handed over once, however often its job runs, and again only to a service that failed', async () => {
    const { person } = await withDevice('Eva Lins');
    const second = newBrowser();
    await add(person, second.subscription);
    const message = messageFor(person);
    await Promise.all([1, 2, 3].map(() => sendPush(server.context, message)));
    expect(service.received).toHaveLength(2);
    const other = messageFor(person);
    service.answerWith(503);
    await expect(sendPush(server.context, other)).rejects.toThrow('2 not taken');
    service.answerWith(201);
    await sendPush(server.context, other);
    await sendPush(server.context, other);
    expect(service.received).toHaveLength(6);
  });

  it.each([404, 410])('answered %i ends the device', async (status) => {
    const { person } = await withDevice(`Gone${status} Reis`);
    service.answerWith(status);
    await sendPush(server.context, messageFor(person));
    expect((await settingsOf(person)).devices).toEqual([]);
  });

  it('is not sent once it has expired, nor about what the person chose to hear otherwise', async () => {
    const { person } = await withDevice('Gil Moura');
    await sendPush(server.context, {
      ...messageFor(person),
      expiresAt: new Date(Date.now() - 1_000).toISOString(),
    });
    await server.context.db.transaction((tx) =>
      notify(server.context, tx, { userId: person.userId, kind: 'password_changed', params: {} }),
    );
    const { rows } = await server.context.connection.pool.query(
      `select 1 from pgboss.job where name = 'notifications.push' and data ->> 'userId' = $1`,
      [person.userId],
    );
    expect([rows, service.received]).toEqual([[], []]);
  });
});

describe('a device', () => {
  it('that two tabs allow at the same moment is one, and messages reach it', async () => {
    const { person } = await withDevice('Ivo Sales');
    const { subscription } = newBrowser();
    const added = await Promise.all(Array.from({ length: 4 }, () => add(person, subscription)));
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    await sendPush(server.context, messageFor(person));
    expect(service.received).toHaveLength(2);
  });

  it('belongs to whoever allowed it last, and another person cannot remove it', async () => {
    const { person: ines, browser, deviceId } = await withDevice('Ines Faria');
    const { bruno } = server.people;
    const remove = (person: TestPerson, id: string) =>
      server.fetchAs(person, `/api/notifications/devices/${id}`, { method: 'DELETE' });
    expect((await remove(bruno, deviceId)).status).toBe(404);
    expect((await add(ines, browser.subscription)).body.id).toBe(deviceId);
    const { body } = await add(bruno, browser.subscription);
    expect((await settingsOf(ines)).devices).toEqual([]);
    expect((await settingsOf(bruno)).devices.map(({ id }) => id)).toEqual([body.id]);
    expect((await remove(bruno, body.id)).status).toBe(204);
  });

  it.each([
    'http://updates.push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://updates.push.example.com:8443/a',
    'https://name:word@updates.push.example.com/a',
  ])('is refused at %s', async (endpoint) => {
    const { status, body } = await add(server.people.ana, {
      ...newBrowser().subscription,
      endpoint,
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'address_not_allowed' });
  });

  it('stands in no log, and sealed in the database', async () => {
    const { person, browser } = await withDevice('Noa Brito');
    service.answerWith(400);
    await sendPush(server.context, messageFor(person));
    const { rows } = await server.context.connection.pool.query(
      `select encode(sealed, 'escape') as sealed from push_devices`,
    );
    const { endpoint, keys } = browser.subscription;
    for (const secret of [endpoint, new URL(endpoint).pathname, keys.auth, keys.p256dh]) {
      expect(logs.join() + JSON.stringify(rows)).not.toContain(secret);
    }
    expect(logs.join()).toContain('push service refused a message');
  });
});
