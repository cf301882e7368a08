import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  agreeToAll,
  linkIn,
  signIn,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';
import { users } from '../accounts.tables.ts';
import { operatorOf } from '../testing/operator.ts';

const IMPORTED = 'trazida de outro sistema';
let server: TestApp;
const clock = Date.now();
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(clock) });
});
afterAll(() => server?.stop());

const { admin, operate, newUser, statusOf } = operatorOf(() => server);

describe('the list of people', () => {
  it('is paged, with the pages that the client reads from the links', async () => {
    for (let count = 0; count < 5; count++)
      await newUser({ user_metadata: { full_name: 'Página' } });
    const first = succeed(await admin().listUsers({ page: 1, perPage: 2 }));
    expect(first.users).toHaveLength(2);
    const { total } = first;
    expect(total).toBe((await server.context.db.select().from(users)).length);
    const last = Math.ceil(total / 2);
    expect(first).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: last });
    const end = succeed(await admin().listUsers({ page: last, perPage: 2 }));
    expect(end).toMatchObject({ nextPage: null, lastPage: last });
    const seen = new Set<string>();
    for (let page = 1; page <= last; page++) {
      for (const { id } of succeed(await admin().listUsers({ page, perPage: 2 })).users)
        seen.add(id);
    }
    expect(seen.size).toBe(total);
  });

  it('names page first in its links and keeps filter and order', async () => {
    const path = '/admin/users?filter=P%C3%A1gina&per_page=2&sort=created_at%20asc&page=2';
    const { json, headers } = await operate(path);
    expect(headers.get('x-total-count')).toBe('5');
    expect(headers.get('link')).toBe(
      '</admin/users?page=3&per_page=2&filter=P%C3%A1gina&sort=created_at+asc>; rel="next", ' +
        '</admin/users?page=3&per_page=2&filter=P%C3%A1gina&sort=created_at+asc>; rel="last"',
    );
    const times = json.users.map((user: { created_at: string }) => Date.parse(user.created_at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(json.users[0].identities).toHaveLength(1);
  });

  it('finds people by a part of address or name, taken as it is written', async () => {
    const { email } = await newUser({ user_metadata: { full_name: 'Cem_por%cento' } });
    const found = async (filter: string) =>
      (await operate(`/admin/users?filter=${encodeURIComponent(filter)}`)).json.users.map(
        (user: { email: string }) => user.email,
      );
    expect(await found(present(email).toUpperCase())).toEqual([email]);
    expect(await found('por%c')).toEqual([email]);
    expect(await found('m_p')).toEqual([email]);
    expect(await found('%zz')).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'per_page=-1', 'sort=password_hash', 'sort=email%20down'])(
    'refuses %s',
    async (query) => {
      expect(await operate(`/admin/users?${query}`)).toMatchObject({
        status: 400,
        json: { code: 'validation_failed' },
      });
    },
  );

  it('takes an empty page for the first', async () => {
    expect((await operate('/admin/users?page=&per_page=')).json.users.length).toBeGreaterThan(4);
  });
});

describe('making people', () => {
  it('with a phone gives one identity for each address', async () => {
    const { user } = succeed(
      await admin().createUser({
        email: 'both@example.com',
        phone: '+55 11 98888 0001',
        email_confirm: true,
        phone_confirm: true,
        user_metadata: { full_name: 'Rui' },
      }),
    );
    expect(user).toMatchObject({
      phone: '5511988880001',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
      user_metadata: { full_name: 'Rui' },
    });
    expect(user.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'phone']);
    const again = await admin().createUser({ phone: '5511988880001' });
    expect(again.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it.each([
    ['argon2', () => argon2(IMPORTED, { memoryCost: 8_192, timeCost: 3, parallelism: 1 })],
    ['bcrypt', () => bcrypt(IMPORTED, { cost: 4, version: '2a' })],
  ])('takes over a hash of %s, which the first sign-in brings up to date', async (_kind, made) => {
    const password = IMPORTED;
    const password_hash = await made();
    const { id, email } = await newUser({ password: undefined, password_hash });
    expect(await statusOf(present(email), 'errada')).toBe('invalid_credentials');
    expect(await statusOf(present(email), password)).toBe(200);
    const rows = await server.context.db.select().from(users);
    const stored = rows.find((row) => row.id === id)?.passwordHash;
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await statusOf(present(email), password)).toBe(200);
  });

  it.each([
    ['bcrypt of a day’s work', '$2b$20$abcdefghijklmnopqrstuuPMVmUBv2uaNTSwaYnF8GUvrVg2ZUXSu'],
    [
      'an argon2 hash that costs too much',
      '$argon2id$v=19$m=4194304,t=3,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b',
    ],
    ['half a hash', '$argon2id$v=19$m=19456'],
    ['a plain word', 'senha'],
  ])('refuses %s as a password hash', async (_what, password_hash) => {
    const { error } = await admin().createUser({ email: 'hash@example.com', password_hash });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('refuses a password together with a hash', async () => {
    const password_hash = await bcrypt(IMPORTED, { cost: 4, version: '2a' });
    const both = { email: 'both@example.com', password: IMPORTED, password_hash };
    const { error } = await admin().createUser(both);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('lets an operator begin with any password; signing in with a weak one says so', async () => {
    const { email } = await newUser({ password: 'abc' });
    const weak = await authClient(server).signInWithPassword({
      email: present(email),
      password: 'abc',
    });
    expect(succeed(weak).weakPassword).toMatchObject({ reasons: ['length'] });
    const long = { email: 'long@example.com', password: 'ã'.repeat(37) };
    const { error } = await admin().createUser(long);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('changing people', () => {
  it('merges metadata, and null takes a key away', async () => {
    const { id } = await newUser({ app_metadata: { team: 'a', tier: 1 }, user_metadata: { x: 1 } });
    const { user } = succeed(
      await admin().updateUserById(id, {
        app_metadata: { team: null, seat: 7 },
        user_metadata: { full_name: 'Nova' },
      }),
    );
    expect(user.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      tier: 1,
      seat: 7,
    });
    expect(user.user_metadata).toMatchObject({ x: 1, full_name: 'Nova' });
  });

  it('moves an address at once, tells the old one, and makes older mails worthless', async () => {
    const { id, email } = await newUser();
    succeed(await authClient(server).resetPasswordForEmail(present(email)));
    const [recovery] = await server.mailbox(present(email));
    const wanted = `Moved-${email}`;
    const { user } = succeed(await admin().updateUserById(id, { email: wanted }));
    expect(user).toMatchObject({
      email: wanted.toLowerCase(),
      email_confirmed_at: expect.any(String),
    });
    expect(user.identities?.[0]).toMatchObject({
      email: wanted.toLowerCase(),
      identity_data: { email: wanted.toLowerCase() },
    });
    const token_hash = present(linkIn(recovery).searchParams.get('token_hash'));
    const stale = await ask(server, '/verify', { body: { type: 'recovery', token_hash } });
    expect(stale.json.code).toBe('otp_expired');
    const [, notice] = await server.mailbox(present(email), 2);
    expect(notice?.text).not.toContain('moved-');
    expect(linkIn(notice).pathname).toBe('/forgot-password');
  });

  it('ends every session with a new password, which must be a good one', async () => {
    const { id, email } = await newUser();
    const session = await signIn(server.url, present(email), 'manacá da serra');
    const weak = await admin().updateUserById(id, { password: 'senha123' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
    succeed(await admin().updateUserById(id, { password: 'orvalho de junho' }));
    const authorization = `Bearer ${session.accessToken}`;
    const user = await ask(server, '/user', { method: 'GET', headers: { authorization } });
    expect(user.json.code).toBe('session_not_found');
    expect(await statusOf(present(email), 'manacá da serra')).toBe('invalid_credentials');
    expect(await statusOf(present(email), 'orvalho de junho')).toBe(200);
  });

  it('bans for a while, at once and for the product too, and lets in again', async () => {
    const { id, email } = await newUser();
    const { accessToken } = await signIn(server.url, present(email), 'manacá da serra');
    const me = async () =>
      (await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${accessToken}` } }))
        .status;
    expect(await me()).toBe(200);
    const { user } = succeed(await admin().updateUserById(id, { ban_duration: '1h30m' }));
    expect(Date.parse(present(user.banned_until))).toBe(clock + 90 * 60_000);
    expect(await me()).toBe(401);
    expect(await statusOf(present(email), 'manacá da serra')).toBe('user_banned');
    succeed(await admin().updateUserById(id, { ban_duration: 'none' }));
    expect(await me()).toBe(200);
    const wrong = await admin().updateUserById(id, { ban_duration: 'ever' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('confirms, names a role and adds a phone', async () => {
    const { id } = await newUser({ email_confirm: false });
    const { user } = succeed(
      await admin().updateUserById(id, {
        email_confirm: true,
        phone: '+5511988880002',
        phone_confirm: true,
        role: 'reader',
      }),
    );
    expect(user).toMatchObject({
      email_confirmed_at: expect.any(String),
      phone: '5511988880002',
      phone_confirmed_at: expect.any(String),
      role: 'reader',
      app_metadata: { providers: ['email', 'phone'] },
    });
  });

  it('gives somebody with a phone alone an address, with its identity', async () => {
    const { user } = succeed(await admin().createUser({ phone: '5511988880005' }));
    expect(user.app_metadata).toEqual({ provider: 'phone', providers: ['phone'] });
    const changed = succeed(
      await admin().updateUserById(user.id, {
        email: 'later@example.com',
        phone: '5511988880006',
      }),
    );
    expect(changed.user).toMatchObject({
      email: 'later@example.com',
      phone: '5511988880006',
      app_metadata: { provider: 'phone', providers: ['phone', 'email'] },
      user_metadata: { email: 'later@example.com', phone: '5511988880006' },
    });
    const phones = changed.user.identities?.map(({ identity_data }) => identity_data?.phone);
    expect(phones).toContain('5511988880006');
    expect(changed.user).not.toHaveProperty('email_confirmed_at');
  });

  it('refuses what belongs to somebody else, and whom there is not', async () => {
    const [{ id }, other] = [await newUser(), await newUser({ phone: '5511988880003' })];
    const taken = await admin().updateUserById(id, { email: other.email });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    const phone = await admin().updateUserById(id, { phone: '5511988880003' });
    expect(phone.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const path = (key: string) => operate(`/admin/users/${key}`, { method: 'PUT', body: {} });
    expect((await path('01936f3c-0000-7000-8000-00000000ffff')).json.code).toBe('user_not_found');
    expect(await path('no-uuid')).toMatchObject({
      status: 404,
      json: { code: 'validation_failed' },
    });
  });
});

describe('deleting people', () => {
  it('softly, twice the same address, leaves nothing of who it was', async () => {
    const body = {
      email: 'twice@example.com',
      phone: '5511988880004',
      password: 'manacá da serra',
      user_metadata: { full_name: 'Quaresmeira Dias' },
    };
    for (const time of [1, 2]) {
      const { user } = succeed(await admin().createUser(body));
      succeed(await admin().deleteUser(user.id, true));
      const left = succeed(await admin().getUserById(user.id));
      expect([time, left.user.deleted_at]).toEqual([time, expect.any(String)]);
      expect(JSON.stringify(left)).not.toMatch(/twice|Quaresmeira|5511988880004/);
      expect(await statusOf(body.email, body.password)).toBe('invalid_credentials');
    }
  });

  it('softly destroys the key of what they wrote, and the writing', async () => {
    const email = 'softly@example.com';
    const password = 'manacá da serra';
    const { user } = succeed(await admin().createUser({ email, password, email_confirm: true }));
    const { accessToken } = await signIn(server.url, email, password);
    const userId = user.id;
    await agreeToAll(server.context, userId);
    const written = await fetch(`${server.url}/api/diary/entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Hoje o dia foi comprido.' }),
    });
    expect(written.status).toBeLessThan(300);
    succeed(await admin().deleteUser(user.id, true));
    const { db } = server.context;
    for (const rows of [
      `select 1 from data_keys where owner_id = '${userId}'`,
      `select 1 from diary_entries where user_id = '${userId}'`,
      `select 1 from sessions where user_id = '${userId}'`,
    ]) {
      expect((await db.execute(rows)).rows).toEqual([]);
    }
    expect(succeed(await admin().getUserById(user.id)).user.deleted_at).toBeDefined();
  });

  it('for good destroys the key of what they wrote', async () => {
    const { id } = await newUser();
    const { vault, db } = server.context;
    await vault.keyOf(id);
    succeed(await admin().deleteUser(id));
    const keys = await db.execute(`select 1 from data_keys where owner_id = '${id}'`);
    expect(keys.rows).toEqual([]);
  });
});
