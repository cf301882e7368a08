import { monthOfDay, periodBefore } from '#features/company-report/contract/period.rules.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import type { Period, Size } from './ranking.contract.ts';

/** The number that a period of counts has: 0 for all time, `2026` a year, `202611` a month of it. */
export function periodNumber(period: Period, now: Date): number {
  if (period === 'all') return 0;
  const [year = '', month = ''] = calendarDayOf(now, DEFAULT_TIME_ZONE).split('-');
  return Number(period === 'year' ? year : year + month);
}

/** The month that closed last. */
export const closedMonth = (now: Date): string =>
  periodBefore(monthOfDay(calendarDayOf(now, DEFAULT_TIME_ZONE)));

/** Whether a month is a part of a period that is under way. */
export const isPartOf = (period: Period, month: string, now: Date): boolean =>
  period === 'all' || month.replace('-', '').startsWith(String(periodNumber(period, now)));

/** How large a company is, roughly: its exact number is nobody else's business. */
export function sizeOf(members: number): Size {
  if (members >= 250) return '250';
  if (members >= 50) return '50';
  return members >= 10 ? '10' : '5';
}

/** With one digit, as it is shown. */
export const averageOf = (courses: number, members: number) =>
  Math.round((courses / members) * 10) / 10;
