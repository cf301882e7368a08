import { and, asc, count, eq, gt, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { MAX_EVENT_DAYS } from '#features/calendar/contract/calendar.contract.ts';
import { type Database, lockOwn, type Queryable, statementsFor } from '#packages/db/index.ts';
import { addDays } from '#packages/kernel/index.ts';
import { calendarEvents } from './calendar.tables.ts';
import { upcomingTimes } from './occurrences.queries.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
type NewRow = typeof calendarEvents.$inferInsert;

const mine = eq(calendarEvents.userId, sql.placeholder('userId'));

const statementsOf = statementsFor((db) => ({
  touching: db
    .select()
    .from(calendarEvents)
    .where(
      and(
        mine,
        isNull(calendarEvents.deletedAt),
        isNull(calendarEvents.laidUntil),
        // No event is longer than this: the index need not be read from its beginning.
        gt(calendarEvents.startsLocal, sql.placeholder('earliest')),
        lt(calendarEvents.startsLocal, sql.placeholder('before')),
        gt(calendarEvents.endsLocal, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(calendarEvents.startsLocal), asc(calendarEvents.id))
    .prepare('calendar_touching'),
}));

/** Events that touch the days from `from` to `to` on their own clocks, in the order of these. */
export function eventsTouching(
  { $client }: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<EventRow[]> {
  return statementsOf($client.reads).touching.execute({
    userId,
    from,
    before: addDays(to, 1),
    earliest: addDays(from, -MAX_EVENT_DAYS - 1),
  });
}

/**
 * How many events still begin before an instant, and the next one's clock, as an expression for a
 * statement that reads more than this: a JSON text. Whole days count until they are over. `others` are
 * selects of what else stands in the calendar, with the columns of `calendar_events` that it names.
 */
export const upcomingExpression = (
  userId: string,
  now: string,
  until: string,
  others: readonly string[] = [],
) => `
  (select json_build_object('count', count(*), 'next', (array_agg(json_build_object(
            'start', to_char(starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'allDay', all_day)
            order by starts_at, id))[1])::text
     from (
       select id, starts_local, starts_at, all_day
         from calendar_events
        where user_id = ${userId} and deleted_at is null and laid_until is null
          and starts_local > (${now}::timestamptz at time zone 'UTC') - interval '${MAX_EVENT_DAYS + 2} days'
          and starts_local < (${until}::timestamptz at time zone 'UTC') + interval '2 days'
          and case when all_day then ends_at else starts_at end > ${now}::timestamptz
          and starts_at < ${until}::timestamptz
       union all ${upcomingTimes(userId, now, until)}
       ${others.map((other) => `union all ${other}`).join('\n')}) upcoming)`;

/** An event as it stands, deleted or not, kept from other changes until the transaction ends. */
export async function lockEvent(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)))
    .for('update');
  return row;
}

/** One new place of a person's events at a time: each must see the others before a month is full. */
export async function lockCalendar(tx: Queryable, userId: string): Promise<void> {
  await lockOwn(tx, 'calendar', userId);
}

/** Events besides `id` that begin in the month of a day. */
export async function countInMonth(
  tx: Queryable,
  userId: string,
  id: string,
  day: string,
): Promise<number> {
  const first = `${day.slice(0, 7)}-01`;
  const [row] = await tx
    .select({ events: count() })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        isNull(calendarEvents.deletedAt),
        isNull(calendarEvents.laidUntil),
        ne(calendarEvents.id, id),
        gte(calendarEvents.startsLocal, first),
        lt(calendarEvents.startsLocal, sql`${first}::date + interval '1 month'`),
      ),
    );
  return row?.events ?? 0;
}

export async function insertEvent(tx: Queryable, row: NewRow): Promise<void> {
  await tx.insert(calendarEvents).values(row);
}

export async function updateEvent(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
  change: Partial<Omit<EventRow, 'userId' | 'id'>>,
): Promise<void> {
  await tx
    .update(calendarEvents)
    .set(change)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
}

/** Removes an event for good. */
export async function deleteEvent(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
): Promise<void> {
  await tx
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
}

/** Removes what was deleted until `limit`, of everybody. */
export async function eraseDeletedUntil(db: Queryable, limit: Date): Promise<void> {
  await db.delete(calendarEvents).where(lte(calendarEvents.deletedAt, limit));
}
