import { addDays } from '#packages/kernel/day.ts';
import { instantAt, instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import type { EventReminder } from './reminder.contract.ts';

const MINUTE_MS = 60_000;
const EVENING = 18 * 60;
const MORNING = 8 * 60;

/** A time at which an event comes: what the clock of its zone shows, and the instant. */
export interface Coming {
  readonly start: string;
  readonly startsAt: Date;
  readonly timeZone: string;
}

/**
 * When a reminder of one time of an event is due. A day before is the same time of the event’s own clock,
 * however long that day is; whole days are the same everywhere, so theirs is a time of the person’s clock.
 */
export function dueOf(
  reminder: EventReminder,
  { start, startsAt, timeZone }: Coming,
  ownZone: string,
): Date {
  const day = start.slice(0, 10);
  const before = (minutes: number) => new Date(startsAt.getTime() - minutes * MINUTE_MS);
  switch (reminder) {
    case 'at_start':
      return startsAt;
    case 'ten_minutes':
      return before(10);
    case 'hour':
      return before(60);
    case 'day':
      return instantOfWallClock(addDays(day, -1) + start.slice(10), timeZone);
    case 'evening_before':
      return instantAt(addDays(day, -1), EVENING, ownZone);
    case 'morning':
      return instantAt(day, MORNING, ownZone);
  }
}
