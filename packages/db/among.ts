import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** However many ids as one value of a statement, which takes 65,535 values at the most. */
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

/**
 * True for rows whose two columns are one of these pairs, however many. Two lists side by side would
 * also find the first of one pair with the second of another: somebody else's row of the same id.
 */
export const pairsAmong = (
  [first, second]: readonly [AnyColumn, AnyColumn],
  pairs: readonly (readonly [string, string])[],
): SQL =>
  sql`(${first}, ${second}) in (select * from unnest(${uuids(pairs.map(([one]) => one))}, ${uuids(
    pairs.map(([, other]) => other),
  )}))`;

/** True for rows whose `column` is one of however many ids. */
export const among = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${uuids(ids)})`;

/** A pattern of `like` for texts that contain this one, taken as it is written. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
