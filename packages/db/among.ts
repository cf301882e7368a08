import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** However many ids as one value of a statement, which takes 65,535 values at the most. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/** True for rows whose `column` is one of however many ids. */
export const among = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${uuids(ids)})`;
