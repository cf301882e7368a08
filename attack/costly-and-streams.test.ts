import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { signIn, type TestPerson } from '#packages/testing/people/index.ts';
import { inForm } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { LONGEST_MS, send } from './support/send.ts';
import { type Stage, setStage } from './support/stage.ts';
import type { Target } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.world.stop());

/** A request as it is right, by somebody. */
async function callAs(person: TestPerson, target: Target, longestMs = LONGEST_MS) {
  const call = stage.rightCall(target);
  const headers = { ...call.headers, authorization: `Bearer ${person.accessToken}` };
  const answer = await send(stage.world.url, { ...call, headers }, longestMs);
  return { answer, problem: problemWith(target, call, answer, []) };
}

describe('forty costly requests of one person', () => {
  it('are answered or told to come later, and meanwhile others are answered as ever', async () => {
    const { targets } = stage;
    const isCostly = ({ name }: Target) =>
      /\.pdf$|\/pdf$|export$|import$|search$|report$/.test(name);
    const costly = targets.filter((target) => target.operation && isCostly(target));
    expect(costly.length).toBeGreaterThan(4);
    const many = Array.from({ length: 40 }, (_, at) => costly[at % costly.length] as Target);
    const flood = many.map((target) => callAs(stage.edu, target, inForm(30_000, 60_000)));

    const write = stage.target('POST /api/diary/entries');
    for (let time = 0; time < inForm(15, 100); time++) {
      const { answer } = await callAs(stage.world.people.bruno, write);
      expect(answer.status).toBe(201);
    }
    const problems = (await Promise.all(flood)).map(({ problem }) => problem);
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});

describe('event streams', () => {
  /** A stream that nobody reads; null where it was refused. */
  async function openStream(accessToken: string, path: string): Promise<IncomingMessage | null> {
    const { hostname, port } = new URL(stage.world.url);
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` };
    const sent = httpRequest({ hostname, port, path, headers, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.pause();
    answer.on('error', () => undefined);
    if (answer.statusCode === 200) return answer;
    expect([429, 503]).toContain(answer.statusCode);
    answer.resume();
    return null;
  }
  const streams = () =>
    stage.targets.filter(({ path }) => path === '/api/events').map(({ path }) => path);

  it('that nobody reads keep nobody else from being answered', async () => {
    const paths = streams();
    expect(paths).not.toHaveLength(0);
    const opened = await Promise.all(
      Array.from({ length: inForm(80, 300) }, (_, at) =>
        openStream(stage.edu.accessToken, paths[at % paths.length] as string),
      ),
    );
    const write = stage.target('POST /api/diary/entries');
    // What happens is told on all of them.
    for (let time = 0; time < 10; time++) {
      expect((await callAs(stage.edu, write)).answer.status).toBe(201);
      expect((await callAs(stage.world.people.bruno, write)).answer.status).toBe(201);
    }
    for (const stream of opened) stream?.destroy();
  });

  it('end with the session that opened them', async () => {
    const { accessToken } = await signIn(stage.world.url, stage.world.people.duda.email);
    const opened = await Promise.all(streams().map((path) => openStream(accessToken, path)));
    const open = opened.filter((stream) => stream !== null);
    expect(open.length).toBe(opened.length);
    const ended = open.map((stream) => {
      stream.resume();
      return once(stream, 'close', { signal: AbortSignal.timeout(LONGEST_MS) });
    });
    const out = await send(stage.world.url, {
      method: 'POST',
      path: '/auth/v1/logout?scope=local',
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${accessToken}` },
    });
    expect(out.status).toBe(204);
    await Promise.all(ended);
  });
});
