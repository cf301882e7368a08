import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsOf } from '../index.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
});
afterAll(() => server?.stop());

const inOneHour = () => Math.floor(clock.ms / 1_000) + 3_600;

/** Claims of Ana's living session, as an attacker would copy them. */
function claims(changes: object = {}) {
  const { ana } = server.people;
  return {
    iss: `${server.url}/auth/v1`,
    sub: ana.userId,
    aud: 'authenticated',
    role: 'authenticated',
    session_id: ana.sessionId,
    iat: Math.floor(clock.ms / 1_000),
    exp: inOneHour(),
    ...changes,
  };
}

const kid = () => String(decodeProtectedHeader(server.people.ana.accessToken).kid);

/** Signed with the server's own key: what only a mistake of ours could issue. */
async function ownToken(changes: object) {
  const { key } = await accountsOf(server.context).keys.signing();
  return new SignJWT(claims(changes)).setProtectedHeader({ alg: 'ES256', kid: kid() }).sign(key);
}

async function publicPem() {
  const [jwk] = await accountsOf(server.context).keys.published();
  return createPublicKey({ key: jwk as never, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
}

const FORGERIES: readonly [string, () => Promise<string> | string][] = [
  ['without a signature', () => new UnsecuredJWT(claims()).encode()],
  [
    'signed by another key of the same name',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', kid: kid() })
        .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  ],
  [
    'signed by an unknown key',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', kid: 'other' })
        .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  ],
  [
    'with HMAC keyed by the public key',
    async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: kid() })
        .sign(Buffer.from(String(await publicPem()))),
  ],
  ['for a foreign audience', () => ownToken({ aud: 'elsewhere' })],
  ['of a foreign issuer', () => ownToken({ iss: 'https://elsewhere.example/auth/v1' })],
  ['whose time is over', () => ownToken({ exp: Math.floor(clock.ms / 1_000) - 1 })],
  ['without an end', () => ownToken({ exp: undefined })],
  ['issued in the future', () => ownToken({ iat: Math.floor(clock.ms / 1_000) + 120 })],
  ['not good yet', () => ownToken({ nbf: Math.floor(clock.ms / 1_000) + 120 })],
  ['for nobody', () => ownToken({ sub: undefined })],
  ['for no UUID', () => ownToken({ sub: "x' or 1=1" })],
  ['that is no token', () => 'abc'],
  ['with one letter changed', () => server.people.ana.accessToken.replace(/.{3}$/, 'AAA')],
];

describe('a token', () => {
  it.each(FORGERIES)('%s opens nothing', async (_what, make) => {
    const headers = { authorization: `Bearer ${await make()}` };
    expect(await ask(server, '/user', { method: 'GET', headers })).toMatchObject({
      status: 403,
      json: { code: 'bad_jwt' },
    });
    const me = await fetch(`${server.url}/api/me`, { headers });
    expect([me.status, (await me.json()) as object]).toMatchObject([
      401,
      { code: 'unauthenticated' },
    ]);
  });

  it.each([
    ['names nobody', { sub: '01936f3c-0000-7000-8000-000000000000' }, 'user_not_found'],
    [
      'names no living session',
      { session_id: '01936f3c-0000-7000-8000-000000000000' },
      'session_not_found',
    ],
  ])('that %s is told apart only by the auth service', async (_what, changes, code) => {
    const headers = { authorization: `Bearer ${await ownToken(changes)}` };
    expect(await ask(server, '/user', { method: 'GET', headers })).toMatchObject({
      status: 403,
      json: { code },
    });
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401);
  });

  it('without a session opens nothing of the product', async () => {
    const headers = { authorization: `Bearer ${await ownToken({ session_id: undefined })}` };
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401);
  });

  it.each(['', 'Basic YTpi', 'Bearer', 'Bearer  '])(
    'missing from "%s" is a 401',
    async (header) => {
      const answer = await ask(server, '/user', {
        method: 'GET',
        headers: { authorization: header },
      });
      expect(answer).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
    },
  );

  it('that was good and remembered ends with its time', async () => {
    const { ana } = server.people;
    expect((await server.fetchAs(ana, '/api/me')).status).toBe(200);
    clock.pass(3_601_000);
    expect((await server.fetchAs(ana, '/api/me')).status).toBe(401);
  });
});
