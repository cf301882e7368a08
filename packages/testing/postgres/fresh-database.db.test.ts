import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

const databases: FreshDatabase[] = [];
afterAll(() => Promise.all(databases.map(({ drop }) => drop())));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('databases made at the same time are migrated and each its own', async () => {
  databases.push(...(await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()])));
  const [first, second] = databases;
  if (!first || !second) throw new Error('made none');
  await query(first.url, 'CREATE TABLE only_here (id int)');
  const tables = `SELECT count(*)::int AS tables FROM pg_tables WHERE tablename = 'only_here'`;
  expect(await query(first.url, tables)).toEqual([{ tables: 1 }]);
  expect(await query(second.url, tables)).toEqual([{ tables: 0 }]);
  const schemas = `SELECT nspname FROM pg_namespace WHERE nspname IN ('pgboss', 'drizzle') ORDER BY 1`;
  expect(await query(second.url, schemas)).toEqual([{ nspname: 'drizzle' }, { nspname: 'pgboss' }]);
});

test('a dropped database is gone, open connections or not', async () => {
  const { url, drop } = await freshDatabase();
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  await drop();
  await expect(query(url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  await client.end().catch(() => undefined);
});
