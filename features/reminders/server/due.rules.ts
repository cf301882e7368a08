import { addDays, dayOf, instantAt, minuteOf } from '#packages/kernel/index.ts';
import { isQuiet, type Quiet } from '#packages/kernel/quiet-hours.ts';

/** Minutes after which a reminder that did not go out in time is dropped. */
export const LATE_MINUTES = 120;
/** A time chosen this many minutes after it has passed still counts for today. */
export const JUST_NOW_MINUTES = 5;
/** Minute of the day at which a person's day closes; a time before it belongs to the day before. */
const DAY_CLOSES = 3 * 60;
/** Far enough for a single weekday through any row of holidays. */
const LOOK_AHEAD_DAYS = 60;
const MINUTE_MS = 60_000;

export interface Schedule {
  /** Minute of the day on the person's clock. */
  minute: number;
  /** One bit for each day of the week, the lowest for Sunday. */
  days: number;
  timeZone: string;
  quiet: Quiet | null;
  isFree: (day: string) => boolean;
}

export interface Due {
  /** The person's own day that it belongs to. */
  day: string;
  at: Date;
}

/**
 * The next time that a reminder is due after an instant: on a chosen day of the week that is no
 * holiday, not in the quiet hours. Null where there is none.
 */
export function nextDue(schedule: Schedule, after: Date): Due | null {
  const { minute, timeZone, quiet, isFree } = schedule;
  const first = addDays(dayOf(after, timeZone), -1);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    if (!isChosen(schedule.days, day) || isFree(day)) continue;
    const at = instantAt(minute < DAY_CLOSES ? addDays(day, 1) : day, minute, timeZone);
    // Where clocks jump, the time may come to lie elsewhere than it was chosen.
    if (at > after && !isQuiet(minuteOf(at, timeZone), quiet)) return { day, at };
  }
  return null;
}

const isChosen = (days: number, day: string) =>
  (days & (1 << new Date(`${day}T00:00:00Z`).getUTCDay())) !== 0;

/** Days of the week (0 is Sunday) as bits, and back. */
export const bitsOfDays = (days: readonly number[]) =>
  days.reduce((bits, day) => bits | (1 << day), 0);
export const daysOfBits = (bits: number) =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => (bits & (1 << day)) !== 0);

/** Whether it is too late to send what was due: nobody wants the morning's reminder in the evening. */
export function isLate(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > LATE_MINUTES * MINUTE_MS;
}

/**
 * The instant after which the next one is looked for, once one was due at `dueAt`: what came due
 * since and is not late is still sent, as after a time in which the server was down.
 */
export const afterDue = (dueAt: Date, now: Date) =>
  new Date(Math.max(dueAt.getTime(), now.getTime() - LATE_MINUTES * MINUTE_MS));

/** When the mail or message of a reminder has lost its time. */
export const expiryOf = (dueAt: Date) => new Date(dueAt.getTime() + LATE_MINUTES * MINUTE_MS);

/** The instant after which a time just chosen is looked for. */
export const justBefore = (now: Date) => new Date(now.getTime() - JUST_NOW_MINUTES * MINUTE_MS);
