import type { Clock, Range, WeekHours } from '../../contract/hours.ts';

/** What a professional begins with. */
export const FIRST_HOURS: Omit<WeekHours, 'timeZone'> = {
  ...{ minutes: 50, gapMinutes: 10, holidays: true, state: null },
  ...{ noticeHours: 24, cancelHours: 24, weekly: [{ weekday: 1, from: '09:00', to: '12:00' }] },
};

const BOUNDS = {
  minutes: [20, 120],
  gapMinutes: [0, 60],
  noticeHours: [0, 168],
  cancelHours: [0, 72],
} as const;
export type NumberField = keyof typeof BOUNDS;
export const boundsOf = (field: NumberField): readonly [from: number, to: number] => BOUNDS[field];

export interface HoursProblems {
  numbers: ReadonlySet<NumberField>;
  /** By the place of the range. */
  ranges: ReadonlyMap<number, 'order' | 'overlap'>;
}

/** What has to be mended before hours can be saved. */
export function problemsOf(hours: WeekHours): HoursProblems {
  const numbers = new Set(
    (Object.keys(BOUNDS) as NumberField[]).filter((field) => {
      const [from, to] = BOUNDS[field];
      const value = hours[field];
      return !Number.isInteger(value) || value < from || value > to;
    }),
  );
  const isSameDay = (one: Range, other: Range) => one.weekday === other.weekday;
  return { numbers, ranges: rangeProblems(hours.weekly, isSameDay) };
}

/** What is wrong with ranges, by their place: the first of two that overlap is right. */
export function rangeProblems<T extends Clock>(
  ranges: readonly T[],
  isSameDay: (one: T, other: T) => boolean = () => true,
): Map<number, 'order' | 'overlap'> {
  const problems = new Map<number, 'order' | 'overlap'>();
  for (const [at, range] of ranges.entries()) {
    const meets = (other: T, place: number) =>
      place < at && isSameDay(range, other) && range.from < other.to && other.from < range.to;
    if (!(range.from < range.to)) problems.set(at, 'order');
    else if (ranges.some(meets)) problems.set(at, 'overlap');
  }
  return problems;
}

/** Hours in the order of the week, Monday first. */
export const inOrder = (weekly: readonly Range[]): Range[] =>
  weekly.toSorted(
    (a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7) || a.from.localeCompare(b.from),
  );
