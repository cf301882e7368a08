import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, signIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { PUBLISHABLE_KEY } from '../contract/keys.ts';
import { users } from './accounts.tables.ts';
import { ask, authClient, operatorClient, present, succeed } from './testing/clients.ts';

const DAY_MS = 86_400_000;
let server: TestApp;
let clock = Date.now();
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(clock) });
});
afterAll(() => server?.stop());

const admin = () => operatorClient(server).auth.admin;
const operate = (path: string, options: { method?: string; body?: unknown } = {}) => {
  const key = server.context.settings.serviceKey;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return ask(server, path, { method: 'GET', ...options, headers });
};
let made = 0;
async function newUser(attributes: object = {}) {
  const email = `made${++made}@example.com`;
  const body = { email, password: 'manacá da serra', email_confirm: true, ...attributes };
  const { user } = succeed(await admin().createUser(body));
  return user;
}
const statusOf = async (email: string, password: string) => {
  const body = { email, password };
  const { status, json } = await ask(server, '/token?grant_type=password', { body });
  return status === 200 ? 200 : json.code;
};

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

  it('takes over an argon2 hash, which the first sign-in brings up to date', async () => {
    const password = 'trazida de outro sistema';
    const password_hash = await hash(password, { memoryCost: 8_192, timeCost: 3, parallelism: 1 });
    const { id, email } = await newUser({ password: undefined, password_hash });
    expect(await statusOf(present(email), 'errada')).toBe('invalid_credentials');
    expect(await statusOf(present(email), password)).toBe(200);
    const rows = await server.context.db.select().from(users);
    const stored = rows.find((row) => row.id === id)?.passwordHash;
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await statusOf(present(email), password)).toBe(200);
  });

  it.each([
    ['bcrypt', '$2b$10$abcdefghijklmnopqrstuuPMVmUBv2uaNTSwaYnF8GUvrVg2ZUXSu'],
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

  it('judges an operator’s password by its length alone', async () => {
    await newUser({ password: 'senha123' });
    const { error } = await admin().createUser({ email: 'short@example.com', password: 'abc' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
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

  it('for good destroys the key of what they wrote', async () => {
    const { id } = await newUser();
    const { vault, db } = server.context;
    await vault.keyOf(id);
    succeed(await admin().deleteUser(id));
    const keys = await db.execute(`select 1 from data_keys where owner_id = '${id}'`);
    expect(keys.rows).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is mailed and leads to a session without a password', async () => {
    const { user } = succeed(
      await admin().inviteUserByEmail('Invited@example.com', {
        data: { full_name: 'Ivo' },
        redirectTo: `${server.url}/welcome`,
      }),
    );
    expect(user).toMatchObject({
      email: 'invited@example.com',
      invited_at: expect.any(String),
      user_metadata: { full_name: 'Ivo' },
    });
    const [mail] = await server.mailbox('invited@example.com');
    const link = linkIn(mail);
    expect(link.searchParams.get('redirect_to')).toBe(`${server.url}/welcome`);
    const token_hash = present(link.searchParams.get('token_hash'));
    const { session } = succeed(await authClient(server).verifyOtp({ type: 'invite', token_hash }));
    expect(session?.user.email_confirmed_at).toBeDefined();
    const again = await admin().inviteUserByEmail('invited@example.com');
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe('a link made by the operator', () => {
  const generate = (body: object) => operate('/admin/generate_link', { method: 'POST', body });

  it.each(['signup', 'invite', 'magiclink', 'recovery'])(
    'of type %s opens a session',
    async (type) => {
      const email = `link-${type}@example.com`;
      if (type === 'recovery') await newUser({ email });
      const { json } = await generate({ type, email, password: 'manacá da serra' });
      const expected = type === 'magiclink' ? 'signup' : type;
      expect(json).toMatchObject({
        email,
        verification_type: expected,
        redirect_to: `${server.url}/`,
      });
      const body = { type: expected, token_hash: json.hashed_token };
      expect((await ask(server, '/verify', { body })).status).toBe(200);
      expect(await server.mailbox(email, 0)).toEqual([]);
    },
  );

  it('changes an address when both sides confirm', async () => {
    const { email } = await newUser();
    const newEmail = `next-${email}`;
    const ofType = async (type: string) =>
      (await generate({ type, email, new_email: newEmail })).json.hashed_token;
    const tokens = [await ofType('email_change_current'), await ofType('email_change_new')];
    const confirm = (token_hash: string) =>
      ask(server, '/verify', { body: { type: 'email_change', token_hash } });
    expect((await confirm(tokens[0])).json.code).toBe('200');
    expect((await confirm(tokens[1])).json.user.email).toBe(newEmail);
  });

  it.each([
    ['nobody', { type: 'recovery', email: 'nobody@example.com' }, 404, 'user_not_found'],
    ['no password', { type: 'signup', email: 'n@example.com' }, 400, 'validation_failed'],
    ['an unknown type', { type: 'magic', email: 'n@example.com' }, 400, 'validation_failed'],
    ['a used address', { type: 'invite', email: 'ana@example.com' }, 422, 'email_exists'],
    [
      'a change to a used address',
      { type: 'email_change_new', email: 'ana@example.com', new_email: 'bruno@example.com' },
      422,
      'email_exists',
    ],
    [
      'a change to nothing',
      { type: 'email_change_new', email: 'ana@example.com' },
      400,
      'validation_failed',
    ],
  ])('is refused for %s', async (_what, body, status, code) => {
    expect(await generate(body)).toMatchObject({ status, json: { code } });
  });
});

describe('who may operate', () => {
  const ROUTES: readonly [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['PUT', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['DELETE', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ];

  it.each(ROUTES)('%s %s: the holder of the service key alone', async (method, path) => {
    const asWhom = async (authorization: string) => {
      const options = { method, headers: { authorization } };
      const { status, json } = await ask(server, path, options);
      return [status, json.code];
    };
    const { carla } = server.people;
    const [header, claims, signature] = carla.accessToken.split('.');
    const forged = Buffer.from(claims ?? '', 'base64url')
      .toString()
      .replace('"authenticated"', '"service_role"');
    expect(await asWhom('')).toEqual([401, 'no_authorization']);
    expect(await asWhom('Bearer abc')).toEqual([403, 'bad_jwt']);
    expect(await asWhom(`Bearer ${PUBLISHABLE_KEY}`)).toEqual([403, 'not_admin']);
    expect(await asWhom(`Bearer ${carla.accessToken}`)).toEqual([403, 'not_admin']);
    const body = Buffer.from(forged).toString('base64url');
    expect(await asWhom(`Bearer ${header}.${body}.${signature}`)).toEqual([403, 'bad_jwt']);
  });

  it('includes a program with a session of its own, while the session lives', async () => {
    const { email } = await newUser({ role: 'service_role' });
    const { accessToken } = await signIn(server.url, present(email), 'manacá da serra');
    const list = () =>
      ask(server, '/admin/users', {
        method: 'GET',
        headers: { authorization: `Bearer ${accessToken}` },
      });
    expect((await list()).status).toBe(200);
    succeed(await admin().signOut(accessToken, 'global'));
    expect(await list()).toMatchObject({ status: 403, json: { code: 'session_not_found' } });
  });

  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('signs a person out with scope %s', async (scope, expected) => {
    clock += DAY_MS;
    const { email } = await newUser();
    const sessions = [];
    for (const _ of [1, 2]) {
      sessions.push(await signIn(server.url, present(email), 'manacá da serra'));
    }
    succeed(await admin().signOut(present(sessions[0]).accessToken, scope));
    const alive = [];
    for (const { accessToken } of sessions) {
      const authorization = `Bearer ${accessToken}`;
      alive.push(
        (await ask(server, '/user', { method: 'GET', headers: { authorization } })).status === 200,
      );
    }
    expect(alive).toEqual(expected);
  });
});
