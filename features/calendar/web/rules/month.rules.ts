import { addDays, weekStartOf } from '#packages/kernel/day.ts';

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** First and last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${monthsFrom(month, 1)}-01`, -1) };
}

/** The month `count` months after `month` (before it when negative). */
export function monthsFrom(month: string, count: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + count)).toISOString().slice(0, 7);
}

/** A month that an address may name: of this century. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);
}

/** A day that an address may name: of this century. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !isMonth(value.slice(0, 7))) return false;
  return /^.{7}-\d{2}$/.test(value) && addDays(value, 0) === value;
}

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/**
 * Where a key leads from a day in a grid of days: arrows to the neighbours, Home and End within the
 * week (with Ctrl within the month), Page Up and Page Down by months (with Shift by years). Null for
 * any other key.
 */
export function dayAtKey(
  day: string,
  { key, shiftKey, ctrlKey }: Key,
  firstWeekday: number,
): string | null {
  const week = weekStartOf(day, firstWeekday);
  const month = daysOfMonth(monthOf(day));
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return ctrlKey ? month.from : week;
    case 'End':
      return ctrlKey ? month.to : addDays(week, 6);
    case 'PageUp':
      return sameDayOf(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return sameDayOf(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** The same day of another month, or its last one where it is shorter. */
function sameDayOf(day: string, months: number): string {
  const { from, to } = daysOfMonth(monthsFrom(monthOf(day), months));
  const same = from.slice(0, 8) + day.slice(8);
  const isThere = same <= to;
  return isThere ? same : to;
}
