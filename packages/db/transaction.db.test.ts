import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#packages/testing/postgres/index.ts';
import { type Connection, connect, sqlState, UNIQUE_VIOLATION } from './connection.ts';
import {
  afterCommit,
  beforeCommit,
  pipelined,
  placeholdersOf,
  statementsFor,
} from './transaction.ts';

const counters = pgTable('counters', { id: integer('id').primaryKey(), value: integer('value') });
const statementsOf = statementsFor((db) => ({
  insert: db.insert(counters).values(placeholdersOf(counters)).prepare('counters_insert'),
  one: db
    .select()
    .from(counters)
    .where(eq(counters.id, sql.placeholder('id')))
    .prepare('counters_one'),
}));

let database: FreshDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await freshDatabase();
  connection = connect(database.url, { size: 2 });
  await connection.db.execute(sql`create table counters (id int primary key, value int)`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const stored = async (id: number) =>
  (await statementsOf(connection.db).one.execute({ id }))[0]?.value;

test('what was done is kept when the work resolves, and its result is given back', async () => {
  const result = await connection.db.transaction(async (tx) => {
    await statementsOf(tx).insert.execute({ id: 1, value: 10 });
    return 'done';
  });
  expect(result).toBe('done');
  expect(await stored(1)).toBe(10);
});

test('nothing is kept when it throws, and the connection serves the next one', async () => {
  for (let round = 0; round < 5; round++) {
    const failing = connection.db.transaction(async (tx) => {
      await statementsOf(tx).insert.execute({ id: 2, value: 20 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
  }
  expect(await stored(2)).toBeUndefined();
  const twice = connection.db.transaction(async (tx) => {
    await statementsOf(tx).insert.execute({ id: 3, value: 1 });
    await statementsOf(tx).insert.execute({ id: 3, value: 1 });
  });
  await expect(twice).rejects.toThrow();
  expect(await stored(3)).toBeUndefined();
});

test('transactions side by side do not see each other', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => 100 + index);
  const seen = await Promise.all(
    ids.map((id) =>
      connection.db.transaction(async (tx) => {
        await statementsOf(tx).insert.execute({ id, value: id });
        return (await statementsOf(tx).one.execute({ id }))[0]?.value;
      }),
    ),
  );
  expect(seen).toEqual(ids);
});

test('of statements issued together, the first failure is told and nothing is kept', async () => {
  const work = connection.db.transaction((tx) =>
    pipelined([
      statementsOf(tx).insert.execute({ id: 4, value: 1 }),
      statementsOf(tx).insert.execute({ id: 4, value: 1 }),
      statementsOf(tx).insert.execute({ id: 5, value: 1 }),
    ]),
  );
  expect(sqlState(await work.catch((error: unknown) => error))).toBe(UNIQUE_VIOLATION);
  expect([await stored(4), await stored(5)]).toEqual([undefined, undefined]);
});

test('a failure that the work hides is not taken for a commit', async () => {
  const hiding = connection.db.transaction(async (tx) => {
    await statementsOf(tx).insert.execute({ id: 6, value: 1 });
    await statementsOf(tx)
      .insert.execute({ id: 6, value: 2 })
      .catch(() => undefined);
  });
  await expect(hiding).rejects.toThrow();
  expect(await stored(6)).toBeUndefined();
});

test('what is to come with the commit is kept with the rest, or takes the rest back', async () => {
  const ending = (id: number) =>
    connection.db.transaction(async (tx) => {
      await beforeCommit(tx, () => statementsOf(tx).insert.execute({ id, value: 2 }));
      await statementsOf(tx).insert.execute({ id: 7, value: 1 });
    });
  await expect(ending(7)).rejects.toThrow();
  expect(await stored(7)).toBeUndefined();
  await ending(8);
  expect([await stored(7), await stored(8)]).toEqual([1, 2]);
});

test('a connection lost between two statements fails that work only', async () => {
  const lost = connection.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await connection.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect(await stored(1)).toBe(10);
});

test('what follows a commit is called once it is there, and never for what is taken back', async () => {
  const seen: string[] = [];
  await connection.db.transaction(async (tx) => {
    afterCommit(tx, () => seen.push('committed'));
    await statementsOf(tx).insert.execute({ id: 70, value: 1 });
    expect(seen).toEqual([]);
  });
  const failing = connection.db.transaction(async (tx) => {
    afterCommit(tx, () => seen.push('taken back'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  afterCommit(connection.db, () => seen.push('no transaction'));
  expect(seen).toEqual(['committed', 'no transaction']);
});
