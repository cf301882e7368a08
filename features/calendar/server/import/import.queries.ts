import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { calendarEvents } from '../calendar.tables.ts';

type NewRow = typeof calendarEvents.$inferInsert;

/** Rows of one statement. */
const PAGE = 500;

const the = (userId: string, ids: readonly string[]) =>
  and(eq(calendarEvents.userId, userId), inArray(calendarEvents.id, [...ids]));

/** Which of these ids a person’s events have. */
export async function idsAmong(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = await tx
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .where(and(the(userId, ids.slice(from, from + PAGE)), isNull(calendarEvents.deletedAt)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** How many events that come once begin in each month of a person’s calendar. */
export async function countByMonth(tx: Queryable, userId: string): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${calendarEvents.startsLocal}, 'YYYY-MM')`;
  const rows = await tx
    .select({ month, events: count() })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        isNull(calendarEvents.deletedAt),
        isNull(calendarEvents.laidUntil),
      ),
    )
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, row.events]));
}

/** Removes deleted events whose ids are wanted anew, though they could still be brought back. */
export async function eraseDeleted(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += PAGE) {
    await tx
      .delete(calendarEvents)
      .where(and(the(userId, ids.slice(from, from + PAGE)), isNotNull(calendarEvents.deletedAt)));
  }
}

export async function insertEvents(tx: Queryable, rows: readonly NewRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PAGE) {
    await tx.insert(calendarEvents).values(rows.slice(from, from + PAGE));
  }
}
