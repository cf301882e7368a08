import { addDays } from '#packages/kernel/day.ts';

/** How many days before the present one an entry may still be about. */
export const DAYS_BACK = 30;

/** Codes of a day that an entry cannot be about. */
export const DAY_AHEAD = 'day_ahead';
export const DAY_TOO_OLD = 'day_too_old';
export const DAY_BEFORE_ACCOUNT = 'day_before_account';
export type DayProblem = typeof DAY_AHEAD | typeof DAY_TOO_OLD | typeof DAY_BEFORE_ACCOUNT;

/** The first day that an entry may be about. */
export function oldestDay(today: string, accountDay: string): string {
  const back = addDays(today, -DAYS_BACK);
  return accountDay > back ? accountDay : back;
}

/** Why an entry that is written on `today` cannot be about `day`; null where it can. */
export function dayProblem(
  day: string,
  { today, accountDay }: { today: string; accountDay: string },
): DayProblem | null {
  if (day > today) return DAY_AHEAD;
  if (day < accountDay) return DAY_BEFORE_ACCOUNT;
  return day < addDays(today, -DAYS_BACK) ? DAY_TOO_OLD : null;
}
