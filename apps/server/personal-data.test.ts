import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { features } from './features.ts';

/** Columns that name a person, whatever they are called. */
const NAMES_A_PERSON = `
  select table_name, column_name from information_schema.columns
   where table_schema = 'public' and (column_name like '%user_id' or column_name in ('owner_id', 'subject_id'))
  union
  select 'users', 'id'`;

/** References to accounts that no index leads with: each deletion of an account reads their whole table. */
const READ_WHOLE = `
  select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.confrelid = 'users'::regclass
     and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)
   order by 1`;
/** Their rows live for minutes. */
const SHORT_LIVED = ['external_flows', 'external_results', 'passkey_challenges'];

const data = features.flatMap(({ personalData }) => personalData ?? []);
const nameOf = (table: PgTable) => getTableConfig(table).name;
const told = data.flatMap(({ kinds }) => kinds.flatMap(({ tables }) => tables.map(nameOf)));
const withheld = data.flatMap((one) => one.withheld ?? []);

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('what is kept of a person', () => {
  it('is told to them, table by table, or withheld for a reason', async () => {
    const connection = connect(database.url);
    const { rows } = await connection.pool.query<{ table_name: string }>(NAMES_A_PERSON);
    await connection.close();
    const kept = [...new Set(rows.map((row) => row.table_name))].toSorted();
    expect(kept).toContain('diary_entries');
    const accounted = [...told, ...withheld.map(([table]) => nameOf(table))];
    expect([...new Set(accounted)].toSorted()).toEqual(kept);
    for (const [table, reason] of withheld) {
      expect([nameOf(table), reason]).toEqual([nameOf(table), expect.stringMatching(/\w+ \w+/)]);
    }
  });

  it('is found by an index when their account is deleted', async () => {
    const connection = connect(database.url);
    const { rows } = await connection.pool.query<{ column: string }>(READ_WHOLE);
    await connection.close();
    expect(rows.map(({ column }) => column.split('.')[0])).toEqual(SHORT_LIVED);
  });

  it('is in one file for each kind', () => {
    const names = data.flatMap(({ kinds }) => kinds.map(({ name }) => name));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
  });
});
