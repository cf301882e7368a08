import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect, uuidOf } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';

const INSTANCE = '00000000-0000-0000-0000-000000000000';
const MIGRATION = new URL('../db/migrations/0053_kinds_of_keys.sql', import.meta.url);

let connection: Connection;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connection = connect(fresh.url);
});
afterAll(async () => {
  await connection.close();
  await drop();
});

it('keys of before get the kind of their owner, and both where a group stood under the id of another thing', async () => {
  const { pool } = connection;
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, values);
  await run(`alter table data_keys drop constraint data_keys_kind_owner_id_pk`);
  await run(`alter table data_keys drop column kind`);
  await run(`alter table data_keys add primary key (owner_id)`);
  const ana = (await run(`insert into users (email) values ('ana@exemplo.com.br') returning id`))
    .rows[0].id;
  const [group, letter] = [crypto.randomUUID(), crypto.randomUUID()];
  const staff = uuidOf('support staff');
  for (const id of [group, INSTANCE, staff, ana]) {
    await run(`insert into chat_conversations (id, kind) values ($1, 'group')`, [id]);
  }
  for (const id of [ana, group, letter, INSTANCE, staff]) {
    await run(`insert into data_keys (owner_id, wrapped, master_key_id) values ($1, $2, 'm')`, [
      ...[id, Buffer.from(id)],
    ]);
  }
  for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')) {
    await run(statement);
  }
  const { rows } = await run(
    `select owner_id as id, array_agg(kind order by kind) as kinds, count(distinct wrapped)::int as keys
       from data_keys group by owner_id`,
  );
  const kinds = Object.fromEntries(rows.map(({ id, kinds, keys }) => [id, [...kinds, keys]]));
  expect(kinds).toEqual({
    [ana]: ['chat_conversations', 'person', 1],
    [group]: ['chat_conversations', 1],
    [letter]: ['thing', 1],
    [INSTANCE]: ['chat_conversations', 'thing', 1],
    [staff]: ['chat_conversations', 'thing', 1],
  });
});
