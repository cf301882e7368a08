import { and, asc, eq, gt, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { calendarEvents, calendarOccurrences } from '../calendar.tables.ts';

type EventRow = typeof calendarEvents.$inferSelect;

/** A time of an event whose reminder is due; `kept` is where that stands. */
export interface DueTime
  extends Pick<EventRow, 'userId' | 'id' | 'startsLocal' | 'startsAt' | 'endsAt' | 'allDay'> {
  readonly kept: 'event' | 'series';
  readonly remindAt: Date | null;
}

const own = {
  userId: calendarEvents.userId,
  id: calendarEvents.id,
  allDay: calendarEvents.allDay,
};
const others = (failed: readonly DueTime[], start: SQL | typeof calendarEvents.startsLocal) =>
  failed.map(({ userId, id, startsLocal }) =>
    not(
      and(
        eq(calendarEvents.userId, userId),
        eq(calendarEvents.id, id),
        sql`${start} = ${startsLocal}`,
      ) as SQL,
    ),
  );

/**
 * The reminder of an event that is due longest but for `failed`, locked with its event, so that a change
 * of the event comes before it or after; what another process holds is passed over.
 */
export async function takeDue(
  tx: Queryable,
  now: Date,
  failed: readonly DueTime[],
): Promise<DueTime | undefined> {
  const { startsLocal, startsAt, endsAt, remindAt } = calendarEvents;
  const [once] = await tx
    .select({ ...own, startsLocal, startsAt, endsAt, remindAt })
    .from(calendarEvents)
    .where(
      and(
        lte(remindAt, now),
        isNull(calendarEvents.deletedAt),
        ...others(
          failed.filter(({ kept }) => kept === 'event'),
          startsLocal,
        ),
      ),
    )
    .orderBy(asc(remindAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return once ? { ...once, kept: 'event' } : takeDueOfSeries(tx, now, failed);
}

async function takeDueOfSeries(
  tx: Queryable,
  now: Date,
  failed: readonly DueTime[],
): Promise<DueTime | undefined> {
  const { startsLocal, startsAt, endsAt, remindAt } = calendarOccurrences;
  const [time] = await tx
    .select({ ...own, startsLocal, startsAt, endsAt, remindAt })
    .from(calendarOccurrences)
    .innerJoin(
      calendarEvents,
      and(
        eq(calendarEvents.userId, calendarOccurrences.userId),
        eq(calendarEvents.id, calendarOccurrences.seriesId),
      ),
    )
    .where(
      and(
        lte(remindAt, now),
        isNull(calendarEvents.deletedAt),
        ...others(
          failed.filter(({ kept }) => kept === 'series'),
          sql`${startsLocal}`,
        ),
      ),
    )
    .orderBy(asc(remindAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return time && { ...time, kept: 'series' };
}

/** Notes that nothing is due of this time any more. */
export async function settleDue(
  tx: Queryable,
  { kept, userId, id, startsLocal }: DueTime,
): Promise<void> {
  const settled = { remindAt: null };
  if (kept === 'event') {
    await tx
      .update(calendarEvents)
      .set(settled)
      .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
    return;
  }
  await tx
    .update(calendarOccurrences)
    .set(settled)
    .where(
      and(
        eq(calendarOccurrences.userId, userId),
        eq(calendarOccurrences.seriesId, id),
        eq(calendarOccurrences.startsLocal, startsLocal),
      ),
    );
}

/** Instants at which reminders of an event came due that nobody has settled yet. */
export async function unsettledDues(
  tx: Queryable,
  event: Pick<EventRow, 'userId' | 'id' | 'remindAt'>,
  now: Date,
): Promise<Set<number>> {
  const rows = await tx
    .select({ at: calendarOccurrences.remindAt })
    .from(calendarOccurrences)
    .where(
      and(
        eq(calendarOccurrences.userId, event.userId),
        eq(calendarOccurrences.seriesId, event.id),
        lte(calendarOccurrences.remindAt, now),
      ),
    );
  const dues = [event.remindAt, ...rows.map(({ at }) => at)];
  return new Set(dues.flatMap((due) => (due && due <= now ? [due.getTime()] : [])));
}

/** A person’s events of whole days of which something is still due: their times follow the person’s clock. */
export async function wholeDaysDue(tx: Queryable, userId: string, now: Date): Promise<EventRow[]> {
  return tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        eq(calendarEvents.allDay, true),
        sql`(${gt(calendarEvents.remindAt, now)} or (${isNotNull(calendarEvents.laidUntil)} and exists (
          select 1 from ${calendarOccurrences}
           where ${calendarOccurrences.userId} = ${calendarEvents.userId}
             and ${calendarOccurrences.seriesId} = ${calendarEvents.id}
             and ${gt(calendarOccurrences.remindAt, now)})))`,
      ),
    )
    .orderBy(asc(calendarEvents.id))
    .for('update');
}

/** The times of a series of which something is still due. */
export function duesAhead(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
  now: Date,
): Promise<Pick<EventRow, 'startsLocal' | 'startsAt'>[]> {
  const { startsLocal, startsAt, remindAt } = calendarOccurrences;
  return tx
    .select({ startsLocal, startsAt })
    .from(calendarOccurrences)
    .where(
      and(
        eq(calendarOccurrences.userId, userId),
        eq(calendarOccurrences.seriesId, id),
        gt(remindAt, now),
      ),
    );
}

const MOVE_DUES = `
  update calendar_occurrences o set remind_at = moved.due
    from unnest($3::timestamp[], $4::timestamptz[]) as moved (starts_local, due)
   where o.user_id = $1 and o.series_id = $2 and o.starts_local = moved.starts_local`;

/** Sets when reminders of times of a series are due. */
export async function moveDues(
  tx: Queryable,
  { userId, id }: Pick<EventRow, 'userId' | 'id'>,
  times: readonly { startsLocal: string; due: Date }[],
): Promise<void> {
  const starts = times.map(({ startsLocal }) => startsLocal);
  const dues = times.map(({ due }) => due.toISOString());
  await driverOf(tx).query(MOVE_DUES, [userId, id, starts, dues]);
}
