import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** However many ids as one value of a statement, which takes 65,535 values at the most. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** True for rows whose `column` is one of however many ids. */
export const among = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${uuids(ids)})`;

/**
 * True for rows whose two columns are one of these pairs. Two lists side by side would take each first
 * id with every second one: rows of other people, where an id is not one person's alone.
 */
export const amongPairs = (
  [first, second]: readonly [AnyColumn, AnyColumn],
  pairs: readonly (readonly [string, string])[],
): SQL =>
  sql`(${first}, ${second}) in (select * from unnest(${uuids(pairs.map(([a]) => a))}, ${uuids(pairs.map(([, b]) => b))}))`;
