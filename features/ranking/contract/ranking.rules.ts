import { addDays, DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import type { Period, Size } from './ranking.contract.ts';

/** The number that a period of counts has: 0 for all time, `2026` a year, `202611` a month of it. */
export function periodNumber(period: Period, now: Date): number {
  if (period === 'all') return 0;
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: DEFAULT_TIME_ZONE, year: 'numeric', month: '2-digit' },
  }).format(now);
  const [year = '', month = ''] = parts.split('-');
  return Number(period === 'year' ? year : year + month);
}

/** The first and the last day of the month that closed last, and the first one of its year. */
export function closedMonth(now: Date): { year: string; first: string; last: string } {
  const open = String(periodNumber('month', now));
  const last = addDays(`${open.slice(0, 4)}-${open.slice(4)}-01`, -1);
  return { year: `${last.slice(0, 4)}-01-01`, first: `${last.slice(0, 8)}01`, last };
}

/** How large a company is, roughly: its exact number is nobody else's business. */
export function sizeOf(members: number): Size {
  if (members >= 250) return '250';
  if (members >= 50) return '50';
  return members >= 10 ? '10' : '5';
}

/** With one digit, as it is shown. */
export const averageOf = (courses: number, members: number) =>
  Math.round((courses / members) * 10) / 10;
