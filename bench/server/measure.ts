import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** A server under measurement, in its own process. */
export interface Subject {
  url: string;
  token: string | undefined;
  cpu(): Promise<{ cpu: number; rss: number }>;
  stop(): void;
}

/** Forks `child.ts` and waits until it listens. */
export async function startSubject(
  kind: 'florescer' | 'bare',
  databaseUrl: string,
  userId: string,
  environment: NodeJS.ProcessEnv,
): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'child.ts'), { env: environment });
  child.send({ start: { kind, databaseUrl, userId } });
  const { ready } = await answer<{ ready: { url: string; token?: string } }>(child);
  return {
    url: ready.url,
    token: ready.token,
    cpu: () => {
      child.send({ ask: 'cpu' });
      return answer<{ cpu: number; rss: number }>(child);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

async function answer<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}

export interface Load {
  path: string;
  method?: 'GET' | 'POST';
  /** One for all connections, or one for each in turn. */
  token: string | readonly string[] | undefined;
  /** One for all connections, or one for each in turn. */
  body?: string | readonly string[];
  headers?: Record<string, string>;
  connections?: number;
  seconds: number;
}

export interface Figures {
  requestsPerSecond: number;
  cpuMicroseconds: number;
  p50: number;
  p99: number;
  failures: number;
}

/** Loads one address and gives requests a second, server CPU a request, latency and failures. */
export async function measure(subject: Subject, load: Load): Promise<Figures> {
  const before = await subject.cpu();
  const tokens = [load.token ?? []].flat();
  const bodies = [load.body ?? []].flat();
  let connected = 0;
  const result = await autocannon({
    url: subject.url + load.path,
    method: load.method ?? 'GET',
    connections: load.connections ?? 20,
    duration: load.seconds,
    setupClient: (client) => {
      const token = tokens[connected % tokens.length];
      const body = bodies[connected % bodies.length];
      connected += 1;
      client.setHeaders({
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...load.headers,
      });
      if (body) client.setBody(body);
    },
  });
  const after = await subject.cpu();
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMicroseconds: (after.cpu - before.cpu) / Math.max(1, result['2xx']),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** Measures two loads turn by turn, so that a change of the machine's mood hits both; medians of the rounds. */
export async function compare(
  ours: [Subject, Load],
  peer: [Subject, Load],
  rounds = 3,
): Promise<{ ours: Figures; peer: Figures; ratio: number }> {
  await measure(ours[0], { ...ours[1], seconds: 2 });
  await measure(peer[0], { ...peer[1], seconds: 2 });
  const [a, b]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    a.push(await measure(...ours));
    b.push(await measure(...peer));
  }
  const [left, right] = [medianOf(a), medianOf(b)];
  return { ours: left, peer: right, ratio: left.requestsPerSecond / right.requestsPerSecond };
}

function medianOf(figures: Figures[]): Figures {
  const sorted = figures.toSorted((x, y) => x.requestsPerSecond - y.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return { ...middle, failures: figures.reduce((sum, { failures }) => sum + failures, 0) };
}
