import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#packages/testing/people/auth-clients.ts';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsOf } from '../accounts.ts';
import type { Limits } from '../limits/limits.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { securityEvents } from '../security-events.tables.ts';
import { recordGuesses } from './guesses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let server: TestApp;
let limits: Limits;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
  });
  ({ limits } = accountsOf(server.context));
});
afterAll(() => server?.stop());

let accountNumber = 0;
const newAccount = () => `guessed${++accountNumber}@example.org`;

/** Whether a guess is looked at, or how many seconds its maker is told to wait. */
async function guess(account: string, ip: string): Promise<'looked at' | number> {
  try {
    await limits.countPasswordGuess(account, ip);
    return 'looked at';
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return error.retryAfterSeconds ?? 0;
  }
}

/** The owner knows the password: their guess is taken back. */
async function ownerSignsIn(account: string, ip: string): Promise<boolean> {
  try {
    await (await limits.countPasswordGuess(account, ip)).forgive();
    return true;
  } catch {
    return false;
  }
}

/** Events of guessing in somebody's record. */
async function guessesToldTo({ userId }: { userId: string }): Promise<number> {
  const rows = await server.context.db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'sign_in_guessed')));
  return rows.length;
}

describe('guesses of one account’s password', () => {
  it('from one address are looked at ten times and then twice a minute', async () => {
    const account = newAccount();
    let looked = 0;
    for (let second = 0; second < 1_000; second++) {
      if ((await guess(account, '203.0.113.9')) === 'looked at') looked++;
      clock.pass(1_000);
    }
    expect(looked).toBe(10 + 33);
  });

  it('from one address for days never keep the owner out elsewhere', async () => {
    const account = newAccount();
    for (let hour = 0; hour < 36; hour++) {
      // All that the attacker's refill allows, and more that is refused.
      for (let time = 0; time < 8; time++) {
        await guess(account, '203.0.113.9');
        clock.pass(MINUTE / 2);
      }
      expect([hour, await ownerSignsIn(account, '198.51.100.7')]).toEqual([hour, true]);
      clock.pass(MINUTE);
    }
  });

  it('from many networks at once leave each newcomer a first try or two', async () => {
    const account = newAccount();
    let looked = 0;
    for (let network = 0; network < 40; network++) {
      const ip = `10.${network}.0.1`;
      for (let time = 0; time < 5; time++) {
        if ((await guess(account, ip)) === 'looked at') looked++;
      }
    }
    // 100 of the account, 2 of each network once those were gone.
    expect(looked).toBeLessThanOrEqual(100 + 2 * 40);
    expect(await ownerSignsIn(account, '198.51.100.7')).toBe(true);
    expect(await ownerSignsIn(account, '2001:db8:7::1')).toBe(true);
    // Typed wrong twice, the owner waits like everybody; taken back, it costs nothing.
    expect(await guess(account, '198.51.100.7')).toBe('looked at');
    expect(await guess(account, '198.51.100.7')).toBe('looked at');
    expect(await guess(account, '198.51.100.7')).toBe(HOUR / 1_000);
  });

  it('from neighbouring addresses count as one', async () => {
    const account = newAccount();
    for (let host = 0; host < 5; host++) {
      await guess(account, `203.0.113.${host}`);
      await guess(account, `2001:db8:9:${host}::1`);
    }
    for (let host = 5; host < 10; host++) {
      expect(await guess(account, `203.0.113.${host}`)).toBe('looked at');
      expect(await guess(account, `2001:db8:9:${host}::1`)).toBe('looked at');
    }
    expect(await guess(account, '203.0.113.200')).toBe(MINUTE / 2 / 1_000);
    expect(await guess(account, '2001:db8:9:ffff::1')).toBe(MINUTE / 2 / 1_000);
  });

  it('are answered alike for a person and for nobody, and the person is told', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'guessed');
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const answersFor = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 12; time++) {
        const body = { email, password: `errada ${time}` };
        const path = '/token?grant_type=password';
        const { status, json, headers } = await ask(server, path, { body, headers: from });
        answers.push([status, json, headers.get('retry-after')]);
      }
      clock.pass(HOUR);
      return answers;
    };
    const known = await answersFor(guest.email);
    expect(known.map(([status]) => status)).toEqual([...Array(10).fill(400), 429, 429]);
    expect(await answersFor('nobody-at-all@example.org')).toEqual(known);

    await expect.poll(() => guessesToldTo(guest)).toBe(1);
    const here = { email: guest.email, password: guest.password };
    const elsewhere = { 'x-forwarded-for': '198.51.100.20' };
    const signedIn = await ask(server, '/token?grant_type=password', {
      body: here,
      headers: elsewhere,
    });
    expect(signedIn.status).toBe(200);
  });

  it('are told of once an hour', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'again');
    const accounts = accountsOf(server.context);
    await recordGuesses(accounts, guest);
    await recordGuesses(accounts, guest);
    expect(await guessesToldTo(guest)).toBe(1);
    clock.pass(HOUR);
    await recordGuesses(accounts, guest);
    await recordGuesses(accounts, { userId: '01936f3c-0000-7000-8000-00000000ffff' });
    expect(await guessesToldTo(guest)).toBe(2);
  });
});
