import { memoizeByKey } from './kept-by-name.ts';

const formatterOf = memoizeByKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a clock in `zone` shows, as if it were UTC, in ms; whole seconds. */
function shownMs(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetMs = (instant: number, zone: string) =>
  shownMs(instant, zone) - Math.floor(instant / 1_000) * 1_000;

/** Minute of the day, 0 to 1439, that a clock in `zone` shows at an instant. */
export function minuteOf(instant: Date, zone: string): number {
  const shown = shownMs(instant.getTime(), zone);
  return Math.floor((((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

/**
 * The instant at which a clock in `zone` shows `minute` (0 to 1439) on the calendar day `date`. Of a
 * time that comes twice (clocks go back) the first; a time that clocks jump over comes as much later
 * as they jump.
 */
export function instantAt(date: string, minute: number, zone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
  const before = offsetMs(wanted - DAY_MS, zone);
  const after = offsetMs(wanted + DAY_MS, zone);
  const fitting = [before, after]
    .map((offset) => wanted - offset)
    .filter((instant) => shownMs(instant, zone) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before);
}

/** What a clock in `zone` shows at an instant, `YYYY-MM-DDTHH:MM`; the calendar day begins at midnight. */
export function wallClockOf(instant: Date, zone: string): string {
  return new Date(shownMs(instant.getTime(), zone)).toISOString().slice(0, 16);
}

/** The calendar day that a clock in `zone` shows; `dayOf` is a person's day, which ends later at night. */
export const calendarDayOf = (instant: Date, zone: string): string =>
  wallClockOf(instant, zone).slice(0, 10);

/** The instant at which a clock in `zone` shows `YYYY-MM-DDTHH:MM`, by the rules of `instantAt`. */
export function instantOfWallClock(shown: string, zone: string): Date {
  const minute = Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16));
  return instantAt(shown.slice(0, 10), minute, zone);
}
