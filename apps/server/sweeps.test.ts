import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobRun, JobWorker } from '#packages/jobs/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { buildApp, type FlorescerApp, seedDemonstration } from './app.ts';
import { loadConfiguration } from './config.ts';
import { features } from './features.ts';
import { maintenanceWorkers } from './maintenance.ts';

/**
 * What a sweep does to a row depends on that row's own person alone. Every table gets rows of several
 * people whose ids are the same; every job that starts by the clock then runs once over all of them
 * together and once over each person by themselves, and must leave the same.
 */

const NOW = new Date('2026-11-18T15:00:00Z');
const PEOPLE = ['a', 'b', 'c'].map((one) => `00000000-0000-4000-8000-00000000000${one}`);
/** Rows of a table that each person gets: few, so that the worlds are many. */
const ROWS = 4;
const WORLDS = 4;
/** The newest mean is about everybody: who counts in it depends on the others by its nature. */
const ABOUT_EVERYBODY = ['emotion_people_counted'];
/** Counted by triggers from the other rows, as they are put in here too. */
const COUNTED = ['stored_bytes', 'ranking_counts'];

type Row = Record<string, unknown>;
/** Rows by table, in an order in which they can be inserted. */
type Rows = Map<string, Row[]>;
interface Table {
  name: string;
  key: string[];
  instants: string[];
}

let florescer: FlorescerApp;
let drop: () => Promise<void>;
let dataDir: string;
let tables: Table[];
/** Rows of the demonstration's people, whom the people here are copied from. */
let patterns: Rows;

const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
  (await florescer.context.connection.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  dataDir = mkdtempSync(join(tmpdir(), 'florescer-test-'));
  florescer = await buildApp({
    configuration: loadConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    databaseUrl: database.url,
    now: () => NOW,
    web: false,
  });
  await florescer.app.ready();
  // What a sweep sends on has its queue, and is not worked on here.
  await florescer.context.jobs.start(
    allWorkers().map((worker) => ({ ...worker, handle: async () => undefined })),
  );
  await seedDemonstration(florescer.context);
  tables = await tablesOfPeople();
  patterns = new Map();
  for (const { name } of tables) {
    const known = await rowsOf(`select to_jsonb(t) as row from ${name} t limit ${ROWS}`);
    patterns.set(name, known.length > 0 ? known : await madeUp(name));
  }
  // A sweep announces what it did, behind whatever ids the made-up events have.
  await query(`select setval(pg_get_serial_sequence('event_log', 'id'), 1000000)`);
  await query('delete from users');
});
afterAll(async () => {
  await florescer.stop();
  await drop();
  rmSync(dataDir, { recursive: true });
});

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await query(text, values)).map(({ row }) => row as Row);

/** Tables with rows of people, those that others refer to first. */
async function tablesOfPeople(): Promise<Table[]> {
  const found = await query(`
    select t.table_name as name,
           (select array_agg(a.attname::text) from pg_index i
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
             where i.indrelid = t.table_name::regclass and i.indisprimary) as key,
           (select coalesce(array_agg(c.column_name::text), '{}') from information_schema.columns c
             where c.table_name = t.table_name and c.data_type like 'timestamp%') as instants,
           (select array_agg(distinct confrelid::regclass::text) from pg_constraint
             where conrelid = t.table_name::regclass and contype = 'f') as after
      from information_schema.columns t
     where t.table_schema = 'public' and t.column_name = 'user_id'
     order by 1`);
  const sorted: Table[] = [];
  while (found.length > 0) {
    const waiting = found.map(({ name }) => name);
    const next = found.findIndex(
      ({ name, after }) =>
        !((after ?? []) as string[]).some((one) => one !== name && waiting.includes(one)),
    );
    sorted.push(...(found.splice(next, 1) as unknown as Table[]));
  }
  return sorted.filter(({ name }) => ![...ABOUT_EVERYBODY, ...COUNTED].includes(name));
}

/** Rows of a table that the demonstration leaves empty. */
async function madeUp(name: string): Promise<Row[]> {
  const columns = await query(
    'select column_name as column, data_type as type from information_schema.columns where table_name = $1',
    [name],
  );
  return Array.from({ length: ROWS }, (_, index) => {
    const id = `10000000-0000-7000-8000-00000000000${index}`;
    const value = (type: unknown): unknown => {
      if (type === 'uuid') return id;
      if (type === 'bytea') return `\\x0${index}`;
      if (type === 'boolean') return index % 2 === 0;
      if (type === 'ARRAY') return [];
      if (type === 'jsonb') return {};
      if (type === 'date') return `2026-11-1${index}`;
      return String(type).startsWith('timestamp') ? NOW.toISOString() : index + 1;
    };
    return Object.fromEntries(columns.map(({ column, type }) => [column, value(type)]));
  });
}

/** How a person's row differs from its pattern: what each of its instants becomes. */
const changes = fc.array(
  fc.constantFrom('keep', null, -400 * 24, -40 * 24, -25, -2, -0.5, 1, 24 * 30),
  { minLength: ROWS * 6, maxLength: ROWS * 6 },
);
const worlds = fc.record(
  Object.fromEntries(PEOPLE.map((person) => [person, fc.array(changes, { minLength: 40 })])),
);

/** Puts people into the empty instance; rows that a table refuses are left out. */
async function populate(rows: ReadonlyMap<string, Rows>): Promise<void> {
  await query('delete from users');
  // Events refer to nobody, so that they can tell of who is gone.
  await query('delete from event_log');
  for (const [person, own] of rows) {
    await query('insert into users (id, email) values ($1, $2)', [person, `${person}@example.org`]);
    for (const [name, list] of own) {
      for (const row of list) {
        await query(
          `insert into ${name} select * from jsonb_populate_record(null::${name}, $1) on conflict do nothing`,
          [row],
        ).catch(() => undefined);
      }
    }
  }
}

async function standing(people: readonly string[]): Promise<ReadonlyMap<string, Rows>> {
  const found = new Map<string, Rows>();
  for (const person of people) {
    const own: Rows = new Map();
    for (const { name } of tables) {
      own.set(
        name,
        await rowsOf(`select to_jsonb(t) as row from ${name} t where user_id = $1 order by 1`, [
          person,
        ]),
      );
    }
    found.set(person, own);
  }
  return found;
}

function allWorkers(): JobWorker[] {
  const { context } = florescer;
  return [
    ...maintenanceWorkers(context),
    ...features.flatMap((feature) => feature.workers?.(context) ?? []),
  ];
}

/** Everything that the clock starts, as often as it would within an hour. */
async function sweepAll(): Promise<string[]> {
  const workers = allWorkers().filter(({ kind }) => kind.cron);
  const run = { payload: {}, attempt: 0, lastAttempt: false };
  for (const { handle } of workers) await handle(run as JobRun<never>);
  return workers.map(({ kind }) => kind.name);
}

/** What became of the rows that stood before; what a sweep added is its own. */
function outcome(before: Rows, after: Rows): Rows {
  const keys = new Map(tables.map(({ name, key }) => [name, key]));
  return new Map(
    [...before].map(([name, rows]) => {
      const keyOf = (row: Row) => JSON.stringify(keys.get(name)?.map((column) => row[column]));
      const left = new Map((after.get(name) ?? []).map((row) => [keyOf(row), row]));
      return [name, rows.map((row) => left.get(keyOf(row)) ?? { erased: keyOf(row) })];
    }),
  );
}

function personFrom(person: string, drawn: (number | string | null)[][]): Rows {
  return new Map(
    tables.map(({ name, instants }, at) => [
      name,
      (patterns.get(name) ?? []).map((pattern, index) => {
        const moved = instants.map((column, place) => {
          const change = drawn[at % drawn.length]?.[(index * 6 + place) % (ROWS * 6)] ?? null;
          if (change === 'keep') return [column, pattern[column]];
          if (change === null) return [column, null];
          return [column, new Date(NOW.getTime() + Number(change) * 3_600_000).toISOString()];
        });
        return { ...pattern, user_id: person, ...Object.fromEntries(moved) };
      }),
    ]),
  );
}

it('no sweep does to one person’s rows what another person’s rows ask for', async () => {
  let touched = 0;
  const filled = new Set<string>();
  await fc.assert(
    fc.asyncProperty(worlds, async (drawn) => {
      const all = new Map(
        PEOPLE.map((person) => [person, personFrom(person, drawn[person] ?? [])]),
      );
      await populate(all);
      const before = await standing(PEOPLE);
      expect(await sweepAll()).toContain('diary.sweep');
      const together = await standing(PEOPLE);
      for (const own of before.values()) {
        for (const [name, rows] of own) if (rows.length > 0) filled.add(name);
      }
      for (const person of PEOPLE) {
        const own = before.get(person) as Rows;
        await populate(new Map([[person, own]]));
        expect((await standing([person])).get(person)).toEqual(own);
        await sweepAll();
        const alone = outcome(own, (await standing([person])).get(person) as Rows);
        expect(outcome(own, together.get(person) as Rows)).toEqual(alone);
        touched += JSON.stringify([...alone]) === JSON.stringify([...own]) ? 0 : 1;
      }
    }),
    { numRuns: WORLDS, seed: 18, endOnFailure: true },
  );
  expect(touched).toBeGreaterThan(WORLDS);
  for (const one of ['diary_entries', 'calendar_events', 'consultation_links', 'notifications']) {
    expect(filled).toContain(one);
  }
  expect(filled.size).toBeGreaterThan(tables.length / 2);
}, 300_000);
