import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { refreshTokens, sessions } from '../accounts.tables.ts';

const REUSE_INTERVAL_MS = 10_000;
let server: TestApp;
const clock = new TestClock();
let guests = 0;

beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { REUSE_INTERVAL_MS: String(REUSE_INTERVAL_MS / 1_000) },
  });
});
afterAll(() => server?.stop());
const { pass } = clock;

const refresh = (token: string) =>
  ask(server, '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const isAlive = async (accessToken: string) =>
  (
    await ask(server, '/user', {
      method: 'GET',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).status === 200;
const newGuest = (): Promise<TestPerson> =>
  signInNewPerson(server.url, server.context, `guest${++guests}`);

describe('refreshing', () => {
  it('gives a new token and keeps the session', async () => {
    const client = authClient(server);
    const { ana } = server.people;
    const before = succeed(
      await client.signInWithPassword({ email: ana.email, password: ana.password }),
    );
    pass(1_000);
    const after = succeed(await client.refreshSession());
    expect(after.session?.refresh_token).not.toBe(before.session.refresh_token);
    const sessionOf = (token = '') =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const [a, b] = [sessionOf(before.session.access_token), sessionOf(after.session?.access_token)];
    expect(b.session_id).toBe(a.session_id);
    expect(b.amr).toEqual(a.amr);
    expect(b.iat).toBeGreaterThan(a.iat);
  });

  it('answers the parent of the active token with that token, however late', async () => {
    const { refreshToken: first } = await newGuest();
    const second = (await refresh(first)).json.refresh_token;
    pass(86_400_000);
    const repeated = await refresh(first);
    expect(repeated.status).toBe(200);
    expect(repeated.json.refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  it('answers an older one within the reuse interval with the active token', async () => {
    const { refreshToken: first } = await newGuest();
    const second = (await refresh(first)).json.refresh_token;
    const third = (await refresh(second)).json.refresh_token;
    pass(REUSE_INTERVAL_MS);
    expect((await refresh(first)).json.refresh_token).toBe(third);
  });

  it('ends the session when an old token comes back, with its access tokens', async () => {
    const guest = await newGuest();
    const second = (await refresh(guest.refreshToken)).json;
    const third = (await refresh(second.refresh_token)).json;
    pass(REUSE_INTERVAL_MS + 1_000);
    const reused = await refresh(guest.refreshToken);
    expect(reused).toMatchObject({ status: 400, json: { code: 'refresh_token_already_used' } });
    expect((await refresh(third.refresh_token)).json.code).toBe('refresh_token_not_found');
    expect(await isAlive(third.access_token)).toBe(false);
  });

  it.each([
    ['short', 'validation_failed'],
    ['', 'validation_failed'],
    ['a'.repeat(43), 'refresh_token_not_found'],
  ])('refuses %j', async (token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, json: { code } });
  });

  it('lets many tabs refresh at once and leaves one active token', async () => {
    const { refreshToken, sessionId } = await newGuest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
    expect(await activeTokens(sessionId)).toBe(1);
  });

  it('keeps one active token or none at all, whatever order tokens come back in', async () => {
    const step = fc.record({
      /** Which of the tokens seen so far is presented, counted from the newest. */
      back: fc.nat({ max: 4 }),
      wait: fc.constantFrom(0, 3_000, REUSE_INTERVAL_MS + 1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { refreshToken, sessionId } = await newGuest();
        const chain = [{ token: refreshToken, revokedAt: Number.POSITIVE_INFINITY }];
        let alive = true;
        for (const { back, wait } of steps) {
          pass(wait);
          const index = Math.max(0, chain.length - 1 - back);
          const last = chain.length - 1;
          const presented = chain[index];
          if (!presented) continue;
          const { status, json } = await refresh(presented.token);
          if (!alive) {
            expect(json.code).toBe('refresh_token_not_found');
          } else if (index === last) {
            expect(status).toBe(200);
            presented.revokedAt = clock.ms;
            chain.push({ token: json.refresh_token, revokedAt: Number.POSITIVE_INFINITY });
          } else if (index === last - 1 || clock.ms <= presented.revokedAt + REUSE_INTERVAL_MS) {
            expect(json.refresh_token).toBe(chain[last]?.token);
          } else {
            expect(json.code).toBe('refresh_token_already_used');
            alive = false;
          }
          expect(await activeTokens(sessionId)).toBe(alive ? 1 : 0);
        }
      }),
      { numRuns: 12 },
    );
  });
});

async function activeTokens(sessionId: string): Promise<number> {
  const rows = await server.context.db.select().from(refreshTokens);
  return rows.filter((row) => row.sessionId === sessionId && row.revokedAt === null).length;
}

describe('signing out', () => {
  async function threeDevices() {
    const guest = await newGuest();
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => signIn(server.url, guest.email)));
    if (!a || !b || !c) throw new Error('three sessions expected');
    return [a, b, c] as const;
  }
  const signOut = (accessToken: string, scope: string) =>
    ask(server, `/logout${scope}`, {
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json;charset=UTF-8',
      },
    });

  it.each([
    ['', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('with "%s" leaves %j alive', async (scope, expected) => {
    const devices = await threeDevices();
    expect((await signOut(devices[0].accessToken, scope)).status).toBe(204);
    const alive = await Promise.all(devices.map(({ accessToken }) => isAlive(accessToken)));
    expect(alive).toEqual(expected);
  });

  it('refuses an unknown scope and changes nothing', async () => {
    const [device] = await threeDevices();
    expect((await signOut(device.accessToken, '?scope=everything')).json.code).toBe(
      'validation_failed',
    );
    expect(await isAlive(device.accessToken)).toBe(true);
  });

  it('tells the client of an ended session in a way that it takes as signed out', async () => {
    const client = authClient(server);
    const { bruno } = server.people;
    succeed(await client.signInWithPassword({ email: bruno.email, password: bruno.password }));
    await server.context.db.delete(sessions).where(eq(sessions.userId, bruno.userId));
    const { error } = await client.getUser();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
    expect((await client.signOut()).error).toBeNull();
  });
});
