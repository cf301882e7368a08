import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { codeIn, linkIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const PASSWORD = 'segredo 1';
const METADATA = { full_name: 'Eva Lima', language: 'es-ES', time_zone: 'America/Manaus' };

function register(email: string, data: object = METADATA) {
  return authClient(server).signUp({
    email,
    password: PASSWORD,
    options: { data, emailRedirectTo: `${server.url}/dashboard` },
  });
}

describe('registering', () => {
  it('leads by the mailed link to a session, preferences and a later sign-in', async () => {
    const email = 'eva@example.com';
    const { user, session } = succeed(await register('Eva@Example.com'));
    expect(session).toBeNull();
    expect(user).toMatchObject({ email, role: 'authenticated', is_anonymous: false });
    expect(user?.identities).toHaveLength(1);
    expect(user?.confirmation_sent_at).toBeDefined();
    expect(user?.user_metadata).toMatchObject({
      ...METADATA,
      email_verified: false,
      sub: user?.id,
    });
    expect(user).not.toHaveProperty('email_confirmed_at');

    const early = await authClient(server).signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const [mail] = await server.mailbox(email);
    expect(mail?.subject).toBe('Confirma tu correo en Florescer');
    const link = linkIn(mail);
    expect(link.pathname).toBe('/confirm');
    expect(link.searchParams.get('redirect_to')).toBe(`${server.url}/dashboard`);

    const verify = () =>
      authClient(server).verifyOtp({
        token_hash: present(link.searchParams.get('token_hash')),
        type: 'signup',
      });
    const confirmed = succeed(await verify());
    expect(confirmed.session?.expires_in).toBe(3600);
    expect(confirmed.user?.user_metadata.email_verified).toBe(true);
    expect(confirmed.user?.identities?.[0]?.identity_data?.email_verified).toBe(true);
    expect((await verify()).error).toMatchObject({ status: 403, code: 'otp_expired' });

    const signedIn = succeed(
      await authClient(server).signInWithPassword({ email, password: PASSWORD }),
    );
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${signedIn.session.access_token}` },
    });
    expect(await me.json()).toMatchObject({
      fullName: 'Eva Lima',
      plan: 'free',
      language: 'es-ES',
      timeZone: 'America/Manaus',
    });
  });

  it('works with the six digits too', async () => {
    const email = 'digits@example.com';
    succeed(await register(email));
    const [mail] = await server.mailbox(email);
    const wrong = await authClient(server).verifyOtp({ email, token: '000000', type: 'signup' });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const { session } = succeed(
      await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'email' }),
    );
    expect(session?.user.email_confirmed_at).toBeDefined();
  });

  it('mails an unconfirmed address again without changing it', async () => {
    const email = 'again@example.com';
    const first = succeed(await register(email));
    const second = succeed(
      await authClient(server).signUp({
        email,
        password: 'outra senha',
        options: { data: { full_name: 'Impostor' } },
      }),
    );
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.user_metadata.full_name).toBe('Eva Lima');
    const [, newest] = await server.mailbox(email, 2);
    succeed(await authClient(server).verifyOtp({ email, token: codeIn(newest), type: 'signup' }));
    const stolen = await authClient(server).signInWithPassword({ email, password: 'outra senha' });
    expect(stolen.error?.code).toBe('invalid_credentials');
  });

  it('answers a used address with a look-alike and sends nothing', async () => {
    const { email } = server.people.ana;
    const { user, session } = succeed(await register(email));
    expect(session).toBeNull();
    expect(user?.identities).toEqual([]);
    expect(user?.id).not.toBe(server.people.ana.userId);
    expect(user).toMatchObject({ email, role: 'authenticated', user_metadata: METADATA });
    expect(user).not.toHaveProperty('last_sign_in_at');
    expect(user).not.toHaveProperty('email_confirmed_at');
    // A mail to somebody else, asked for later, has arrived: hers would have been there before.
    succeed(await register('later@example.com'));
    await server.mailbox('later@example.com');
    expect(await server.mailbox(email, 0)).toEqual([]);
    expect((await server.fetchAs(server.people.ana, '/api/me')).status).toBe(200);
  });

  it('ignores members that only an operator may set', async () => {
    const { json } = await ask(server, '/signup', {
      body: {
        email: 'sneaky@example.com',
        password: PASSWORD,
        role: 'service_role',
        app_metadata: { admin: true },
        email_confirm: true,
        phone: null,
        code_challenge: null,
        gotrue_meta_security: {},
      },
    });
    expect(json).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(json).not.toHaveProperty('email_confirmed_at');
  });

  it.each([
    ['12345', 422, 'weak_password', { weak_password: { reasons: ['length'] } }],
    ['é'.repeat(37), 400, 'validation_failed', {}],
    ['', 400, 'validation_failed', {}],
    ['Flamengo2019', 422, 'weak_password', { weak_password: { reasons: ['pwned'] } }],
    ['weak1990', 422, 'weak_password', { weak_password: { reasons: ['characters'] } }],
  ])('refuses the password %j', async (password, status, code, details) => {
    const answer = await ask(server, '/signup', { body: { email: 'weak@example.com', password } });
    expect(answer).toMatchObject({ status, json: { code, ...details } });
  });

  it('tells the client why a password is weak', async () => {
    const { error } = await authClient(server).signUp({ email: 'w@example.com', password: 'abc' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });
});

describe('signing in', () => {
  it('with a password that would be refused today says so', async () => {
    const { email } = server.people.duda;
    const password = 'senha123';
    const { admin } = operatorClient(server).auth;
    const body = { email: 'old@example.com', password, email_confirm: true };
    succeed(await admin.createUser(body));
    const client = authClient(server);
    const weak = succeed(await client.signInWithPassword({ email: body.email, password }));
    expect(weak.weakPassword).toMatchObject({ reasons: ['pwned'], message: expect.any(String) });
    const good = { email, password: server.people.duda.password };
    expect(succeed(await client.signInWithPassword(good))).not.toHaveProperty('weakPassword');
  });

  it.each([
    ['a wrong password', 'ana@example.com', 'errada'],
    ['an unknown address', 'nobody@example.com', 'errada'],
    ['an empty password', 'ana@example.com', ''],
  ])('answers %s alike', async (_what, email, password) => {
    const answer = await ask(server, '/token?grant_type=password', { body: { email, password } });
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  it('refuses neither, both, and a phone', async () => {
    const token = (body: object) => ask(server, '/token?grant_type=password', { body });
    expect((await token({ password: 'x' })).json.code).toBe('validation_failed');
    expect((await token({ email: 'a@b.co', phone: '+5511999999999' })).json.code).toBe(
      'validation_failed',
    );
    expect(await token({ phone: '+5511999999999', password: 'x' })).toMatchObject({
      status: 422,
      json: { code: 'phone_provider_disabled' },
    });
  });

  it('gives a token that a client can check with the published keys alone', async () => {
    const client = authClient(server);
    const { email, password } = server.people.bruno;
    succeed(await client.signInWithPassword({ email, password }));
    const checked = succeed(await client.getClaims());
    expect(checked?.header.alg).toBe('ES256');
    expect(checked?.claims.sub).toBe(server.people.bruno.userId);
  });

  it('puts what the protocol says into the token', async () => {
    const { session } = succeed(
      await authClient(server).signInWithPassword({
        email: server.people.ana.email,
        password: server.people.ana.password,
      }),
    );
    const claims = JSON.parse(
      Buffer.from(present(session.access_token.split('.')[1]), 'base64url').toString(),
    );
    expect(claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: server.people.ana.userId,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      phone: '',
    });
    expect(session.expires_at).toBe(claims.exp);
  });
});
