import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, claimsOf, succeed } from '#packages/testing/people/auth-clients.ts';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { idTokens } from '../external.tables.ts';
import {
  goodClaims,
  type ScriptedIssuer,
  startScriptedIssuer,
} from '../testing/foreign-servers.ts';
import { deleteExternalBefore } from './external-flows.queries.ts';

let server: TestApp;
let issuer: ScriptedIssuer;
const ISS = () => issuer.issuer('oidc');
beforeAll(async () => {
  issuer = await startScriptedIssuer();
  server = await startTestApp({
    environment: {
      OAUTH_OIDC_CLIENT_ID: 'florescer-client,florescer-phone',
      OAUTH_OIDC_CLIENT_SECRET: 'secret',
      OAUTH_OIDC_ISSUER: ISS(),
      OAUTH_GOOGLE_CLIENT_ID: 'florescer-client',
      OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_GOOGLE_ISSUER: issuer.issuer('apple'),
      MANUAL_LINKING: 'on',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
});

const PROVIDER = 'custom:oidc';
const token = (more: Record<string, unknown> = {}) =>
  issuer.sign({ claims: goodClaims(ISS(), more) });
const grant = (body: object, headers: Record<string, string> = {}) =>
  ask(server, '/token?grant_type=id_token', { body: { provider: PROVIDER, ...body }, headers });
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const atHash = (accessToken: string) =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

describe('an ID token that the device got by itself', () => {
  it('signs in through the official client', async () => {
    const client = authClient(server);
    const nonce = 'a-nonce-of-the-device';
    const { user, session } = succeed(
      await client.signInWithIdToken({
        provider: 'google',
        token: await issuer.sign({
          claims: goodClaims(issuer.issuer('apple'), {
            sub: 'phone-1',
            nonce: hex(nonce),
            email: 'Phone@Example.com',
            email_verified: true,
          }),
        }),
        nonce,
      }),
    );
    expect(user).toMatchObject({ email: 'phone@example.com' });
    expect(claimsOf(session.access_token).amr).toMatchObject([
      { method: 'oauth', provider: 'google' },
    ]);
  });

  it('for any of our clients is good, and finds the same account', async () => {
    const ids = await Promise.all(
      ['florescer-client', 'florescer-phone'].map(
        async (aud) => (await grant({ id_token: await token({ aud }) })).json.user.id,
      ),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('signs in once, whatever becomes of its signature and of who asks', async () => {
    const idToken = await token({ sub: 'once' });
    const [signed, signature = ''] = [
      idToken.slice(0, idToken.lastIndexOf('.')),
      idToken.split('.')[2],
    ];
    const answers = await Promise.all([1, 2, 3].map(() => grant({ id_token: idToken })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const padded = `${signed}.${signature}==`;
    for (const again of [idToken, padded]) {
      const { status, json } = await grant({ id_token: again });
      expect({ status, error: json.error }).toEqual({ status: 400, error: 'invalid request' });
    }
    const { json } = await grant({ id_token: idToken });
    expect(json.error_description).toBe('ID token was used before');
  });

  it('is remembered until it ends and then forgotten', async () => {
    const end = Math.floor(Date.now() / 1_000) + 86_400;
    const idToken = await token({ sub: 'long', exp: end });
    expect((await grant({ id_token: idToken })).status).toBe(200);
    const { db } = server.context;
    const kept = () =>
      db
        .select()
        .from(idTokens)
        .where(eq(idTokens.expiresAt, new Date(end * 1_000)));
    const day = (ms: number) => deleteExternalBefore(db, new Date(end * 1_000 + ms));
    await day(0);
    expect(await kept()).toHaveLength(1);
    expect((await grant({ id_token: idToken })).status).toBe(400);
    await day(1);
    expect(await kept()).toHaveLength(0);
  });

  it('goes with its access token by at_hash', async () => {
    const idToken = await token({ at_hash: atHash('right') });
    expect((await grant({ id_token: idToken, access_token: 'right' })).status).toBe(200);
    const wrong = await grant({ id_token: idToken, access_token: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, json: { error: 'invalid request' } });
  });

  const now = () => Math.floor(Date.now() / 1_000);
  const unsigned = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part(goodClaims(ISS()))}.`;
  };
  it.each<[string, () => Promise<string> | string]>([
    ['that is no token', () => 'x'],
    ['unsigned', unsigned],
    ['signed with another key', () => issuer.sign({ claims: goodClaims(ISS()), forged: true })],
    ['for another audience', () => token({ aud: 'other' })],
    [
      'for two audiences, asked for by another',
      () => token({ aud: ['florescer-client', 'x'], azp: 'x' }),
    ],
    ['of another issuer', () => issuer.sign({ claims: goodClaims('https://evil.example') })],
    ['that has expired', () => token({ iat: now() - 7200, exp: now() - 3600 })],
    ['without an end', () => token({ exp: undefined })],
    ['that is not good yet', () => token({ nbf: now() + 3600 })],
    ['of nobody', () => token({ sub: '' })],
  ])('%s is refused in the form of OAuth', async (_what, make) => {
    const answer = await grant({ id_token: await make() });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: 'invalid request', error_description: 'Bad ID token' });
  });

  it.each([
    ['missing in the token', undefined, 'given', 'invalid request'],
    ['missing in the request', hex('given'), undefined, 'invalid request'],
    ['another', hex('other'), 'given', 'invalid nonce'],
    ['not hashed', 'given', 'given', 'invalid nonce'],
  ])('with a nonce that is %s is refused', async (_what, inToken, given, error) => {
    const answer = await grant({ id_token: await token({ nonce: inToken }), nonce: given });
    expect(answer).toMatchObject({ status: 400, json: { error } });
  });

  it.each([
    [{ provider: 'github', id_token: 'x' }, { code: 'provider_disabled' }],
    [{ provider: 'myspace', id_token: 'x' }, { code: 'validation_failed' }],
    [{ provider: undefined, id_token: 'x' }, { code: 'validation_failed' }],
    [{ id_token: undefined }, { error: 'invalid request' }],
  ])('%j is answered with %j', async (body, json) => {
    expect(await grant(body)).toMatchObject({ status: 400, json });
  });

  it('names issuer and client only as they are', async () => {
    const idToken = await token();
    const good = { issuer: ISS(), client_id: 'florescer-client' };
    expect((await grant({ id_token: idToken, ...good })).status).toBe(200);
    for (const wrong of [
      { issuer: 'https://evil.example' },
      { client_id: 'evil' },
      { client_id: 'florescer-phone' },
    ]) {
      expect((await grant({ id_token: idToken, ...good, ...wrong })).status).toBe(400);
    }
  });

  it('of a provider that is down can be tried again later', async () => {
    const down = await startScriptedIssuer();
    down.isDown = true;
    const other = await startTestApp({
      environment: {
        OAUTH_GOOGLE_CLIENT_ID: 'florescer-client',
        OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
        OAUTH_GOOGLE_ISSUER: down.issuer('oidc'),
      },
    });
    try {
      const answer = await ask(other, '/token?grant_type=id_token', {
        body: { provider: 'google', id_token: await token() },
      });
      expect(answer.status).toBe(503);
    } finally {
      await other.stop();
      await down.stop();
    }
  });
});

describe('linking by an ID token', () => {
  it('adds the identity to the person who asks, once', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'token-linker');
    const client = authClient(server);
    const { email, password } = guest;
    succeed(await client.signInWithPassword({ email, password }));
    const linking = async () =>
      client.linkIdentity({
        provider: 'google',
        token: await issuer.sign({
          claims: goodClaims(issuer.issuer('apple'), { sub: 'to-link' }),
        }),
      });
    const { user } = succeed(await linking());
    expect(user?.id).toBe(guest.userId);
    expect(user?.app_metadata.providers).toEqual(['email', 'google']);
    expect((await linking()).error).toMatchObject({ status: 422, code: 'identity_already_exists' });
  });

  it('needs somebody who is signed in', async () => {
    const body = { id_token: await token({ sub: 'nobody' }), link_identity: true };
    expect(await grant(body)).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
    const key = server.context.settings.serviceKey;
    const answer = await grant(body, { authorization: `Bearer ${key}` });
    expect(answer).toMatchObject({ status: 403, json: { code: 'bad_jwt' } });
  });
});
