import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import {
  codeIn,
  linkIn,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import type { AccountEvent, AccountSession } from '../../contract/account.contract.ts';
import { accountsWorkers } from '../accounts.jobs.ts';
import { accountsOf } from '../accounts.ts';
import { insertAuditEvent } from '../admin-users/audit.queries.ts';
import { auditEvents } from '../audit.tables.ts';
import { securityEvents } from '../security-events.tables.ts';
import { recordSecurityEvent } from './security-events.ts';
import { announceSecurityChange } from './security-notices.ts';

const DAY_MS = 86_400_000;
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { REUSE_INTERVAL_S: '0' },
  });
});
afterAll(() => server?.stop());

/** What the two lists answer, each with its own members. */
interface Answer {
  events: AccountEvent[];
  next: string | null;
  sessions: AccountSession[];
}

let guests = 0;
const newGuest = () => signInNewPerson(server.url, server.context, `guest${++guests}`);
const get = async (person: Pick<TestPerson, 'accessToken'>, path: string) => {
  const response = await server.fetchAs(person as TestPerson, `/api/account${path}`);
  return { status: response.status, json: (await response.json()) as Answer };
};
const remove = async (person: Pick<TestPerson, 'accessToken'>, path: string) =>
  (await server.fetchAs(person as TestPerson, `/api/account${path}`, { method: 'DELETE' })).status;
const kindsOf = async (person: TestPerson) =>
  (await get(person, '/activity')).json.events.map((event) => event.kind);

describe('what happened to an account', () => {
  it('is told to its person, newest first, page by page', async () => {
    const guest = await newGuest();
    for (let time = 0; time < 4; time++) await signIn(server.url, guest.email);
    const all = (await get(guest, '/activity')).json;
    expect(all.events).toHaveLength(5);
    expect(all.next).toBeNull();
    expect(all.events[0]).toEqual({
      id: expect.any(String),
      kind: 'signed_in',
      at: clock.now().toISOString(),
      method: 'password',
      factor: null,
      provider: null,
      sessions: null,
      because: null,
      records: null,
    });
    const first = (await get(guest, '/activity?limit=3')).json;
    const second = (await get(guest, `/activity?limit=3&after=${first.next}`)).json;
    expect([...first.events, ...second.events]).toEqual(all.events);
    expect(second.next).toBeNull();
  });

  it('is nobody else’s, whatever id they page from', async () => {
    const guest = await newGuest();
    const { ana } = server.people;
    const mine = present((await get(guest, '/activity')).json.events[0]);
    const theirs = (await get(ana, `/activity?after=${mine.id}&limit=100`)).json.events;
    expect(theirs.map(({ id }) => id)).not.toContain(mine.id);
    expect((await fetch(`${server.url}/api/account/activity`)).status).toBe(401);
  });

  it('holds sign-ins by every kind of proof, recovery and a new password', async () => {
    const guest = await newGuest();
    succeed(await authClient(server).resetPasswordForEmail(guest.email));
    const [mail] = await server.mailbox(guest.email);
    const client = authClient(server);
    const token_hash = present(linkIn(mail).searchParams.get('token_hash'));
    succeed(await client.verifyOtp({ token_hash, type: 'recovery' }));
    succeed(await client.updateUser({ password: 'girassol de maio' }));
    const session = await signIn(server.url, guest.email, 'girassol de maio');
    const { events } = (await get(session, '/activity')).json;
    const told = events.map(({ kind, method }) => [kind, method].filter(Boolean).join(' '));
    expect(told).toEqual([
      'signed_in password',
      'password_changed',
      'signed_in otp',
      'recovery_used',
      'recovery_requested',
      'signed_in password',
    ]);
  });

  it('holds the end of sessions, and why', async () => {
    const guest = await newGuest();
    const other = await signIn(server.url, guest.email);
    const refresh = (refresh_token: string) =>
      ask(server, '/token?grant_type=refresh_token', { body: { refresh_token } });
    const second = (await refresh(other.refreshToken)).json.refresh_token;
    await refresh(second);
    clock.pass(1_000);
    expect((await refresh(other.refreshToken)).json.code).toBe('refresh_token_already_used');
    await ask(server, '/logout?scope=others', {
      headers: { authorization: `Bearer ${guest.accessToken}` },
    });
    const { events } = (await get(guest, '/activity')).json;
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'session_ended', sessions: 'others', because: null },
      { kind: 'session_ended', sessions: 'one', because: 'token_reused' },
    ]);
  });

  it('says when an operator did it', async () => {
    const guest = await newGuest();
    const { admin } = operatorClient(server).auth;
    succeed(await admin.updateUserById(guest.userId, { password: 'girassol de maio' }));
    const session = await signIn(server.url, guest.email, 'girassol de maio');
    const { events } = (await get(session, '/activity')).json;
    expect(events[1]).toMatchObject({ kind: 'password_changed', because: 'operator' });
    expect(events[2]).toMatchObject({ kind: 'session_ended', sessions: 'all' });
  });

  it('is rolled back with what it tells', async () => {
    const { userId } = await newGuest();
    const { db } = server.context;
    const failing = db.transaction(async (tx) => {
      await recordSecurityEvent(tx, { userId, kind: 'phone_changed', at: clock.now() });
      throw new Error('did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    const rows = await db.select().from(securityEvents);
    expect(rows.filter((row) => row.userId === userId && row.kind === 'phone_changed')).toEqual([]);
  });

  it('is forgotten after half a year, and so is the note of a deleted account', async () => {
    const guest = await newGuest();
    const { userId } = guest;
    const { db } = server.context;
    const at = new Date(clock.ms - 181 * DAY_MS);
    await recordSecurityEvent(db, { userId, kind: 'phone_changed', at });
    expect(await kindsOf(guest)).toEqual(['signed_in']);
    const isKept = async () =>
      (await db.select().from(securityEvents)).some((row) => row.at.getTime() === at.getTime());
    const note = { action: 'user_deleted', subjectId: randomUUID(), byOperator: false } as const;
    await insertAuditEvent(db, { ...note, at });
    const isNoted = async () =>
      (await db.select().from(auditEvents)).some(({ subjectId }) => subjectId === note.subjectId);
    expect([await isKept(), await isNoted()]).toEqual([true, true]);
    const workers = accountsWorkers(accountsOf(server.context));
    const prune = present(workers.find(({ kind }) => kind.name === 'accounts.prune'));
    await prune.handle({ payload: {} as never, attempt: 0, lastAttempt: false });
    expect([await isKept(), await isNoted()]).toEqual([false, false]);
    expect(await kindsOf(guest)).toEqual(['signed_in']);
  });

  it('names no address, place or device in the database', async () => {
    const rows = await server.context.db.select().from(securityEvents);
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0|node|undici|Mozilla/);
  });
});

describe('the sessions of an account', () => {
  it('are listed, last used first, told apart by browser and system, without a place', async () => {
    const guest = await newGuest();
    clock.pass(60_000);
    const other = await signIn(server.url, guest.email);
    clock.pass(60_000);
    await ask(server, '/token?grant_type=refresh_token', {
      body: { refresh_token: guest.refreshToken },
    });
    const { sessions } = (await get(guest, '/sessions')).json;
    expect(sessions).toEqual([
      {
        id: guest.sessionId,
        createdAt: new Date(clock.ms - 120_000).toISOString(),
        lastUsedAt: clock.now().toISOString(),
        current: true,
        method: 'password',
        browser: null,
        system: null,
      },
      {
        id: other.sessionId,
        createdAt: new Date(clock.ms - 60_000).toISOString(),
        lastUsedAt: new Date(clock.ms - 60_000).toISOString(),
        current: false,
        method: 'password',
        browser: null,
        system: null,
      },
    ]);
  });

  it('end at once, for the product and for the auth service', async () => {
    const guest = await newGuest();
    const other = await signIn(server.url, guest.email);
    expect(await remove(guest, `/sessions/${other.sessionId}`)).toBe(204);
    expect((await get(other, '/sessions')).status).toBe(401);
    const headers = { authorization: `Bearer ${other.accessToken}` };
    const user = await ask(server, '/user', { method: 'GET', headers });
    expect(user.json.code).toBe('session_not_found');
    const body = { refresh_token: other.refreshToken };
    const refreshed = await ask(server, '/token?grant_type=refresh_token', { body });
    expect(refreshed.json.code).toBe('refresh_token_not_found');
    expect((await get(guest, '/sessions')).json.sessions).toHaveLength(1);
  });

  it('of somebody else answer like none at all, and live on', async () => {
    const guest = await newGuest();
    const { bruno } = server.people;
    const answers = [];
    for (const id of [bruno.sessionId, '01936f3c-0000-7000-8000-00000000ffff']) {
      const response = await server.fetchAs(guest, `/api/account/sessions/${id}`, {
        method: 'DELETE',
      });
      const { requestId: _differs, ...body } = (await response.json()) as { requestId: string };
      answers.push({ status: response.status, body });
    }
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answers[1]).toEqual(answers[0]);
    expect((await get(bruno, '/sessions')).status).toBe(200);
    expect(await remove(guest, '/sessions/not-an-id')).toBe(400);
  });

  it('all end but the one that asks', async () => {
    const guest = await newGuest();
    const others = [await signIn(server.url, guest.email), await signIn(server.url, guest.email)];
    expect(await remove(guest, '/sessions?scope=everything')).toBe(400);
    expect(await remove(guest, '/sessions?scope=others')).toBe(204);
    for (const other of others) expect((await get(other, '/sessions')).status).toBe(401);
    expect((await get(guest, '/sessions')).json.sessions).toMatchObject([{ current: true }]);
    expect((await kindsOf(guest))[0]).toBe('session_ended');
    // Nothing was left to end: nothing happened.
    expect(await remove(guest, '/sessions')).toBe(204);
    expect((await kindsOf(guest)).filter((kind) => kind === 'session_ended')).toHaveLength(1);
  });
});

describe('a mail about a change', () => {
  it('tells of a new password in the person’s language, with a way out', async () => {
    const guest = await newGuest();
    const client = authClient(server);
    succeed(await client.signInWithPassword({ email: guest.email, password: guest.password }));
    succeed(await client.updateUser({ password: 'girassol de maio' }));
    const [mail] = await server.mailbox(guest.email);
    expect(mail).toMatchObject({ to: guest.email, subject: 'Sua senha do Florescer mudou' });
    expect(linkIn(mail).href).toBe(`${server.url}/forgot-password`);
    expect(mail?.text).not.toMatch(/guest|girassol|\d{6}|127\.0\.0\.1:\d+\/(?!forgot)/);
    expect(mail?.html).toContain('Não fui eu');
  });

  it('of address goes to the old one, which its job does not name', async () => {
    const guest = await newGuest();
    const email = `next-${guest.email}`;
    const client = authClient(server);
    succeed(await client.signInWithPassword({ email: guest.email, password: guest.password }));
    succeed(await client.updateUser({ email }));
    const [toOld] = await server.mailbox(guest.email);
    const [toNew] = await server.mailbox(email);
    for (const [address, mail] of [
      [guest.email, toOld],
      [email, toNew],
    ] as const) {
      const body = { type: 'email_change', email: address, token: codeIn(mail) };
      expect((await ask(server, '/verify', { body })).status).toBe(200);
    }
    const [, notice] = await server.mailbox(guest.email, 2);
    expect(notice?.subject).toBe('O e-mail da sua conta no Florescer mudou');
    expect(notice?.text).not.toContain(email);
    const { rows } = await server.context.db.execute(
      `select data from pgboss.job where name = 'accounts.notice'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it.each([
    ['phone_changed', 'O telefone da sua conta no Florescer mudou'],
    ['factor_added', 'Uma nova forma de confirmar que é você no Florescer'],
    ['factor_removed', 'Uma confirmação foi retirada da sua conta no Florescer'],
    ['identity_linked', 'Uma nova forma de entrar no Florescer'],
    ['identity_unlinked', 'Uma forma de entrar foi retirada da sua conta no Florescer'],
  ] as const)('%s has its own words', async (kind, subject) => {
    const guest = await newGuest();
    const accounts = accountsOf(server.context);
    const change = { userId: guest.userId, kind, details: { factor: 'totp' } } as const;
    await server.context.db.transaction((tx) => announceSecurityChange(accounts, tx, change));
    const [mail] = await server.mailbox(guest.email);
    expect(mail?.subject).toBe(subject);
    expect((await get(guest, '/activity')).json.events[0]).toMatchObject({ kind, factor: 'totp' });
  });

  it('is not sent when the change did not happen, nor to somebody who is gone', async () => {
    const guest = await newGuest();
    const accounts = accountsOf(server.context);
    const change = { userId: guest.userId, kind: 'phone_changed' } as const;
    const failing = server.context.db.transaction(async (tx) => {
      await announceSecurityChange(accounts, tx, change);
      throw new Error('did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    await server.context.db.transaction((tx) => announceSecurityChange(accounts, tx, change));
    // One mail, of the change that happened, and nothing of the one before it.
    expect(await server.mailbox(guest.email)).toHaveLength(1);
  });
});
