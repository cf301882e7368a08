import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#packages/testing/postgres/index.ts';
import { type Connection, connect } from './connection.ts';
import { placeholdersOf, statementsFor } from './transaction.ts';

const marks = pgTable('marks', { id: integer('id').primaryKey() });
const inserting = statementsFor((db) =>
  db.insert(marks).values(placeholdersOf(marks)).returning().prepare('marks_insert'),
);

let database: FreshDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await freshDatabase();
  connection = connect(database.url, { size: 1 });
  await connection.db.execute(sql`create table marks (id int primary key)`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const write = (id: number) => inserting(connection.pool.reads).execute({ id });
const stored = async () =>
  (await connection.db.select().from(marks).orderBy(marks.id)).map(({ id }) => id);

test('each statement that shares a connection is answered or refused by itself', async () => {
  const written = await Promise.allSettled([1, 2, 1, 2, 3, 4].map(write));
  expect(written.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 2 }, () => 'rejected'),
  ]);
  expect(await stored()).toEqual([1, 2, 3, 4]);
});

test('a shared connection that was lost is made anew for the next statement', async () => {
  await connection.db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await Promise.allSettled([write(5), write(6)]);
  await Promise.allSettled([write(5), write(6)]);
  expect(await stored()).toEqual([1, 2, 3, 4, 5, 6]);
});
