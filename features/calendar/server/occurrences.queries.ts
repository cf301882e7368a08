import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { MAX_EVENT_DAYS } from '#features/calendar/contract/calendar.contract.ts';
import type { Mover } from '#features/calendar/contract/moved-times.rules.ts';
import { type Database, type Queryable, statementsFor } from '#packages/db/index.ts';
import { addDays } from '#packages/kernel/index.ts';
import { shownTime } from './calendar.sealed.ts';
import { calendarEvents, calendarOccurrences } from './calendar.tables.ts';
import type { Occurrence } from './recurrence.rules.ts';
import type { Dues } from './reminders/dues.ts';

type EventRow = typeof calendarEvents.$inferSelect;
type OccurrenceRow = typeof calendarOccurrences.$inferSelect;

/** Rows of one statement. */
const PAGE = 1_000;

const ofSeries = and(
  eq(calendarEvents.userId, calendarOccurrences.userId),
  eq(calendarEvents.id, calendarOccurrences.seriesId),
);

const statementsOf = statementsFor((db) => ({
  touching: db
    .select({ times: calendarOccurrences, series: calendarEvents })
    .from(calendarOccurrences)
    .innerJoin(calendarEvents, ofSeries)
    .where(
      and(
        eq(calendarOccurrences.userId, sql.placeholder('userId')),
        isNull(calendarEvents.deletedAt),
        gt(calendarOccurrences.startsLocal, sql.placeholder('earliest')),
        lt(calendarOccurrences.startsLocal, sql.placeholder('before')),
        gt(calendarOccurrences.endsLocal, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(calendarOccurrences.startsLocal), asc(calendarOccurrences.seriesId))
    .prepare('calendar_times_touching'),
}));

/** The times of series that touch the days from `from` to `to` on their own clocks, each with its series. */
export function timesTouching(
  { $client }: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ times: OccurrenceRow; series: EventRow }[]> {
  return statementsOf($client.reads).touching.execute({
    userId,
    from,
    before: addDays(to, 1),
    earliest: addDays(from, -MAX_EVENT_DAYS - 1),
  });
}

/** The times of series that still begin before an instant, as a select with the columns of events. */
export const upcomingTimes = (userId: string, now: string, until: string): string => `
       select o.series_id, o.starts_local, o.starts_at, e.all_day
         from calendar_occurrences o
         join calendar_events e on e.user_id = o.user_id and e.id = o.series_id
        where o.user_id = ${userId} and e.deleted_at is null
          and o.starts_local > (${now}::timestamptz at time zone 'UTC') - interval '${MAX_EVENT_DAYS + 2} days'
          and o.starts_local < (${until}::timestamptz at time zone 'UTC') + interval '2 days'
          and case when e.all_day then o.ends_at else o.starts_at end > ${now}::timestamptz
          and o.starts_at < ${until}::timestamptz`;

/** Whether a series has a time at this start that was not taken out. */
export async function hasTime(tx: Queryable, { userId, id }: Owned, at: string): Promise<boolean> {
  const [row] = await tx
    .select({ at: calendarOccurrences.startsLocal })
    .from(calendarOccurrences)
    .where(and(timesOfSeries({ userId, id }), eq(calendarOccurrences.startsLocal, at)));
  return row !== undefined;
}

type Owned = Pick<EventRow, 'userId' | 'id'>;
const timesOfSeries = ({ userId, id }: Owned): SQL | undefined =>
  and(eq(calendarOccurrences.userId, userId), eq(calendarOccurrences.seriesId, id));

/** Takes all times of a series away, or the one at a start. */
export async function deleteTimes(tx: Queryable, series: Owned, at?: string): Promise<void> {
  await tx
    .delete(calendarOccurrences)
    .where(
      and(
        timesOfSeries(series),
        at === undefined ? undefined : eq(calendarOccurrences.startsLocal, at),
      ),
    );
}

/** Writes times of a series down; those that stand there already stay. */
export async function insertTimes(
  tx: Queryable,
  { userId, id }: Owned,
  times: readonly Occurrence[],
  dues: Dues,
): Promise<void> {
  const rows = times.map(({ start, end, startsAt, endsAt }) => ({
    ...{ userId, seriesId: id, startsLocal: start, endsLocal: end },
    ...{ startsAt, endsAt, remindAt: dues({ start, startsAt }) },
  }));
  for (let from = 0; from < rows.length; from += PAGE) {
    await tx
      .insert(calendarOccurrences)
      .values(rows.slice(from, from + PAGE))
      .onConflictDoNothing();
  }
}

/** How many series a person has besides one. */
export async function countSeries(tx: Queryable, { userId, id }: Owned): Promise<number> {
  const [row] = await tx
    .select({ series: count() })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        isNull(calendarEvents.deletedAt),
        isNotNull(calendarEvents.laidUntil),
        ne(calendarEvents.id, id),
      ),
    );
  return row?.series ?? 0;
}

/** Series of anybody whose times do not reach as far as `until`, the first after a page’s last. */
export function seriesLaidBefore(
  db: Queryable,
  until: string,
  after: Owned | null,
): Promise<EventRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(
      and(
        isNull(calendarEvents.deletedAt),
        lt(calendarEvents.laidUntil, until),
        after
          ? sql`(${calendarEvents.userId}, ${calendarEvents.id}) > (${after.userId}::uuid, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(calendarEvents.userId), asc(calendarEvents.id))
    .limit(PAGE / 10);
}

/** Changes what was made of single times of a series, of those from `from` on where it is given. */
export async function updateChangedTimes(
  tx: Queryable,
  { userId, id }: Owned,
  change: { deletedAt: Date | null },
  { from, at, deletedAt }: { from?: string; at?: string; deletedAt?: Date } = {},
): Promise<void> {
  await tx
    .update(calendarEvents)
    .set(change)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        eq(calendarEvents.seriesId, id),
        deletedAt ? eq(calendarEvents.deletedAt, deletedAt) : isNull(calendarEvents.deletedAt),
        from === undefined ? undefined : gte(calendarEvents.seriesAt, from),
        at === undefined ? undefined : eq(calendarEvents.seriesAt, at),
      ),
    );
}

/** Moves the starts that a rule gave to what was made of single times of a series, to another series where one is named; what has no time any more goes. */
export async function moveChangedTimes(
  tx: Queryable,
  { userId, id }: Owned,
  moved: Mover,
  { now, seriesId = id, from }: { now: Date; seriesId?: string; from?: string },
): Promise<void> {
  const ofSeries = and(
    eq(calendarEvents.userId, userId),
    eq(calendarEvents.seriesId, id),
    isNull(calendarEvents.deletedAt),
    from === undefined ? undefined : gte(calendarEvents.seriesAt, from),
  );
  const rows = await tx
    .select({ id: calendarEvents.id, at: calendarEvents.seriesAt })
    .from(calendarEvents)
    .where(ofSeries);
  for (const { id: changed, at } of rows) {
    const seriesAt = at && moved(shownTime(at));
    await tx
      .update(calendarEvents)
      .set(seriesAt === null ? { deletedAt: now } : { seriesId, seriesAt })
      .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, changed)));
  }
}
