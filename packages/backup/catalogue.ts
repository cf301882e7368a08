import type pg from 'pg';
import type { SchemaVersion, TableHead } from './manifest.ts';

/** Queues and their waiting jobs: what a saved entry still has coming is part of the data. */
const QUEUE_TABLES = ['pgboss.queue', 'pgboss.job'];

/** What this database is made of, as far as a backup must fit. */
export async function schemaOf(client: pg.Client): Promise<SchemaVersion> {
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  const { rows: queue } = await client.query<{ version: number }>(
    'select version from pgboss.version',
  );
  return { migrations: migrations.map(({ hash }) => hash), queue: Number(queue[0]?.version ?? 0) };
}

/**
 * Every table to keep, what others refer to first, so that rows come in without a reference that leads
 * nowhere. Unlogged ones are left out: they are counts of the last minutes, lost at each crash.
 */
export async function tablesOf(client: pg.Client): Promise<TableHead[]> {
  const { rows: own } = await client.query<{ name: string }>(`
    select format('public.%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
     order by relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct format('public.%I', a.relname) as from, format('public.%I', b.relname) as to
      from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
     where c.contype = 'f' and a.relnamespace = 'public'::regnamespace and a.oid <> b.oid`);
  const names = inOrderOfReference(
    own.map(({ name }) => name),
    references,
  );
  const tables: TableHead[] = [];
  for (const name of [...names, ...QUEUE_TABLES]) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum`,
      [name],
    );
    tables.push({ name, columns: columns.map((column) => column.name) });
  }
  return tables;
}

/** The names, each after those that it refers to. Throws where tables refer to each other in a circle. */
export function inOrderOfReference(
  names: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    }
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** The last value of each sequence of our tables; not bound to a snapshot, so never too small. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('public.%I', sequencename) as name, last_value::text as last
       from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
