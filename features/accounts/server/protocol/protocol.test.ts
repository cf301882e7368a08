import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, operatorClient, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { PUBLISHABLE_KEY } from '../../contract/keys.ts';
import { signingKeys } from '../accounts.tables.ts';

let server: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp({ logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => server?.stop());

describe('errors', () => {
  const wrong = (headers: Record<string, string>) =>
    ask(server, '/token?grant_type=password', {
      body: { email: 'a@b.co', password: 'x' },
      headers,
    });

  it('carry their code as a string in the current version, which is echoed', async () => {
    const { headers, json } = await wrong({ 'x-supabase-api-version': '2024-01-01' });
    expect(json).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it.each(['', 'yesterday', '2023-12-31', '2024-99-99'])(
    'take the older form for version "%s"',
    async (version) => {
      const { headers, json } = await wrong({ 'x-supabase-api-version': version });
      expect(json).toMatchObject({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(headers.has('x-supabase-api-version')).toBe(false);
    },
  );

  it.each([
    ['not JSON', '{"email":', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a word', '"email"', 400, 'bad_json'],
    [
      'more than a mebibyte',
      JSON.stringify({ a: 'x'.repeat(1_048_576) }),
      413,
      'request_entity_too_large',
    ],
  ])('name a body that is %s', async (_what, body, status, code) => {
    expect(await ask(server, '/signup', { body })).toMatchObject({ status, json: { code } });
  });

  it.each([
    ['malformed', 'nonsense'],
    ['with a malformed parameter', 'application/json; charset'],
    ['doubled', 'application/json, application/json'],
    ['that is not there', ''],
    ['of a form', 'application/x-www-form-urlencoded'],
    ['of a form, badly', 'application/x-www-form-urlencoded;charset'],
    ['of something else', 'multipart/form-data; boundary=("x")'],
  ])('are the same whatever type a body is said to be of: one %s', async (_what, type) => {
    const headers = { 'content-type': type };
    const signIn = (body: string, more = {}) =>
      ask(server, '/token?grant_type=password', { body, headers: { ...headers, ...more } });
    const wrongPassword = { email: server.people.ana.email, password: 'not-that-one' };
    expect(await signIn(JSON.stringify(wrongPassword))).toMatchObject({
      status: 400,
      json: { code: 'invalid_credentials' },
    });
    expect(await signIn('a=b')).toMatchObject({ status: 400, json: { code: 'bad_json' } });
    const legacy = { 'x-supabase-api-version': '' };
    expect(await signIn('a=b', legacy)).toMatchObject({
      status: 400,
      json: { code: 400, error_code: 'bad_json' },
    });
    const unlisted = await ask(server, '/factors/x', { method: 'DELETE', body: '', headers });
    expect(unlisted).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
  });

  it.each([
    ['that cannot be read', '/admin/users/%ff'],
    ['that is no escape', '/admin/users/%zz'],
    ['with an id longer than any', `/admin/users/${'a'.repeat(500)}`],
  ])('have the same form for an address %s', async (_what, path) => {
    const { status, json, headers } = await ask(server, path, { method: 'GET' });
    expect({ status, json }).toEqual({
      status: 404,
      json: { code: 'validation_failed', message: 'The address could not be read' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const ours = await fetch(`${server.url}/api/%ff`);
    expect(await ours.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('never answer in the words of the product or in HTML', async () => {
    for (const path of ['/nothing', '/user/x', '/factors/1/verify']) {
      const { json, headers } = await ask(server, path, { method: 'GET' });
      expect(headers.get('content-type')).toContain('application/json');
      expect(json).not.toHaveProperty('requestId');
      expect(json.code).toEqual(expect.any(String));
    }
  });
});

describe('the gate', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/auth/v1${path}`, { headers, redirect: 'manual' });

  it.each([
    ['no key', '/settings', {}, 401],
    ['a wrong key', '/settings', { apikey: 'sb_publishable_other' }, 401],
    ['the publishable key', '/settings', { apikey: PUBLISHABLE_KEY }, 200],
    ['the key in the query', `/settings?apikey=${PUBLISHABLE_KEY}`, {}, 200],
    ['no key on a link', '/verify?token=a&type=signup', {}, 303],
    ['no key on the key set', '/.well-known/jwks.json', {}, 200],
    ['no key on health', '/health', {}, 200],
  ])('with %s', async (_what, path, headers, status) => {
    expect((await get(path, headers as Record<string, string>)).status).toBe(status);
  });

  it('opens for the service key', async () => {
    expect((await get('/settings', { apikey: server.context.settings.serviceKey })).status).toBe(
      200,
    );
  });

  it('lets pages of other sites ask, with the protocol’s headers', async () => {
    const response = await fetch(`${server.url}/auth/v1/token`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = response.headers.get('access-control-allow-headers') ?? '';
    for (const header of [
      'apikey',
      'authorization',
      'x-client-info',
      'x-supabase-api-version',
      'x-upsert',
    ]) {
      expect(allowed).toContain(header);
    }
  });
});

describe('what the service is', () => {
  it('publishes its public keys for ten minutes and nothing secret', async () => {
    const { json, headers } = await ask(server, '/.well-known/jwks.json', { method: 'GET' });
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(json.keys).toHaveLength(1);
    expect(json.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(json.keys[0]).not.toHaveProperty('d');
  });

  it('keeps the secret halves sealed in the database', async () => {
    const rows = await server.context.db.select().from(signingKeys);
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['access_token', 'derivation']);
    for (const { publicJwk, sealed } of rows) {
      expect(publicJwk ?? {}).not.toHaveProperty('d');
      expect(sealed.toString('latin1')).not.toMatch(/"d"|kty/);
    }
  });

  it('says what it offers', async () => {
    const { json } = await ask(server, '/settings', { method: 'GET' });
    expect(json).toMatchObject({
      external: { email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
  });
});

describe('what is not offered', () => {
  it.each([
    ['/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['/token?grant_type=id_token', { provider: 'google', id_token: 'x' }, 400, 'provider_disabled'],
    ['/token?grant_type=id_token', { provider: 'kakao', id_token: 'x' }, 400, 'provider_disabled'],
    ['/token?grant_type=id_token', { provider: 'orkut', id_token: 'x' }, 400, 'validation_failed'],
    ['/token?grant_type=magic', {}, 400, 'invalid_credentials'],
    ['/token?grant_type=constructor', {}, 400, 'invalid_credentials'],
    ['/signup', {}, 422, 'anonymous_provider_disabled'],
    ['/sso', {}, 404, 'saml_provider_disabled'],
  ])('%s with %j says so', async (path, body, status, code) => {
    expect(await ask(server, path, { body })).toMatchObject({ status, json: { code } });
  });

  it('looks for the token before the provider that issued it', async () => {
    const answer = await ask(server, '/token?grant_type=id_token', {
      body: { provider: 'google' },
    });
    expect(answer).toMatchObject({ status: 400, json: { error: 'invalid request' } });
  });

  it.each([
    ['/callback', 'bad_oauth_callback'],
    ['/callback?state=abc&code=def', 'bad_oauth_state'],
  ])('%s leads home and says so', async (path, code) => {
    const { status, headers } = await ask(server, path, { method: 'GET' });
    expect(status).toBe(303);
    const target = new URL(headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${server.url}/`);
    expect(target.searchParams.get('error_code')).toBe(code);
    expect(target.hash).toContain(`error_code=${code}`);
  });

  it('is told to a signed-in person only', async () => {
    const enroll = (headers: Record<string, string>) =>
      ask(server, '/factors', {
        body: { factor_type: 'phone', phone: '+5511912345678' },
        headers,
      });
    expect((await enroll({})).json.code).toBe('no_authorization');
    const authorization = `Bearer ${server.people.ana.accessToken}`;
    expect(await enroll({ authorization })).toMatchObject({
      status: 422,
      json: { code: 'mfa_phone_enroll_not_enabled' },
    });
  });
});

describe('hostile input', () => {
  const TEXTS = [
    "x' or '1'='1",
    '\u0000',
    'a\u0000b@example.com',
    '\ud800',
    'a@example.com\r\nBcc: victim@example.com',
    '"a@example.com>, <victim"@example.com',
    'a@example.com,victim@example.com',
    '../../etc/passwd',
    'x'.repeat(70_000),
  ];
  const FIELDS: readonly [string, string, (text: string) => object][] = [
    ['e-mail of a sign-up', '/signup', (text) => ({ email: text, password: 'segredo 1' })],
    [
      'password of a sign-in',
      '/token?grant_type=password',
      (text) => ({ email: 'a@b.co', password: text }),
    ],
    [
      'e-mail of a sign-in',
      '/token?grant_type=password',
      (text) => ({ email: text, password: 'x' }),
    ],
    ['refresh token', '/token?grant_type=refresh_token', (text) => ({ refresh_token: text })],
    ['auth code', '/token?grant_type=pkce', (text) => ({ auth_code: text, code_verifier: text })],
    ['e-mail of a recovery', '/recover', (text) => ({ email: text })],
    ['kind of a resend', '/resend', (text) => ({ email: 'a@b.co', type: text })],
    ['code', '/verify', (text) => ({ type: 'signup', email: 'a@b.co', token: text })],
    ['token hash', '/verify', (text) => ({ type: 'signup', token_hash: text })],
    ['kind of a code', '/verify', (text) => ({ type: text, token_hash: 'x' })],
    ['phone', '/otp', (text) => ({ phone: text })],
  ];

  it.each(FIELDS)('in the %s is refused in the protocol’s words', async (_field, path, body) => {
    for (const text of TEXTS) {
      const { status, json } = await ask(server, path, { body: body(text) });
      if (status === 200) expect(json).toEqual({});
      else expect([400, 403, 404, 413, 422]).toContain(status);
      if (status !== 200) expect(json.code).toEqual(expect.any(String));
    }
  });

  it('as another type is refused too', async () => {
    for (const value of [1, true, [], {}, ['a@b.co']]) {
      const { status } = await ask(server, '/recover', { body: { email: value } });
      expect(status).toBe(400);
    }
  });

  it('in metadata, keys and addresses is refused before it reaches the database', async () => {
    const signUp = (data: unknown) =>
      ask(server, '/signup', { body: { email: 'm@example.com', password: 'segredo 1', data } });
    for (const data of [{ a: '\u0000' }, { '\u0000': 1 }, { a: [{ b: '\udfff' }] }, deep(40)]) {
      expect(await signUp(data)).toMatchObject({
        status: 400,
        json: { code: 'validation_failed' },
      });
    }
    const query = await ask(server, '/verify?type=signup&token=%00', { method: 'GET' });
    expect(query).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });

  it('leaves nothing personal in the log', async () => {
    await ask(server, '/token?grant_type=password', {
      body: { email: 'quem@exemplo.com', password: 'segredo-bem-guardado' },
    });
    const log = lines.join('');
    expect(log).toContain('/auth/v1/token');
    expect(log).not.toMatch(/quem@exemplo|segredo-bem-guardado|token_hash|Bearer/);
  });
});

function deep(levels: number): object {
  return levels === 0 ? {} : { a: deep(levels - 1) };
}

describe('the operator', () => {
  it('makes, reads and deletes people, and links for them', async () => {
    const { auth } = operatorClient(server);
    const made = succeed(
      await auth.admin.createUser({
        email: 'Made@example.com',
        password: 'segredo 1',
        email_confirm: true,
        app_metadata: { team: 'x' },
      }),
    );
    expect(made.user).toMatchObject({
      email: 'made@example.com',
      app_metadata: { provider: 'email', team: 'x' },
    });
    const { user } = succeed(await auth.admin.getUserById(made.user.id));
    expect(user.email_confirmed_at).toBeDefined();

    const link = succeed(
      await auth.admin.generateLink({ type: 'magiclink', email: 'made@example.com' }),
    );
    expect(link.properties.action_link).toContain(`${server.url}/auth/v1/verify?token=`);
    const session = await ask(server, '/verify', {
      body: { type: 'magiclink', email: 'made@example.com', token: link.properties.email_otp },
    });
    expect(session.status).toBe(200);

    succeed(await auth.admin.deleteUser(made.user.id));
    const gone = await auth.admin.getUserById(made.user.id);
    expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('can leave the row of a deleted person, without what names them', async () => {
    const { auth } = operatorClient(server);
    const { user } = succeed(
      await auth.admin.createUser({ email: 'soft@example.com', password: 'segredo 1' }),
    );
    succeed(await auth.admin.deleteUser(user.id, true));
    const left = succeed(await auth.admin.getUserById(user.id));
    expect(left.user.deleted_at).toBeDefined();
    expect(JSON.stringify(left)).not.toContain('soft@example.com');
    succeed(await auth.admin.createUser({ email: 'soft@example.com', password: 'segredo 1' }));
  });

  it.each([
    ['a used address', { email: 'ana@example.com' }, 422, 'email_exists'],
    ['no address', {}, 400, 'validation_failed'],
    [
      'a ban that is no duration',
      { email: 'b@example.com', ban_duration: 'ever' },
      400,
      'validation_failed',
    ],
  ])('is refused %s', async (_what, body, status, code) => {
    const key = server.context.settings.serviceKey;
    const answer = await ask(server, '/admin/users', {
      body,
      headers: { apikey: key, authorization: `Bearer ${key}` },
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it('can ban somebody, who then comes in by no way', async () => {
    const { auth } = operatorClient(server);
    const body = { email: 'banned@example.com', password: 'segredo 1' };
    succeed(await auth.admin.createUser({ ...body, email_confirm: true, ban_duration: '24h' }));
    const code = async (path: string, json: object) => {
      const answer = await ask(server, path, { body: json });
      return [answer.status, answer.json.code];
    };
    expect(await code('/token?grant_type=password', body)).toEqual([400, 'user_banned']);
    const { properties } = succeed(
      await auth.admin.generateLink({ type: 'magiclink', email: body.email }),
    );
    const proof = { type: 'magiclink', token_hash: properties.hashed_token };
    expect(await code('/verify', proof)).toEqual([403, 'user_banned']);
  });

  it('is nobody but the holder of the service key', async () => {
    const path = `/admin/users/${server.people.ana.userId}`;
    const asWhom = async (authorization: string) =>
      (await ask(server, path, { method: 'GET', headers: { authorization } })).json.code;
    expect(await asWhom('')).toBe('no_authorization');
    expect(await asWhom(`Bearer ${PUBLISHABLE_KEY}`)).toBe('not_admin');
    expect(await asWhom(`Bearer ${server.people.carla.accessToken}`)).toBe('not_admin');
    expect(await asWhom('Bearer abc')).toBe('bad_jwt');
  });
});
