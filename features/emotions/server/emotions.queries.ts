import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#packages/db/index.ts';
import { emotionDays, emotionMoments } from './emotions.tables.ts';

export type DayRow = typeof emotionDays.$inferSelect;
export type MomentRow = typeof emotionMoments.$inferSelect;

export async function dayRow(
  db: Queryable,
  userId: string,
  day: string,
): Promise<DayRow | undefined> {
  const [row] = await db
    .select()
    .from(emotionDays)
    .where(and(eq(emotionDays.userId, userId), eq(emotionDays.day, day)));
  return row;
}

/** Days with a level from `from` to `to`, oldest first. */
export function recordedDays(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DayRow[]> {
  return db
    .select()
    .from(emotionDays)
    .where(
      and(
        eq(emotionDays.userId, userId),
        gte(emotionDays.day, from),
        lte(emotionDays.day, to),
        isNotNull(emotionDays.level),
      ),
    )
    .orderBy(asc(emotionDays.day));
}

export function momentsOf(db: Queryable, userId: string, day: string): Promise<MomentRow[]> {
  return db
    .select()
    .from(emotionMoments)
    .where(
      and(
        eq(emotionMoments.userId, userId),
        eq(emotionMoments.day, day),
        isNull(emotionMoments.deletedAt),
      ),
    )
    .orderBy(asc(emotionMoments.at), asc(emotionMoments.id));
}

/** Stores a day's record unless one that replaces it stands already (`change.rules.ts`). */
export async function putDay(db: Queryable, row: DayRow): Promise<void> {
  await db
    .insert(emotionDays)
    .values(row)
    .onConflictDoUpdate({
      target: [emotionDays.userId, emotionDays.day],
      set: excluded(emotionDays),
      setWhere: isReplaced(emotionDays),
    });
}

/** Stores a moment unless a change that replaces it stands already. */
export async function putMoment(db: Queryable, row: MomentRow): Promise<void> {
  await db
    .insert(emotionMoments)
    .values(row)
    .onConflictDoUpdate({
      target: [emotionMoments.userId, emotionMoments.id],
      set: excluded(emotionMoments),
      setWhere: isReplaced(emotionMoments),
    });
}

function excluded(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql.raw(`excluded.${column.name}`),
    ]),
  );
}

/** The rule `replaces` as the database applies it, so that two writers at once obey it too. */
function isReplaced({ recordedAt, changeId }: typeof emotionDays | typeof emotionMoments): SQL {
  return sql`(excluded.recorded_at, excluded.change_id) > (${recordedAt}, ${changeId})`;
}
