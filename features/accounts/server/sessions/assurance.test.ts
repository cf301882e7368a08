import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import {
  addTotp,
  askAs,
  claimsOf,
  codeAt,
  enroll,
  factorRowsOf,
  newGuest,
  signInAgain,
  tokensOf,
} from '../testing/second-factors.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { REUSE_INTERVAL_S: '10', TRUST_PROXY: 'on' },
  });
});
afterAll(() => server?.stop());

const { now, pass } = clock;

describe('a session at aal2', () => {
  const refresh = (token: string) =>
    ask(server, '/token?grant_type=refresh_token', { body: { refresh_token: token } });

  it('has a refresh token that the former one does not lead to', async () => {
    for (const wait of [0, 60_000]) {
      const { client } = await newGuest(server);
      const before = await tokensOf(client);
      await addTotp(client, now());
      pass(wait);
      expect(await refresh(before.refreshToken)).toMatchObject({
        status: 400,
        json: { code: 'refresh_token_already_used' },
      });
    }
  });

  it('goes on by its own refresh token', async () => {
    const { client } = await newGuest(server);
    const { session } = await addTotp(client, now());
    const next = await refresh(session.refresh_token);
    expect(next.status).toBe(200);
    expect((await refresh(session.refresh_token)).json.refresh_token).toBe(next.json.refresh_token);
  });

  it('ends the person’s weaker sessions and unverified apps, nobody else’s', async () => {
    const { client, person } = await newGuest(server);
    const weaker = await signInAgain(server, person);
    const begun = succeed(await enroll(client, 'Esquecido'));
    await addTotp(client, now());
    expect((await weaker.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect(succeed(await client.mfa.listFactors()).all).toHaveLength(1);
    expect((await client.mfa.unenroll({ factorId: begun.id })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    const { ana } = server.people;
    const { status } = await ask(server, '/user', {
      method: 'GET',
      headers: { authorization: `Bearer ${ana.accessToken}` },
    });
    expect(status).toBe(200);
  });

  it('keeps the person’s other sessions that a factor proved', async () => {
    const { client, person } = await newGuest(server);
    const { factorId, secret } = await addTotp(client, now());
    const other = await signInAgain(server, person);
    pass(30_000);
    const code = codeAt(secret, now());
    succeed(await other.mfa.challengeAndVerify({ factorId, code }));
    succeed(await client.getUser());
  });

  it('is lowered at the next refresh when its factor is taken away', async () => {
    const { client } = await newGuest(server);
    const { factorId } = await addTotp(client, now());
    succeed(await enroll(client, 'Outro'));
    expect(succeed(await client.mfa.unenroll({ factorId }))).toEqual({ id: factorId });
    expect((await claimsOf(client)).aal).toBe('aal2');
    succeed(await client.refreshSession());
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(succeed(await client.getUser()).user.factors).toHaveLength(1);
  });

  it('is what taking a verified factor away needs', async () => {
    const { client, person } = await newGuest(server);
    const { factorId } = await addTotp(client, now());
    const weaker = await signInAgain(server, person);
    expect((await weaker.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    const begun = succeed(await enroll(client, 'Outro'));
    succeed(await weaker.mfa.unenroll({ factorId: begun.id }));
  });

  it('is what another address, password or name needs', async () => {
    const { client, person } = await newGuest(server);
    await addTotp(client, now());
    const weaker = await signInAgain(server, person);
    for (const change of [
      { password: 'outra senha' },
      { email: `x-${person.email}` },
      { data: { full_name: 'Outro Nome' } },
    ]) {
      expect((await weaker.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      });
    }
    const named = { data: { full_name: 'Outro Nome' }, email: person.email };
    succeed(await client.updateUser({ ...named, password: 'outra senha' }));
  });
});

describe('a type of factor that was switched off', () => {
  it('is neither asked nor proved any more, and can be taken away', async () => {
    const { client } = await newGuest(server);
    const { factorId } = await addTotp(client, now());
    const begun = succeed(await client.mfa.challenge({ factorId }));
    const { secondFactors } = server.context.settings.auth;
    secondFactors.totp = false;
    try {
      const off = { status: 422, code: 'mfa_totp_verify_not_enabled' };
      expect((await client.mfa.challenge({ factorId })).error).toMatchObject(off);
      const answer = await client.mfa.verify({ factorId, challengeId: begun.id, code: '000000' });
      expect(answer.error).toMatchObject(off);
      succeed(await client.mfa.unenroll({ factorId }));
    } finally {
      secondFactors.totp = true;
    }
  });
});

describe('guesses of a second factor', () => {
  it('are slowed down for the person, wherever they come from', async () => {
    await withSettings(server, { rateLimits: true }, async () => {
      const { client } = await newGuest(server);
      const { factorId, secret } = await addTotp(client, now());
      pass(60_000);
      const guess = async (code: string, from: number) => {
        const headers = { 'x-forwarded-for': `203.0.113.${from}` };
        const challenge = await askAs(server, client, `/factors/${factorId}/challenge`, {
          body: {},
          headers,
        });
        const body = { challenge_id: challenge.json.id, code };
        return askAs(server, client, `/factors/${factorId}/verify`, { body, headers });
      };
      const codes = [];
      for (let time = 0; time < 11; time++) {
        codes.push((await guess('wrong!', time)).json.code);
      }
      expect(codes).toEqual([
        ...Array(10).fill('mfa_verification_failed'),
        'over_request_rate_limit',
      ]);
      expect((await guess(codeAt(secret, now()), 20)).status).toBe(429);
      pass(600_000);
      expect((await guess(codeAt(secret, now()), 21)).status).toBe(200);
    });
  });
});

describe('a person who is deleted softly', () => {
  it('leaves no factor behind', async () => {
    const { client, person } = await newGuest(server);
    await addTotp(client, now());
    const key = server.context.settings.serviceKey;
    const answer = await ask(server, `/admin/users/${person.userId}`, {
      method: 'DELETE',
      body: { should_soft_delete: true },
      headers: { apikey: key, authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(200);
    expect(await factorRowsOf(server, person.userId)).toEqual([]);
  });
});
