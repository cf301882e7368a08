import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countingFor } from '#features/company-report/server/counting.ts';
import { HEALTH_RECORDS, recordConsent } from '#features/privacy/server/index.ts';
import { removeEmbedded, startEmbedded } from '#packages/db/embedded/index.ts';
import { connect, migrate } from '#packages/db/index.ts';

/**
 * `npm run bench:closing -- [people] [kills]`: a month of so many people with nine records each is closed,
 * once without a break, then again by a server that is killed (`SIGKILL`) so many times on its way; both
 * publish the same bytes. A tenth of the people are of one company, the others of companies of 500.
 */
const people = Number(process.argv[2] ?? 1_000_000);
const kills = Number(process.argv[3] ?? 5);
const DAYS = 9;
const COMPANY = 500;
const MONTH = '2026-10';

const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-closing-'));
// Killing servers proves nothing of a database that may forget.
const database = await startEmbedded({ dataDir, log: () => undefined });
const { db, pool, close } = connect(database.url);
let child: ChildProcess | undefined;

try {
  await migrate(database.url);
  const companies = await fill();
  say(`load ${loadavg()[0]?.toFixed(1)}, ${people} people of ${companies.length} companies`);
  const whole = await run(companies);
  const published = await hashOfReports();
  say(`closed in ${whole.seconds.toFixed(0)} s; memory ${megabytes(whole)}`);
  await pool.query('delete from company_periods');
  await pool.query('delete from company_period_people');
  const killedAt: number[] = [];
  for (let nth = 1; nth <= kills; nth += 1) {
    await run(companies, (people * nth) / (kills + 1));
    killedAt.push(await lookedAt());
  }
  await run(companies);
  const again = await hashOfReports();
  say(`killed ${kills} times, with ${killedAt.join(', ')} people looked at by then`);
  say(again === published ? 'the same bytes are published' : 'OTHER BYTES ARE PUBLISHED');
  if (again !== published) process.exitCode = 1;
} finally {
  child?.kill('SIGKILL');
  await close();
  database.detach();
  await removeEmbedded(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Fills the instance; ids of its companies. */
async function fill(): Promise<string[]> {
  for (const table of ['company_members', 'emotion_days', 'consents']) {
    await pool.query(`alter table ${table} disable trigger user`);
  }
  const series = `generate_series(1, ${people}) n`;
  const id = `md5('p' || n)::uuid`;
  const company = `md5('c' || case when n % 10 = 0 then 0 else 1 + n / ${COMPANY} end)::uuid`;
  await pool.query(
    `insert into companies (id, name) select distinct ${company}, 'Empresa' from ${series}`,
  );
  await pool.query(
    `insert into users (id, email, email_confirmed_at, created_at)
     select ${id}, n || '@example.com', '2025-01-01', '2025-01-01' from ${series}`,
  );
  await pool.query(
    `insert into company_members (user_id, company_id, joined_at, site, sector)
     select ${id}, ${company}, '2025-01-01', 'Unidade ' || n % 3, 'Setor ' || n % 7 from ${series}`,
  );
  await pool.query(
    `insert into emotion_days (user_id, day, level, recorded_at, change_id)
     select ${id}, date '${MONTH}-01' + 3 * d, 1 + (n * 7 + d * 3) % 5, now(), gen_random_uuid()
       from ${series}, generate_series(0, ${DAYS - 1}) d`,
  );
  const { rows } = await pool.query<{ id: string; person: string }>(
    `select company_id as id, min(user_id::text)::uuid as person from company_members group by 1 order by 1`,
  );
  // One real consent of each company; nine of ten of the others said the same.
  for (const { id: companyId, person } of rows) {
    for (const subject of [countingFor(companyId), HEALTH_RECORDS]) {
      const said = { action: 'grant', language: 'pt-BR', channel: 'web', at: new Date() } as const;
      await recordConsent(db, person, subject, said);
    }
  }
  await pool.query(
    `insert into consents (user_id, id, purpose, action, text_hash, language, channel)
     select m.user_id, uuidv7(), s.purpose, 'grant', s.text_hash, 'pt-BR', 'web'
       from consents s
       join company_members one on one.user_id = s.user_id
       join company_members m on m.company_id = one.company_id and m.user_id <> s.user_id
      where hashtext(m.user_id::text) % 10 <> 0`,
  );
  await pool.query('vacuum analyze');
  return rows.map((row) => row.id);
}

interface Run {
  seconds: number;
  first: number;
  most: number;
}

/** Closes the month, or begins to and is killed once it has looked at so many people. */
async function run(companies: readonly string[], killAt?: number): Promise<Run> {
  const begun = performance.now();
  const memory: number[] = [];
  const own = fork(join(import.meta.dirname, 'child.ts'));
  child = own;
  const ended = new Promise<void>((resolve) => own.once('exit', () => resolve()));
  own.on('message', (told: { rss?: number }) => {
    if (told.rss) memory.push(told.rss);
  });
  own.send({ url: database.url, month: MONTH, companies });
  while (killAt !== undefined && own.exitCode === null && own.signalCode === null) {
    if ((await lookedAt()) >= killAt) own.kill('SIGKILL');
    await wait(20);
  }
  await ended;
  const seconds = (performance.now() - begun) / 1_000;
  const early = memory.slice(0, Math.ceil(memory.length / 4));
  return { seconds, first: Math.max(0, ...early), most: Math.max(0, ...memory) };
}

function megabytes({ first, most }: Run): string {
  const [early, all] = [first, most].map((bytes) => (bytes / 2 ** 20).toFixed(0));
  return `${early} MB at most in the first quarter, ${all} MB in all of it`;
}

async function lookedAt(): Promise<number> {
  const { rows } = await pool.query<{ people: number }>(
    'select count(*)::int as people from company_period_people where counted is not null',
  );
  return rows[0]?.people ?? 0;
}

/** Of everything that is published of every company. */
async function hashOfReports(): Promise<string> {
  const hash = createHash('sha256');
  const { rows } = await pool.query<{ told: string }>(
    `select company_id || period || report::text || counted::text as told
       from company_periods order by company_id, period`,
  );
  for (const { told } of rows) hash.update(told);
  return `${rows.length} ${hash.digest('hex')}`;
}
