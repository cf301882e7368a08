import { memoizeByKey } from './kept-by-name.ts';

/** A person's day closes at 03:00 of their own clock (design, section 4). */
const DAY_CLOSES_HOUR = 3;
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';
/** The zones at the two ends of the earth's calendar: no day begins earlier or ends later anywhere. */
export const FIRST_ZONE = 'Pacific/Kiritimati';
export const LAST_ZONE = 'Etc/GMT+12';

const formatterOf = memoizeByKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** True for an IANA time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Since 1980 every clock is whole quarters of an hour away from UTC, so days end on them: within one
 * the day of a zone stays.
 */
const QUARTER_MS = 15 * 60_000;
const FIRST_QUARTER = Date.UTC(1980, 0) / QUARTER_MS;
const lastAsked = memoizeByKey(() => ({ quarter: Number.NaN, day: '' }));

/**
 * The day (`YYYY-MM-DD`) that an instant belongs to for a person in `zone`: until 03:00 of their
 * clock it is still yesterday. Serves every daily record.
 */
export function dayOf(instant: Date, zone: string): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const last = lastAsked(zone);
  if (last.quarter === quarter) return last.day;
  const day = dayAt(instant, zone);
  if (quarter >= FIRST_QUARTER) Object.assign(last, { quarter, day });
  return day;
}

function dayAt(instant: Date, zone: string): string {
  const hour = Number(hourFormatterOf(zone).format(instant)) % 24;
  const day = formatterOf(zone).format(instant);
  return hour < DAY_CLOSES_HOUR ? addDays(day, -1) : day;
}

/** A clock that is set forward or back makes a day of 23 or 25 hours; none is longer than this. */
const LONGEST_DAY_QUARTERS = 27 * 4;

/** When the day that an instant belongs to for a person in `zone` closes: the first instant of their next one. */
export function closeOf(instant: Date, zone: string): Date {
  const day = dayAt(instant, zone);
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  let [still, over] = [quarter, quarter + LONGEST_DAY_QUARTERS];
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (dayAt(new Date(middle * QUARTER_MS), zone) === day) still = middle;
    else over = middle;
  }
  return new Date(over * QUARTER_MS);
}

/** The same few are asked for at every visit, and writing a date as text is what takes long. */
const added = new Map<string, string>();
const MOST_ADDED = 5_000;

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  const asked = `${day} ${count}`;
  let found = added.get(asked);
  if (found === undefined) {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + count);
    found = date.toISOString().slice(0, 10);
    if (added.size >= MOST_ADDED) added.clear();
    added.set(asked, found);
  }
  return found;
}

/** Day of the week of a calendar day, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The first day of a day's week; weeks begin on Monday unless told otherwise (0 is Sunday). */
export function weekStartOf(day: string, firstWeekday = 1): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

const hourFormatterOf = memoizeByKey(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
);
