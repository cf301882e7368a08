import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * What an upsert of a stamped record does where there is one: takes its place unless it was changed
 * later, or at the same instant by a change with a larger id. The rule `replaces` of the kernel as the
 * database applies it, so that two writers at once obey it too.
 */
export function upsertIfNewer(
  table: PgTable,
  { at, changeId }: { at: PgColumn; changeId: PgColumn },
): { set: Record<string, SQL>; setWhere: SQL } {
  const excluded = ({ name }: PgColumn) => sql.raw(`excluded.${name}`);
  const columns = Object.entries(getTableColumns(table));
  return {
    set: Object.fromEntries(columns.map(([name, column]) => [name, excluded(column)])),
    setWhere: sql`(${excluded(at)}, ${excluded(changeId)}) > (${at}, ${changeId})`,
  };
}
