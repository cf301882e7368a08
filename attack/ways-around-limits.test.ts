import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { signIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { atOnce } from './support/at-once.ts';
import { inForm } from './support/options.ts';
import { type Answer, send } from './support/send.ts';

const json = { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY };
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

function post({ url }: TestApp, path: string, body: object, headers: Record<string, string> = {}) {
  return send(url, {
    method: 'POST',
    path,
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

describe('with limits on', () => {
  const PERSON = 40;
  let world: TestApp;
  /** Before anybody has failed at the address that they all come from. */
  let sessions: Awaited<ReturnType<typeof signIn>>[];
  beforeAll(async () => {
    world = await startTestApp({
      requestsAMinute: { person: PERSON, visitors: 100_000, address: 1_000_000 },
      environment: { RATE_LIMITS: 'on' },
    });
    const { email } = world.people.carla;
    sessions = [];
    while (sessions.length < 3) sessions.push(await signIn(world.url, email));
  });
  afterAll(() => world?.stop());

  it('guesses of one password are the same guesses, however her address is written and whoever seems to send them', async () => {
    const spellings = [
      'bruno@example.com',
      'BRUNO@example.com',
      'Bruno@EXAMPLE.com',
      ' bruno@example.com ',
      'bruno@example.com\t',
      'bruno@EXAMPLE.COM',
    ];
    const guesses = Array.from({ length: 40 }, (_, at) => at);
    const answers = await atOnce(guesses, 1, (at) =>
      post(
        world,
        '/auth/v1/token?grant_type=password',
        { email: spellings[at % spellings.length], password: `errada ${at}` },
        {
          'x-forwarded-for': `198.51.100.${at}`,
          'x-real-ip': `198.51.100.${at}`,
          'cf-connecting-ip': `198.51.100.${at}`,
          'true-client-ip': `198.51.100.${at}`,
          forwarded: `for=198.51.100.${at}`,
          'user-agent': `Browser ${at}`,
        },
      ),
    );
    const looked = answers.filter(({ text }) => text.includes('invalid_credentials'));
    // Ten at once, and what refills while they are sent.
    expect(looked.length).toBeLessThanOrEqual(14);
    expect(count(answers, 400) + count(answers, 429)).toBe(guesses.length);
  });

  it('requests of one person are counted under every spelling of an address', async () => {
    const { duda } = world.people;
    const { host } = new URL(world.url);
    const spellings = [
      '/api/me',
      '/%61pi/me',
      '/ap%69/%6de',
      '/api/me?',
      '/api/me?x=%00',
      `http://${host}/api/me`,
      `http://elsewhere.example/api/me`,
    ];
    const asked = Array.from({ length: PERSON * 2 }, (_, at) => at);
    const answers = await atOnce(asked, 1, (at) =>
      send(world.url, {
        method: at % 2 ? 'GET' : 'HEAD',
        path: spellings[at % spellings.length] as string,
        headers: { authorization: `Bearer ${duda.accessToken}`, 'x-forwarded-for': `10.0.0.${at}` },
      }),
    );
    expect(count(answers, 200)).toBeLessThanOrEqual(PERSON);
    expect(answers.at(-1)?.status).toBe(429);
  });

  it('nobody is signed out by a limit, in however many places they are signed in', async () => {
    const statuses = new Set<number>();
    for (const session of sessions) {
      let { refreshToken } = session;
      for (let time = 0; time < inForm(25, 200); time++) {
        const answer = await post(world, '/auth/v1/token?grant_type=refresh_token', {
          refresh_token: refreshToken,
        });
        statuses.add(answer.status);
        if (answer.status === 200) refreshToken = JSON.parse(answer.text).refresh_token;
        else expect(answer.headers['retry-after']).toBeDefined();
      }
    }
    // The client ends the session at any other refusal.
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});

describe('with limits off', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => world?.stop());

  it('nobody is refused for how often they ask', async () => {
    const { ana } = world.people;
    const asked = Array.from({ length: inForm(1_500, 5_000) }, (_, at) => at);
    const answers = await atOnce(asked, 8, () =>
      send(world.url, {
        method: 'GET',
        path: '/api/me',
        headers: { authorization: `Bearer ${ana.accessToken}` },
      }),
    );
    expect(count(answers, 200)).toBe(asked.length);
  });
});
