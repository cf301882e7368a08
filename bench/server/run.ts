import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';
import { addPeople } from './dashboard-people.ts';
import { compare, type Figures, type Load, startSubject } from './measure.ts';
import { compareSignIn } from './sign-in.ts';

/**
 * `node bench/server/run.ts [seconds] [part]`: sign-in, current user, list of 20 entries and saving
 * an entry, each against its peer in the same run on a database of its own; with `part` only those
 * whose name has it. See bench/README.md.
 */
const seconds = Number(process.argv[2] ?? 8);
const wanted = (name: string) => name.includes(process.argv[3] ?? '');
const ANA = 'ana@demo.florescer.app';
const PASSWORD = 'florescer-demo';
/** As many as there are connections: each person signs in once, or writes one entry, at a time. */
const PEOPLE = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-'));
process.stdout.write(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}\n`);
const environment = { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
const configuration = loadConfiguration(environment);
const database = await startEmbedded({ dataDir, log: () => undefined });
try {
  await migrate(database.url);
  await seed();
  await run();
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function seed(): Promise<void> {
  const { context } = await buildApp({ configuration, databaseUrl: database.url, web: false });
  await seedDemonstration(context);
  await addPeople(context, PEOPLE);
  await context.connection.close();
}

async function run(): Promise<void> {
  const florescer = await startSubject('florescer', database.url, '', environment);
  const { token, userId } = await signIn(florescer.url, ANA);
  const emails = Array.from({ length: PEOPLE }, (_, n) => `pessoa${n}@bench.florescer.app`);
  const writers: string[] = [];
  for (const email of emails) writers.push((await signIn(florescer.url, email)).token);
  const bare = await startSubject('bare', database.url, userId, environment);
  const get = (path: string): Load => ({ path, token, seconds });
  const post = (path: string, body: object): Load => ({
    ...get(path),
    method: 'POST',
    body: JSON.stringify(body),
  });
  const bareGet: Load = { path: '/user', token: bare.token, seconds };
  const barePost: Load = { ...bareGet, path: '/save', method: 'POST' };
  const text =
    'Hoje acordei cansada de novo. A reunião das 9h atrasou tudo e passei o resto da manhã tentando ' +
    'alcançar. Na hora do almoço me deu dor de cabeça e comi na mesa mesmo. À tarde a Júlia me ajudou ' +
    'a dividir as entregas com o time e fiquei aliviada.';
  try {
    if (wanted('sign-in')) {
      const signIns = await compareSignIn(florescer, { emails, password: PASSWORD }, { seconds });
      process.stdout.write(
        `\nsign-in\n  florescer ${signIns.signIns.toFixed(1)}/s  ${(signIns.cpuMicroseconds / 1_000).toFixed(1)} ms CPU  ` +
          `argon2id alone ${signIns.hashes.toFixed(1)}/s\n  ratio ${signIns.ratio.toFixed(2)} (must reach 0.75)\n`,
      );
    }
    const apikey = { apikey: PUBLISHABLE_KEY };
    // Budgets of the first two, and of what is decrypted or saved.
    const [ratio, cpu] = [0.5, 120];
    const less = { ratio: 0.4 };
    for (const [name, load, peer, budget] of [
      ['current user', { ...get('/auth/v1/user'), headers: apikey }, bareGet, { ratio, cpu }],
      ['caller (/api/me)', get('/api/me'), bareGet, { ratio, cpu }],
      ['last 20 entries', get('/api/diary/entries?limit=20'), bareGet, less],
      [
        'saving an entry, twenty people',
        { ...post('/api/diary/entries', { text }), token: writers },
        barePost,
        less,
      ],
      ['saving an entry, one person', post('/api/diary/entries', { text }), barePost, less],
    ] as const) {
      if (wanted(name)) show(name, await compare([florescer, load], [bare, peer]), budget);
    }
    const { rss } = await florescer.cpu();
    process.stdout.write(`\nload of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
    process.stdout.write(
      `\nmemory of the server after the load: ${Math.round(rss / 1024 ** 2)} MB\n`,
    );
  } finally {
    florescer.stop();
    bare.stop();
  }
}

async function signIn(url: string, email: string): Promise<{ token: string; userId: string }> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  return { token: session.access_token, userId: session.user.id };
}

function show(
  name: string,
  { ours, peer, ratio }: { ours: Figures; peer: Figures; ratio: number },
  budget: { ratio: number; cpu?: number },
): void {
  const line = (who: string, { requestsPerSecond, cpuMicroseconds, p50, p99, failures }: Figures) =>
    `  ${who.padEnd(10)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  ${cpuMicroseconds.toFixed(0).padStart(5)} us CPU  ` +
    `p50 ${p50} ms  p99 ${p99} ms  failures ${failures}\n`;
  process.stdout.write(`\n${name}\n${line('florescer', ours)}${line('bare', peer)}`);
  process.stdout.write(
    `  ratio ${ratio.toFixed(2)} (must reach ${budget.ratio})${budget.cpu ? `, CPU limit ${budget.cpu} us` : ''}\n`,
  );
}
