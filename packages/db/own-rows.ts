import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

/** Rows that a page holds: of long texts a megabyte or two. */
const PAGE = 50;

/**
 * All rows of a person in a table that leads its primary key with them, page by page along the rest of
 * that key, or along other columns that tell rows apart (a null there ends it): whoever goes through
 * them never holds more than a page, and reads no page ahead.
 */
export async function* ownPages<T extends PgTable>(
  db: Queryable,
  table: T,
  userId: string,
  along?: readonly PgColumn[],
): AsyncGenerator<T['$inferSelect'][], void, undefined> {
  const [owner, ...key] = keyOf(table);
  const rest = along ?? key;
  const order = rest.map((column) => asc(column));
  let last: T['$inferSelect'] | undefined;
  do {
    const rows: T['$inferSelect'][] = await db
      .select()
      .from(table as PgTable)
      .where(and(eq(owner as PgColumn, userId), last && after(table, rest, last)))
      .orderBy(...order)
      .limit(PAGE);
    if (rows.length > 0) yield rows;
    last = rest.length > 0 && rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

/** The same rows one by one. */
export async function* ownRows<T extends PgTable>(
  db: Queryable,
  table: T,
  userId: string,
  along?: readonly PgColumn[],
): AsyncGenerator<T['$inferSelect'], void, undefined> {
  for await (const page of ownPages(db, table, userId, along)) yield* page;
}

function keyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function after(table: PgTable, key: readonly PgColumn[], row: Record<string, unknown>): SQL {
  const names = Object.entries(getTableColumns(table));
  const values = key.map((column) => {
    const name = names.find(([, one]) => one.name === column.name)?.[0] ?? '';
    return sql.param(row[name], column);
  });
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/**
 * One change of a kind (`calendar`, `links`) of a person's at a time, until the transaction ends: whoever
 * counts before adding must see what the others added, or a limit holds for none of those at once.
 */
export async function lockOwn(tx: Queryable, kind: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
}
