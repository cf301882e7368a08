import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#packages/testing/postgres/index.ts';
import { sqlState } from './connection.ts';
import { Client } from './named-statements.ts';

let database: FreshDatabase;
let client: Client;
let described = 0;
beforeAll(async () => {
  database = await freshDatabase();
  client = new Client({ connectionString: database.url, pipeline: true });
  await client.connect();
  client.connection.on('rowDescription', () => {
    described += 1;
  });
  await client.query('create table notes (id int primary key, at timestamptz, data jsonb)');
  await client.query(
    `insert into notes values (1, '2026-11-22T12:00:00Z', '{"a":[1]}'), (2, null, null)`,
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const NOTE = { name: 'note', text: 'select id, at, data from notes where id = $1' };
const note = (id: number) => client.query({ ...NOTE, values: [id] });
const full = { id: 1, at: new Date('2026-11-22T12:00:00Z'), data: { a: [1] } };
const empty = { id: 2, at: null, data: null };

test('a named statement reads the same each time, and is described the first time only', async () => {
  expect((await note(1)).rows).toEqual([full]);
  described = 0;
  const later = await Promise.all([note(2), note(1), note(3)]);
  expect(later.map(({ rows }) => rows)).toEqual([[empty], [full], []]);
  expect(later[0].fields.map(({ name }) => name)).toEqual(['id', 'at', 'data']);
  const arrays = await client.query({ ...NOTE, values: [1], rowMode: 'array' });
  expect(arrays.rows).toEqual([[full.id, full.at, full.data]]);
  expect(described).toBe(0);
});

test('one whose first answers are still under way is described for each of them', async () => {
  const both = [1, 2].map((id) => client.query({ ...NOTE, name: 'again', values: [id] }));
  expect((await Promise.all(both)).map(({ rows }) => rows)).toEqual([[full], [empty]]);
});

test('one without an answer tells how many rows it changed', async () => {
  const touch = { name: 'touch', text: 'update notes set at = at where id = $1', values: [2] };
  const counts = [await client.query(touch), await client.query(touch)];
  expect(counts.map(({ rowCount, rows }) => [rowCount, rows])).toEqual([
    [1, []],
    [1, []],
  ]);
});

test('a failure is told to its own caller, and the statement is good afterwards', async () => {
  const failed = await client
    .query({ ...NOTE, values: ['x'] })
    .catch((error: unknown) => error as Error);
  expect(sqlState(failed)).toBe('22P02');
  expect((failed as Error).stack).toContain('named-statements');
  expect((await note(1)).rows).toEqual([full]);
});

test('a statement whose columns would be others by now is refused, not misread', async () => {
  const all = { name: 'all_notes', text: 'select * from notes where id = $1', values: [2] };
  await client.query(all);
  await client.query('alter table notes add column more text');
  const refused = await client.query(all).catch((error: unknown) => error);
  expect(sqlState(refused)).toBe('0A000');
});
