import {
  ENDS_TOO_EARLY,
  type EventDraft,
  LASTS_TOO_LONG,
  MAX_EVENT_DAYS,
} from '#features/calendar/contract/calendar.contract.ts';
import { remindersFor } from '#features/calendar/contract/reminder.contract.ts';
import { addDays, calendarDayOf, instantOfWallClock, weekStartOf } from '#packages/kernel/index.ts';

type Placed = Pick<EventDraft, 'start' | 'end' | 'timeZone'>;

/**
 * The instants of an event's clock. Between two times of the clock that it leaps over there is no time
 * at all, though the second one reads later.
 */
export function instantsOf({ start, end, timeZone }: Placed): { startsAt: Date; endsAt: Date } {
  return {
    startsAt: instantOfWallClock(start, timeZone),
    endsAt: instantOfWallClock(end, timeZone),
  };
}

/** What is wrong with an event's times; null when nothing is. */
export function spanProblem(event: Placed): typeof ENDS_TOO_EARLY | typeof LASTS_TOO_LONG | null {
  const { startsAt, endsAt } = instantsOf(event);
  if (event.end <= event.start || endsAt <= startsAt) return ENDS_TOO_EARLY;
  const latest = addDays(event.start.slice(0, 10), MAX_EVENT_DAYS) + event.start.slice(10);
  return event.end > latest ? LASTS_TOO_LONG : null;
}

/** Whether an event says of its days that they are whole ones and means it: midnight to midnight. */
export const isWhole = ({ allDay, start, end }: EventDraft): boolean =>
  !allDay || (start.endsWith('T00:00') && end.endsWith('T00:00'));

/** Whether an event asks for no reminder, or for one of its own kind. */
export const hasFittingReminder = ({ allDay, reminder }: EventDraft): boolean =>
  !reminder || remindersFor(allDay).includes(reminder);

/** First instant after the person's week, which ends with Sunday. */
export function weekEndOf(now: Date, zone: string): Date {
  const nextWeek = addDays(weekStartOf(calendarDayOf(now, zone)), 7);
  return instantOfWallClock(`${nextWeek}T00:00`, zone);
}
