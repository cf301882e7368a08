import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';
import { addPeople } from './dashboard-people.ts';
import { startSubject } from './measure.ts';

/**
 * `node bench/server/dashboard.ts [people] [seconds]`: the start page's one request while 50 people at
 * once ask for it, of 1,000 who have recorded for a year. See bench/README.md.
 */
const people = Number(process.argv[2] ?? 1_000);
const seconds = Number(process.argv[3] ?? 15);
const AT_ONCE = 50;
/** How many of them ask: a sign-in costs more than everything that is measured here. */
const ASKING = Math.min(people, 150);
const PASSWORD = 'florescer-demo';

const dataDir = mkdtempSync(join(tmpdir(), 'florescer-dashboard-'));
const environment = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
const configuration = loadConfiguration(environment);
const database = await startEmbedded({ dataDir, log: () => undefined });
const say = (text: string) => process.stdout.write(`${text}\n`);
const sayLoad = () => say(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
try {
  await migrate(database.url);
  const { context } = await buildApp({ configuration, databaseUrl: database.url, web: false });
  await seedDemonstration(context);
  const rows = await addPeople(context, people);
  await context.connection.close();
  say(`${people} people: ${rows.entries} diary entries, ${rows.emotions} emotion records`);
  await run();
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function run(): Promise<void> {
  const server = await startSubject('florescer', database.url, '', environment);
  const tokens: string[] = [];
  for (let index = 0; index < ASKING; index += 1) tokens.push(await signIn(server.url, index));
  sayLoad();
  // Everybody's first visit of the day keeps what they are shown; measured apart, one at a time.
  const first: number[] = [];
  for (const token of tokens) {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/dashboard`, { headers: bearer(token) });
    if (!answer.ok) throw new Error(`The start page answered ${answer.status}`);
    await answer.arrayBuffer();
    first.push(performance.now() - start);
  }
  first.sort((a, b) => a - b);
  say(`first visits, one at a time: p50 ${at(first, 0.5)} ms, p99 ${at(first, 0.99)} ms`);
  const before = await server.cpu();
  const result = await autocannon({
    url: server.url,
    connections: AT_ONCE,
    duration: seconds,
    requests: tokens.map((token) => ({ path: '/api/dashboard', headers: bearer(token) })),
  });
  const after = await server.cpu();
  const cpu = (after.cpu - before.cpu) / Math.max(1, result['2xx']);
  const { p50, p97_5, p99, max } = result.latency;
  say(
    `${AT_ONCE} at once, without pause: ${(result['2xx'] / result.duration).toFixed(0)}/s, p50 ${p50} ms, ` +
      `p97.5 ${p97_5} ms, p99 ${p99} ms (must reach 50), max ${max} ms, ${cpu.toFixed(0)} us CPU, ` +
      `failures ${result.non2xx + result.errors}`,
  );
  sayLoad();
  server.stop();
}

async function signIn(url: string, index: number): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `pessoa${index}@bench.florescer.app`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}
