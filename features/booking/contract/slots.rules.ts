import { addDays, weekdayOf } from '#packages/kernel/day.ts';
import { isHoliday } from '#packages/kernel/holidays.ts';
import { calendarDayOf, instantAt } from '#packages/kernel/wall-clock.ts';
import type { Clock, Hours, SingleDay } from './hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A time from its start until before its end, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

export const spansMeet = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end;

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What holds on one date besides the week. */
export const singleDayOf = ({ closed, opened }: Hours, day: string): SingleDay => ({
  closed: closed.includes(day),
  opened: opened.filter((one) => one.day === day).map(({ from, to }) => ({ from, to })),
});

/** Hours in which one date is another one than before. */
export function withSingleDay(hours: Hours, day: string, { closed, opened }: SingleDay): Hours {
  return {
    ...hours,
    closed: [...hours.closed.filter((one) => one !== day), ...(closed ? [day] : [])].toSorted(),
    opened: [
      ...hours.opened.filter((one) => one.day !== day),
      ...opened.map(({ from, to }) => ({ day, from, to })),
    ].toSorted((a, b) => `${a.day}${a.from}`.localeCompare(`${b.day}${b.from}`)),
  };
}

/** Hours without single dates that are over. */
export const withoutPast = (hours: Hours, today: string): Hours => ({
  ...hours,
  closed: hours.closed.filter((day) => day >= today),
  opened: hours.opened.filter(({ day }) => day >= today),
});

/**
 * From when to when a date is open, in the order of the clock: the week, unless it is a holiday or closed,
 * and what was opened for that date alone. Ranges that overlap are one.
 */
export function rangesOn(hours: Hours, day: string): Clock[] {
  const { weekly, closed, opened, holidays, state } = hours;
  if (closed.includes(day)) return [];
  const isFree = holidays && isHoliday(day, state ? { state } : {});
  const ranges = [
    ...(isFree ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(day))),
    ...opened.filter((one) => one.day === day),
  ].toSorted((a, b) => a.from.localeCompare(b.from));
  const merged: Clock[] = [];
  for (const { from, to } of ranges) {
    const last = merged.at(-1);
    if (!last || from >= last.to) merged.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return merged;
}

/** Times that the hours offer on a calendar day of their own zone, taken or not. */
export function spansOfDay(hours: Hours, day: string): Span[] {
  const { timeZone, minutes, gapMinutes } = hours;
  const spans: Span[] = [];
  for (const { from, to } of rangesOn(hours, day)) {
    const last = minuteOfDay(to) - minutes;
    for (let at = minuteOfDay(from); at <= last; at += minutes + gapMinutes) {
      const start = instantAt(day, at, timeZone).getTime();
      const span = { start, end: start + minutes * MINUTE_MS };
      // Where clocks jump, two times of the clock may be one.
      if (start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
    }
  }
  return spans;
}

/** Free times from a calendar day of the hours’ own zone on: with notice enough, and nothing else then. */
export function freeSpans(
  hours: Hours,
  { now, from, days, taken }: { now: Date; from: string; days: number; taken: readonly Span[] },
): Span[] {
  const earliest = now.getTime() + hours.noticeHours * HOUR_MS;
  return Array.from({ length: days }, (_, nth) => spansOfDay(hours, addDays(from, nth)))
    .flat()
    .filter((span) => span.start >= earliest && !taken.some((one) => spansMeet(span, one)));
}

/** The calendar day of the hours’ own zone. */
export const todayOf = ({ timeZone }: Hours, now: Date): string => calendarDayOf(now, timeZone);
