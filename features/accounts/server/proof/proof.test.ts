import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { codeIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsOf } from '../accounts.ts';
import { signAccessToken } from '../keys/access-token.ts';
import { accessTokenClaims } from '../keys/jwt-claims.ts';
import { addTotp, askAs, codeAt, enroll, type Guest, newGuest } from '../testing/second-factors.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const NEEDED = { status: 400, json: { code: 'reauthentication_needed' } };

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { MANUAL_LINKING: 'on', ANONYMOUS_SIGN_IN: 'on' },
  });
});
afterAll(() => server?.stop());

type Client = Guest['client'];

/** Lets time go by in a session that goes on. */
async function weekLater(client: Client): Promise<void> {
  clock.pass(WEEK);
  succeed(await client.refreshSession());
}

/** Whatever adds a lasting way in or takes one away, as somebody with nothing but a session asks for it. */
const LASTING = [
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'App da Mallory' }],
  ['POST', '/passkeys/registration/options', {}],
  ['POST', '/passkeys/registration/verify', { challenge_id: randomUUID(), credential: {} }],
  ['DELETE', `/passkeys/${randomUUID()}`, undefined],
  ['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', undefined],
  ['DELETE', `/user/identities/${randomUUID()}`, undefined],
  [
    'POST',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x', link_identity: true },
  ],
  ['PUT', '/user', { email: 'mallory@example.org' }],
  ['PUT', '/user', { password: 'a senha da Mallory' }],
] as const;
const send = (client: Client, [method, path, body]: readonly [string, string, unknown]) =>
  askAs(server, client, path, { method, body });

describe('an old session that somebody found', () => {
  let ana: Guest;
  beforeAll(async () => {
    ana = await newGuest(server);
    await weekLater(ana.client);
  });

  it.each(LASTING)('does not get %s %s', async (...request) => {
    expect(await send(ana.client, request)).toMatchObject(NEEDED);
  });

  it('still reads, signs out and changes what opens nothing', async () => {
    succeed(await ana.client.getUser());
    succeed(await ana.client.updateUser({ data: { full_name: 'Ana Lima' } }));
    succeed(await ana.client.passkey.list());
  });
});

describe('a token of the instance’s own that names no session', () => {
  let eva: Guest;
  let authorization: string;
  beforeAll(async () => {
    eva = await newGuest(server);
    const { keys, issuer } = accountsOf(server.context);
    const { user } = succeed(await eva.client.getUser());
    const claims = accessTokenClaims(
      {
        ...{ id: user.id, role: 'authenticated', email: user.email ?? null, phone: null },
        ...{ appMetadata: {}, userMetadata: {}, isAnonymous: false },
      },
      // What the token says of proofs counts for nothing: only a session has them.
      {
        id: '',
        aal: 'aal2',
        amr: [{ method: 'password', timestamp: Math.floor(clock.now().getTime() / 1_000) }],
      },
      { issuer, now: clock.now() },
    );
    const { session_id: _, ...sessionless } = claims;
    authorization = `Bearer ${await signAccessToken(keys, sessionless as typeof claims)}`;
  });

  it.each(LASTING)('does not get %s %s', async (method, path, body) => {
    const { status, json } = await ask(server, path, { method, body, headers: { authorization } });
    expect([400, 403]).toContain(status);
    expect(['reauthentication_needed', 'session_not_found']).toContain(
      json.error_code ?? json.code,
    );
  });

  it('changes neither address nor password, though it reads who it is for', async () => {
    const own = await ask(server, '/user', { method: 'GET', headers: { authorization } });
    expect(own).toMatchObject({ status: 200, json: { email: eva.person.email } });
    for (const body of [{ email: 'mallory@example.org' }, { password: 'a senha da Mallory' }]) {
      const answer = await ask(server, '/user', {
        method: 'PUT',
        body,
        headers: { authorization },
      });
      expect(answer).toMatchObject(NEEDED);
    }
    succeed(await authClient(server).signInWithPassword(eva.person));
  });
});

describe('an old session at aal2', () => {
  let bruno: Guest & { factorId: string; secret: string };
  beforeAll(async () => {
    const guest = await newGuest(server);
    bruno = { ...guest, ...(await addTotp(guest.client, clock.now())) };
    succeed(await bruno.client.mfa.recoveryCodes.generate());
    await weekLater(bruno.client);
  });

  it.each([
    ['POST', '/factors/recovery-codes/regenerate', {}],
    ['DELETE', '/factors/recovery-codes', undefined],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Outro' }],
  ])('does not get %s %s', async (...request) => {
    expect(await send(bruno.client, request)).toMatchObject(NEEDED);
  });

  it('keeps its factor until the factor itself is proved again', async () => {
    const remove = () => bruno.client.mfa.unenroll({ factorId: bruno.factorId });
    expect((await remove()).error).toMatchObject({ code: 'reauthentication_needed' });
    const { factorId } = bruno;
    const code = codeAt(bruno.secret, clock.now());
    succeed(await bruno.client.mfa.challengeAndVerify({ factorId, code }));
    expect(succeed(await remove())).toEqual({ id: factorId });
  });
});

describe('a factor that was begun', () => {
  it('is not finished once the proof is old', async () => {
    const { client } = await newGuest(server);
    clock.pass(HOUR - 60_000);
    const begun = succeed(await enroll(client));
    clock.pass(120_000);
    succeed(await client.refreshSession());
    const code = codeAt(begun.totp.secret, clock.now());
    const late = await client.mfa.challengeAndVerify({ factorId: begun.id, code });
    expect(late.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  });
});

describe('proving oneself', () => {
  let carla: Guest;
  beforeEach(async () => {
    carla = await newGuest(server);
    await weekLater(carla.client);
  });
  const prove = (body: object) => askAs(server, carla.client, '/proof', { body });

  it('says with what', async () => {
    const ways = await askAs(server, carla.client, '/proof', { method: 'GET' });
    expect(ways.json).toEqual({ password: true, code: 'email' });
  });

  it('takes the password, for an hour', async () => {
    expect(await prove({ password: 'errada' })).toMatchObject({
      status: 400,
      json: { code: 'invalid_credentials' },
    });
    expect((await enroll(carla.client)).error).toMatchObject({ code: 'reauthentication_needed' });
    expect((await prove({ password: carla.person.password })).status).toBe(200);
    succeed(await enroll(carla.client, 'primeiro'));
    clock.pass(HOUR + 1_000);
    succeed(await carla.client.refreshSession());
    expect((await enroll(carla.client, 'outro')).error).toMatchObject({
      code: 'reauthentication_needed',
    });
  });

  it('takes the mailed code of the person themselves, once', async () => {
    const other = await newGuest(server);
    succeed(await other.client.reauthenticate());
    const foreign = codeIn((await server.mailbox(other.person.email)).at(-1));
    succeed(await carla.client.reauthenticate());
    const nonce = codeIn((await server.mailbox(carla.person.email)).at(-1));
    for (const wrong of [foreign === nonce ? '000000' : foreign, 'banana']) {
      expect((await prove({ nonce: wrong })).json).toMatchObject({
        code: 'reauthentication_not_valid',
      });
    }
    expect((await prove({ nonce })).status).toBe(200);
    succeed(await carla.client.updateUser({ email: `nova-${carla.person.email}` }));
    expect((await prove({ nonce })).json).toMatchObject({ code: 'reauthentication_not_valid' });
  });

  it('makes this session fresh and no other', async () => {
    const found = authClient(server);
    const { email, password } = carla.person;
    succeed(await found.signInWithPassword({ email, password }));
    await weekLater(found);
    succeed(await carla.client.refreshSession());
    await prove({ password });
    succeed(await enroll(carla.client));
    expect((await enroll(found, 'outro')).error).toMatchObject({ code: 'reauthentication_needed' });
  });

  it('is one thing at a time, and of a person in a session', async () => {
    for (const body of [{}, { password: 'x', nonce: '123456' }]) {
      expect((await prove(body)).json).toMatchObject({ code: 'validation_failed' });
    }
    const guest = authClient(server);
    const { session } = succeed(await guest.signInAnonymously());
    const authorization = `Bearer ${present(session).access_token}`;
    const refused = await askAs(server, carla.client, '/proof', {
      method: 'GET',
      headers: { authorization },
    });
    expect(refused).toMatchObject({ status: 403, json: { code: 'no_authorization' } });
  });

  it('takes the code along with a new address or password, as the protocol has it', async () => {
    const email = `nova-${carla.person.email}`;
    expect((await carla.client.updateUser({ email })).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    succeed(await carla.client.reauthenticate());
    const nonce = codeIn((await server.mailbox(carla.person.email)).at(-1));
    const asked = succeed(await carla.client.updateUser({ email, nonce }));
    expect(asked.user.new_email).toBe(email);
    const again = await carla.client.updateUser({ password: 'outra senha', nonce });
    expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });
});
