import { addDays, DEFAULT_TIME_ZONE, weekdayOf } from './day.ts';
import { freeOn, type Place } from './holidays.ts';
import { calendarDayOf, instantAt } from './wall-clock.ts';

/** When somebody works: the same hours on certain days of the week, holidays of their place apart. */
export interface BusinessHours extends Place {
  timeZone: string;
  /** Minutes of the day. */
  opens: number;
  closes: number;
  /** Days of the week, 0 for Sunday. */
  days: readonly number[];
}

/** Monday to Friday, 8h to 18h in Brasília (specification, section 9), but for national holidays; an operator adds those of a place. */
export const BUSINESS_HOURS: BusinessHours = {
  timeZone: DEFAULT_TIME_ZONE,
  opens: 8 * 60,
  closes: 18 * 60,
  days: [1, 2, 3, 4, 5],
};

/** Longest row of closed days that is looked through; beyond it the hours never open. */
const LOOK_AHEAD_DAYS = 366;
const HOUR_MS = 3_600_000;

/** Whether it is open at an instant; the closing minute is not. */
export function isOpen(instant: Date, hours: BusinessHours): boolean {
  const open = stretchOf(calendarDayOf(instant, hours.timeZone), hours);
  return open !== null && open.start <= instant && instant < open.end;
}

/** The instant itself while it is open, else the next at which it opens. */
export function nextOpening(instant: Date, hours: BusinessHours): Date {
  return nextStretch(instant, hours).start;
}

/** When it closes, while it is open; else when it opens. */
export function nextChange(instant: Date, hours: BusinessHours): Date {
  const { start, end } = nextStretch(instant, hours);
  return start > instant ? start : end;
}

/**
 * The open instant that lies so many open hours later; time while it is closed does not count. What would
 * end at closing time ends at the next opening: a day’s hours added lead to the same time of the next
 * business day, or of the one after the next opening (design, section 9: the promised answer).
 */
export function addBusinessHours(instant: Date, count: number, hours: BusinessHours): Date {
  let left = count * HOUR_MS;
  for (let from = instant; ; ) {
    const { start, end } = nextStretch(from, hours);
    const room = end.getTime() - start.getTime();
    if (left < room) return new Date(start.getTime() + left);
    left -= room;
    from = end;
  }
}

interface Stretch {
  start: Date;
  end: Date;
}

/** What is left of the open hours from an instant on, or the next ones. */
function nextStretch(instant: Date, hours: BusinessHours): Stretch {
  const today = calendarDayOf(instant, hours.timeZone);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const open = stretchOf(addDays(today, ahead), hours);
    if (open && instant < open.end)
      return { ...open, start: open.start < instant ? instant : open.start };
  }
  throw new RangeError('These hours never open');
}

/** The open hours of a calendar day; null where there are none. A half day takes away its beginning or its end. */
function stretchOf(day: string, hours: BusinessHours): Stretch | null {
  if (!hours.days.includes(weekdayOf(day))) return null;
  const free = freeOn(day, hours);
  if (free === 'all') return null;
  let { opens, closes } = hours;
  if (free && free.from <= opens) opens = Math.max(opens, free.to);
  else if (free) closes = Math.min(closes, free.from);
  if (opens >= closes) return null;
  const at = (minute: number) =>
    minute < 1_440
      ? instantAt(day, minute, hours.timeZone)
      : instantAt(addDays(day, 1), 0, hours.timeZone);
  return { start: at(opens), end: at(closes) };
}

/** The calendar day that many business days later: Monday to Friday, but for holidays of the place. */
export function addBusinessDays(day: string, count: number, place: Place = {}): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    const weekday = weekdayOf(at);
    if (weekday >= 1 && weekday <= 5 && freeOn(at, place) !== 'all') left -= 1;
  }
  return at;
}
