import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { removeEmbedded, startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';

/**
 * `npm run bench:backup -- [MB …]` (100 and 400 by default): memory and time of backup, verify and
 * restore of a database with that many megabytes of sealed entries. Flat memory is what is asked for.
 */
const sizes = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-backup-'));
const KB_OF_AN_ENTRY = 4;
const ENTRIES_OF_ONE = 1_000;

/** People with a thousand entries each; 64 texts of random bytes in turn. */
const FILL = `
  with people as (
    insert into users (email) select 'p' || n || '@example.com' from generate_series(1, $1::int) n returning id
  ), texts as materialized (
    select n, decode(string_agg(md5(random()::text || m), ''), 'hex') as sealed
      from generate_series(0, 63) n, generate_series(1, ${KB_OF_AN_ENTRY * 64}) m group by n
  )
  insert into diary_entries (user_id, id, status, words, language, country, created_at, updated_at, day, told_at, sealed)
  select people.id, uuidv7(), 'analysed', 500, 'pt-BR', 'BR', now(), now(), current_date, now(), texts.sealed
    from people cross join generate_series(1, ${ENTRIES_OF_ONE}) nth join texts on texts.n = nth % 64`;

const database = await startEmbedded({ dataDir, log: () => undefined, throwaway: true });
try {
  for (const size of sizes.length > 0 ? sizes : [100, 400]) {
    const from = await makeDatabase(`from_${size}`);
    await query(from, FILL, [Math.round((size * 1_024) / KB_OF_AN_ENTRY / ENTRIES_OF_ONE)]);
    const to = await makeDatabase(`to_${size}`);
    const file = join(dataDir, `${size}.backup`);
    const told = [
      ['backup', run('backup', from, file)],
      ['verify', run('verify', from, file)],
      ['restore', run('restore', to, file)],
    ] as const;
    const megabytes = (statSync(file).size / 2 ** 20).toFixed(0);
    const load = loadavg()[0]?.toFixed(1);
    process.stdout.write(`${size} MB of entries, a file of ${megabytes} MB, load ${load}\n`);
    for (const [what, { seconds, mostMB }] of told) {
      process.stdout.write(`  ${what}: ${mostMB.toFixed(0)} MB, ${seconds.toFixed(1)} s\n`);
    }
  }
} finally {
  database.detach();
  await removeEmbedded(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

async function makeDatabase(name: string): Promise<string> {
  await query(database.url, `create database ${name}`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

async function query(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

function run(what: string, url: string, file: string): { seconds: number; mostMB: number } {
  const child = join(import.meta.dirname, 'child.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, what, url, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
