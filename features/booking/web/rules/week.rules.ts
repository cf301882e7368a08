import { addDays, weekStartOf } from '#packages/kernel/day.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';

/** The Monday of the week in which an instant falls on a person's clock. */
export const mondayOf = (instant: Date | string, timeZone: string): string =>
  weekStartOf(calendarDayOf(new Date(instant), timeZone));

/** The seven days of a week, each with the instants that fall on it. */
export function weekOf(
  monday: string,
  instants: readonly string[],
  timeZone: string,
): { day: string; instants: string[] }[] {
  return Array.from({ length: 7 }, (_, nth) => {
    const day = addDays(monday, nth);
    const isOnIt = (one: string) => calendarDayOf(new Date(one), timeZone) === day;
    return { day, instants: instants.filter(isOnIt) };
  });
}
