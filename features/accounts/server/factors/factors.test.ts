import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { users } from '../accounts.tables.ts';
import { accountsOf } from '../accounts.ts';
import {
  addTotp,
  askAs,
  claimsOf,
  codeAt,
  enroll,
  factorRowsOf,
  type Guest,
  newGuest,
  signInAgain,
} from '../testing/second-factors.ts';
import { dropLapsedFactors } from './remove-factor.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { TRUST_PROXY: 'on' },
  });
});
afterAll(() => server?.stop());

const { now, pass } = clock;

describe('adding an authenticator app', () => {
  it('gives a picture, a secret and an address, and lifts the session once a code is right', async () => {
    const { client, person } = await newGuest(server);
    const before = await claimsOf(client);
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });

    const enrolled = succeed(await enroll(client, 'Celular'));
    expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'Celular' });
    const { secret, uri, qr_code: picture } = enrolled.totp;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/127.0.0.1:${person.email}`);
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/s);

    const listed = succeed(await client.mfa.listFactors());
    expect(listed.all).toMatchObject([{ id: enrolled.id, status: 'unverified' }]);
    expect(listed.totp).toEqual([]);

    const challenge = succeed(await client.mfa.challenge({ factorId: enrolled.id }));
    expect(challenge).toEqual({
      id: expect.any(String),
      type: 'totp',
      expires_at: Math.floor(clock.ms / 1_000) + 300,
    });
    const code = codeAt(secret, now());
    const verified = succeed(
      await client.mfa.verify({ factorId: enrolled.id, challengeId: challenge.id, code }),
    );
    expect(verified.user.factors).toMatchObject([
      { id: enrolled.id, status: 'verified', factor_type: 'totp', friendly_name: 'Celular' },
    ]);
    const after = await claimsOf(client);
    expect(after).toMatchObject({
      aal: 'aal2',
      session_id: before.session_id,
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(succeed(await client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    const { session } = succeed(await client.refreshSession());
    expect(present(session).user.factors).toHaveLength(1);
    expect((await claimsOf(client)).aal).toBe('aal2');
    const other = await signInAgain(server, person);
    expect(succeed(await other.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
  });

  it('keeps the secret sealed, and out of every later answer', async () => {
    const { client, person } = await newGuest(server);
    const { secret } = await addTotp(client, now());
    const [row] = await factorRowsOf(server, person.userId);
    expect(present(row?.sealedSecret).toString('latin1')).not.toContain(secret);
    const { text } = await askAs(server, client, '/user', { method: 'GET' });
    expect(text).toContain('"factors"');
    expect(text).not.toContain(secret);
  });

  it('names the site as the issuer unless the page names another', async () => {
    const { client } = await newGuest(server);
    const { totp } = succeed(
      await client.mfa.enroll({ factorType: 'totp', issuer: 'Florescer: em casa' }),
    );
    expect(new URL(totp.uri).searchParams.get('issuer')).toBe('Florescer  em casa');
  });

  it('takes each name once, the empty one too', async () => {
    const { client } = await newGuest(server);
    for (const name of ['', 'Celular']) {
      succeed(await enroll(client, name));
      expect((await enroll(client, name)).error).toMatchObject({
        status: 422,
        code: 'mfa_factor_name_conflict',
      });
    }
  });

  it('ends at ten', async () => {
    const { client } = await newGuest(server);
    for (let count = 0; count < 10; count++) succeed(await enroll(client, `App ${count}`));
    expect((await enroll(client, 'App 10')).error).toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
  });

  it('is forgotten after five minutes without a code', async () => {
    const { client, person } = await newGuest(server);
    const factor = succeed(await enroll(client));
    pass(301_000);
    expect((await client.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    succeed(await enroll(client));
    expect(await factorRowsOf(server, person.userId)).toHaveLength(1);
    pass(301_000);
    await dropLapsedFactors(accountsOf(server.context));
    expect(await factorRowsOf(server, person.userId)).toEqual([]);
    expect(succeed(await client.getUser()).user.factors).toBeUndefined();
  });

  it('says to who is late with the code that they are', async () => {
    const { client } = await newGuest(server);
    const { id: factorId, totp } = succeed(await enroll(client));
    const { id: challengeId } = succeed(await client.mfa.challenge({ factorId }));
    pass(301_000);
    const code = codeAt(totp.secret, now());
    const late = await client.mfa.verify({ factorId, challengeId, code });
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    succeed(await client.mfa.challengeAndVerify({ factorId, code }));
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ factor_type: 'pombo' }, 400, 'validation_failed'],
    [{ factor_type: 'recovery_code' }, 400, 'validation_failed'],
    [{ factor_type: 'phone', phone: 'x' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(121) }, 400, 'validation_failed'],
    [{ factor_type: 'phone', phone: '+5511987654321' }, 422, 'mfa_phone_enroll_not_enabled'],
  ])('refuses %j', async (body, status, code) => {
    const { client } = await newGuest(server);
    expect(await askAs(server, client, '/factors', { body })).toMatchObject({
      status,
      json: { code },
    });
  });

  it('is for people with an account of their own', async () => {
    expect((await ask(server, '/factors', { body: { factor_type: 'totp' } })).json.code).toBe(
      'no_authorization',
    );
    const { client, person } = await newGuest(server);
    await server.context.db
      .update(users)
      .set({ isAnonymous: true })
      .where(eq(users.id, person.userId));
    expect((await enroll(client)).error).toMatchObject({ status: 403, code: 'no_authorization' });
  });

  it('needs the factor that is there already', async () => {
    const { client, person } = await newGuest(server);
    await addTotp(client, now());
    const weaker = await signInAgain(server, person);
    expect((await enroll(weaker, 'Outro')).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    succeed(await enroll(client, 'Outro'));
  });
});

describe('a code', () => {
  async function guestWithApp() {
    const guest = await newGuest(server);
    const app = await addTotp(guest.client, now());
    pass(90_000);
    return { ...guest, ...app };
  }
  const challengeOf = async (client: Guest['client'], factorId: string) =>
    succeed(await client.mfa.challenge({ factorId })).id;

  it('of the steps before and after is right, of others not', async () => {
    const { client, factorId, secret } = await guestWithApp();
    const at = (seconds: number) => codeAt(secret, new Date(clock.ms + seconds * 1_000));
    for (const seconds of [-60, 60]) {
      const wrong = await client.mfa.challengeAndVerify({ factorId, code: at(seconds) });
      expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    for (const seconds of [-30, 0, 30]) {
      succeed(await client.mfa.challengeAndVerify({ factorId, code: at(seconds) }));
    }
  });

  it('works once, and none before it does', async () => {
    const { client, factorId, secret } = await guestWithApp();
    const code = codeAt(secret, now());
    const earlier = codeAt(secret, new Date(clock.ms - 30_000));
    succeed(await client.mfa.challengeAndVerify({ factorId, code }));
    for (const replayed of [code, earlier]) {
      expect(
        (await client.mfa.challengeAndVerify({ factorId, code: replayed })).error,
      ).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    pass(30_000);
    const next = codeAt(secret, now());
    succeed(await client.mfa.challengeAndVerify({ factorId, code: next }));
  });

  it('is typed with blanks by many', async () => {
    const { client, factorId, secret } = await guestWithApp();
    const code = codeAt(secret, now()).replace(/^.../, '$& ');
    succeed(await client.mfa.challengeAndVerify({ factorId, code }));
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is refused', async (code) => {
    const { client, factorId } = await guestWithApp();
    const { error } = await client.mfa.challengeAndVerify({ factorId, code });
    expect(error).toMatchObject(
      code
        ? { status: 422, code: 'mfa_verification_failed' }
        : { status: 400, code: 'validation_failed' },
    );
  });

  it('answers a challenge within five minutes, once, from the same address', async () => {
    const { client, factorId, secret } = await guestWithApp();
    const answer = (challenge: string, from = '203.0.113.7') =>
      askAs(server, client, `/factors/${factorId}/verify`, {
        body: { challenge_id: challenge, code: codeAt(secret, now()) },
        headers: { 'x-forwarded-for': from },
      });
    const challenge = async () =>
      (
        await askAs(server, client, `/factors/${factorId}/challenge`, {
          body: {},
          headers: { 'x-forwarded-for': '203.0.113.7' },
        })
      ).json.id;

    const first = await challenge();
    expect(await answer(first, '203.0.113.8')).toMatchObject({
      status: 422,
      json: { code: 'mfa_ip_address_mismatch' },
    });
    const used = await answer(first);
    expect(used.status).toBe(200);
    succeed(await client.setSession(used.json));
    pass(30_000);
    expect((await answer(first)).json.code).toBe('mfa_ip_address_mismatch');
    const late = await challenge();
    pass(301_000);
    expect(await answer(late)).toMatchObject({
      status: 422,
      json: { code: 'mfa_challenge_expired' },
    });
  });

  it('belongs to its challenge, its factor and its person', async () => {
    const ana = await guestWithApp();
    const bruno = await guestWithApp();
    const anas = await challengeOf(ana.client, ana.factorId);
    const brunos = await challengeOf(bruno.client, bruno.factorId);
    const verify = (guest: typeof ana, factorId: string, challengeId: string, secret: string) =>
      askAs(server, guest.client, `/factors/${factorId}/verify`, {
        body: { challenge_id: challengeId, code: codeAt(secret, now()) },
      });
    expect(await verify(ana, ana.factorId, brunos, ana.secret)).toMatchObject({
      status: 422,
      json: { code: 'mfa_factor_not_found' },
    });
    expect(await verify(ana, ana.factorId, 'no uuid', ana.secret)).toMatchObject({
      status: 422,
      json: { code: 'mfa_factor_not_found' },
    });
    for (const challenge of [anas, brunos]) {
      expect(await verify(ana, bruno.factorId, challenge, bruno.secret)).toMatchObject({
        status: 404,
        json: { code: 'mfa_factor_not_found' },
      });
    }
  });

  it('is asked of nobody else’s factor', async () => {
    const ana = await guestWithApp();
    const bruno = await newGuest(server);
    for (const [id, code] of [
      [ana.factorId, 'mfa_factor_not_found'],
      [randomUUID(), 'mfa_factor_not_found'],
      ['1', 'validation_failed'],
    ] as const) {
      for (const [method, path] of [
        ['POST', `/factors/${id}/challenge`],
        ['DELETE', `/factors/${id}`],
      ] as const) {
        expect(await askAs(server, bruno.client, path, { method })).toMatchObject({
          status: 404,
          json: { code },
        });
      }
    }
    expect(succeed(await ana.client.mfa.listFactors()).totp).toHaveLength(1);
  });
});
