import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type Subject, startSubject } from '../server/measure.ts';

export const ANA = { email: 'ana@demo.florescer.app', password: 'florescer-demo' };

export interface World {
  /** A server process on this world's database. */
  start(environment: NodeJS.ProcessEnv): Promise<Subject>;
  /** For making more people. */
  context: ServerContext;
}

/** Runs `work` on a database of its own with the demonstration people, and removes it afterwards. */
export async function inWorld(work: (world: World) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-'));
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const configuration = loadConfiguration(environment);
  const database = await startEmbedded({ dataDir, log: () => undefined });
  try {
    await migrate(database.url);
    const { context } = await buildApp({ configuration, databaseUrl: database.url, web: false });
    await seedDemonstration(context);
    await work({
      context,
      start: (more) => startSubject('florescer', database.url, '', { ...environment, ...more }),
    });
    await context.connection.close();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export interface Answer {
  status: number;
  body: string;
  /** Milliseconds from the first byte sent to the last one received. */
  ms: number;
}

const agents = new Map<string, Agent>();

/** POST to the auth service; `from` is the loopback address that the server sees it come from. */
export function post(
  { url }: Subject,
  path: string,
  body: object,
  from = '127.0.0.1',
): Promise<Answer> {
  let agent = agents.get(from);
  if (!agent) {
    agent = new Agent({ keepAlive: true, localAddress: from });
    agents.set(from, agent);
  }
  const text = JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/auth/v1${path}`,
      {
        method: 'POST',
        agent,
        headers: {
          apikey: PUBLISHABLE_KEY,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - start,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** The smallest of the values that at least this share of them does not exceed (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function sayLoad(): void {
  say(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
}
