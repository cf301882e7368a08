import { addDays, DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';

/** A calendar month `2026-10` or quarter `2026-Q4`. */
export const PERIOD = /^\d{4}-(0[1-9]|1[0-2]|Q[1-4])$/;

export const isQuarter = (period: string): boolean => period.includes('Q');

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const partsOf = (period: string) => {
  const [year = '', rest = ''] = period.split('-');
  return { year: Number(year), part: Number(rest.replace('Q', '')) };
};

/** The months of a period, in their order. */
export function monthsOf(period: string): string[] {
  if (!isQuarter(period)) return [period];
  const { year, part } = partsOf(period);
  return [2, 1, 0].map((back) => monthText(year, 3 * part - back));
}

/** The period of the same kind before this one. */
export function periodBefore(period: string): string {
  const { year, part } = partsOf(period);
  if (isQuarter(period)) return part === 1 ? `${year - 1}-Q4` : `${year}-Q${part - 1}`;
  return part === 1 ? monthText(year - 1, 12) : monthText(year, part - 1);
}

/** The quarter whose last month this is; null for the other months. */
export function quarterEndingWith(month: string): string | null {
  const { year, part } = partsOf(month);
  return part % 3 === 0 ? `${year}-Q${part / 3}` : null;
}

export const monthOfDay = (day: string): string => day.slice(0, 7);

export const firstDayOf = (period: string): string => `${monthsOf(period)[0]}-01`;

export function lastDayOf(period: string): string {
  const { year, part } = partsOf(monthsOf(period).at(-1) ?? period);
  return new Date(Date.UTC(year, part, 0)).toISOString().slice(0, 10);
}

const midnightOf = (day: string) => instantOfWallClock(`${day}T00:00`, DEFAULT_TIME_ZONE);

/** The first instant of a period in São Paulo. */
export const startOf = (period: string): Date => midnightOf(firstDayOf(period));

/** The first instant that belongs to no day of a period any more. */
export const endOf = (period: string): Date => midnightOf(addDays(lastDayOf(period), 1));
