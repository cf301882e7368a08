import type { EventDraft } from '#features/calendar/contract/calendar.contract.ts';
import { type Coming, dueOf } from '#features/calendar/contract/due.rules.ts';
import { recipientOf } from '#features/reminders/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/index.ts';

/** When the reminder of a time is due; null where there is none, or where it is over. */
export type Dues = (time: Pick<Coming, 'start' | 'startsAt'>) => Date | null;

interface Moment {
  readonly now: Date;
  /** Instants of the past that came due and were not settled yet: what changes now must not lose them. */
  readonly unsettled?: ReadonlySet<number>;
}

/** When the reminders of an event are due that its person keeps. */
export async function duesOf(
  tx: Queryable,
  userId: string,
  { reminder, allDay, timeZone }: Pick<EventDraft, 'reminder' | 'allDay' | 'timeZone'>,
  { now, unsettled }: Moment,
): Promise<Dues> {
  if (!reminder) return () => null;
  const ownZone = allDay ? (await recipientOf(tx, userId))?.timeZone : timeZone;
  return (time) => {
    const due = dueOf(reminder, { ...time, timeZone }, ownZone ?? DEFAULT_TIME_ZONE);
    return due > now || unsettled?.has(due.getTime()) ? due : null;
  };
}
