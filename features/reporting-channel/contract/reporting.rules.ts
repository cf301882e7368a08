import { addDays, weekdayOf, weekStartOf } from '#packages/kernel/day.ts';

/** An answer is due so many days after the week in which a report came. */
export const ANSWER_DAYS = 30;
/** Concluded reports are kept for so long: claims from work lapse after five years (Constitution, art. 7, XXIX). */
export const KEPT_YEARS = 5;
/** Fewer handlers could not leave out the one whom a report is about. */
export const FEWEST_HANDLERS = 2;

/** The Monday of a day's week: all that is kept of when something was written. */
export const weekOf = (day: string): string => weekStartOf(day);

/** The day by which a report of this week is answered: never a holiday or a weekend. */
export function dueDay(week: string, isFree: (day: string) => boolean): string {
  let day = addDays(week, ANSWER_DAYS);
  while ([0, 6].includes(weekdayOf(day)) || isFree(day)) day = addDays(day, 1);
  return day;
}
