import type { Period } from '#features/burnout/contract/burnout.contract.ts';
import { addDays, weekStartOf } from '#packages/kernel/index.ts';

/** Days are `YYYY-MM-DD` in the person's own calendar, both ends included. */
export interface Span {
  from: string;
  to: string;
}

export interface PeriodFrame extends Span {
  /** Days, weeks (from Monday) or months, oldest first; the last one holds today. */
  buckets: Span[];
  /** The stretch of the same length just before. */
  previous: Span;
  /** From the first day to today. */
  days: number;
}

const DAYS = 30;
const WEEKS = 12;
const MONTHS = 12;

/** The calendar of a period that ends with `today`. */
export function frameOf(period: Period, today: string): PeriodFrame {
  const { buckets, previousFrom } = FRAMES[period](today);
  const from = buckets[0]?.from ?? today;
  return {
    from,
    to: today,
    buckets,
    previous: { from: previousFrom, to: addDays(from, -1) },
    days: daysBetween(from, today) + 1,
  };
}

const FRAMES: Record<Period, (today: string) => { buckets: Span[]; previousFrom: string }> = {
  '30d': (today) => ({
    buckets: series(DAYS, (back) => addDays(today, -back)).map((day) => ({ from: day, to: day })),
    previousFrom: addDays(today, 1 - 2 * DAYS),
  }),
  '12w': (today) => {
    const monday = weekStartOf(today);
    return {
      buckets: series(WEEKS, (back) => addDays(monday, -7 * back)).map((from) => ({
        from,
        to: addDays(from, 6),
      })),
      previousFrom: addDays(monday, -7 * (2 * WEEKS - 1)),
    };
  },
  '12m': (today) => ({
    buckets: series(MONTHS, (back) => monthBefore(today, back)).map((from) => ({
      from,
      to: addDays(monthBefore(from, -1), -1),
    })),
    previousFrom: monthBefore(today, 2 * MONTHS - 1),
  }),
};

/** Position of a day among the buckets; -1 outside. */
export function bucketOf(buckets: readonly Span[], day: string): number {
  return buckets.findIndex(({ from, to }) => from <= day && day <= to);
}

function series(count: number, at: (back: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => at(count - 1 - index));
}

/** First day of the month that is `back` months before the one of `day`. */
function monthBefore(day: string, back: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
