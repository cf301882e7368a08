import { DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
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

/** How large a company is, roughly: its exact number is nobody else's business. */
export function sizeOf(members: number): Size {
  if (members >= 250) return '250';
  if (members >= 50) return '50';
  return members >= 10 ? '10' : '5';
}

/** With one digit, as it is shown. */
export const averageOf = (courses: number, members: number) =>
  Math.round((courses / members) * 10) / 10;
