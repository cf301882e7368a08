import { addDays } from '#packages/kernel/day.ts';
import type { SleepRecord } from '../../contract/health.contract.ts';
import { SLEEP_MINUTES } from '../../contract/health.kinds.ts';
import { clockOf } from './time.rules.ts';

const DAY_MINUTES = 1_440;
const HOUR = 60;
/** Hours of the clock that the picture always shows, counted from the midnight before getting up. */
const USUAL = { from: -2 * HOUR, to: 8 * HOUR };

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3, 5));

/** Minutes between two times of the clock, the second after the first; 0 where they are the same. */
export function nightMinutes(bed: string, rise: string): number {
  return (minutesOf(rise) - minutesOf(bed) + DAY_MINUTES) % DAY_MINUTES;
}

/** When the person went to bed. */
export const bedTime = ({ at, minutes }: SleepRecord): string =>
  new Date(Date.parse(at) - minutes * 60_000).toISOString();

/** The same as a field for a time wants it, `HH:MM` of the clock in the zone. */
export const bedClock = (night: SleepRecord, zone: string | undefined): string =>
  clockOf(bedTime(night), zone);

/** What there is to object to in a night as it was written; null where it can be kept. */
export function nightProblem(minutes: number): 'tooShort' | 'tooLong' | null {
  if (minutes < SLEEP_MINUTES.least) return 'tooShort';
  return minutes > SLEEP_MINUTES.most ? 'tooLong' : null;
}

export interface NightBar {
  readonly day: string;
  readonly night: SleepRecord | null;
  /** Begin and end in minutes from the midnight before getting up; begin may be negative. */
  readonly from: number;
  readonly to: number;
}

export interface NightChart {
  readonly bars: readonly NightBar[];
  /** Whole hours, in minutes from that midnight, from the first to the last. */
  readonly hours: readonly number[];
}

/** Seven nights, the last one of `today`, on one scale of the clock; of two on a day the longer one. */
export function chartOf(
  nights: readonly SleepRecord[],
  today: string,
  zone: string | undefined,
): NightChart {
  const bars = Array.from({ length: 7 }, (_, nth): NightBar => {
    const day = addDays(today, nth - 6);
    const night = longest(nights.filter((one) => one.day === day));
    if (!night) return { day, night, from: 0, to: 0 };
    const to = minutesOf(clockOf(night.at, zone));
    return { day, night, from: to - night.minutes, to };
  });
  const there = bars.filter(({ night }) => night);
  const first = Math.floor(Math.min(USUAL.from, ...there.map(({ from }) => from)) / 120) * 120;
  const last = Math.ceil(Math.max(USUAL.to, ...there.map(({ to }) => to)) / 120) * 120;
  const hours = Array.from({ length: (last - first) / 120 + 1 }, (_, nth) => first + nth * 120);
  return { bars, hours };
}

function longest(nights: readonly SleepRecord[]): SleepRecord | null {
  return nights.toSorted((a, b) => b.minutes - a.minutes)[0] ?? null;
}

/** Nights of a group from which something is said at all. */
const LEAST_NIGHTS = 4;
const LONG = 7 * HOUR;
const SHORT = 6 * HOUR;

export interface NextDays {
  /** Nights that have a face on the day that followed. */
  readonly nights: number;
  /** Days that were good or better after seven hours and more; null where there are too few. */
  readonly long: { readonly good: number; readonly of: number } | null;
  /** Days that were bad or worse after less than six. */
  readonly short: { readonly bad: number; readonly of: number } | null;
}

/** How the days went that followed long and short nights. It counts; what it means is not ours to say. */
export function nextDaysOf(
  nights: readonly SleepRecord[],
  levelOf: (day: string) => number | undefined,
): NextDays {
  const known = nights.flatMap(({ day, minutes }) => {
    const level = levelOf(day);
    return level === undefined ? [] : [{ minutes, level }];
  });
  const long = known.filter(({ minutes }) => minutes >= LONG);
  const short = known.filter(({ minutes }) => minutes < SHORT);
  const count = (of: typeof known, is: (level: number) => boolean) =>
    of.filter(({ level }) => is(level)).length;
  return {
    nights: known.length,
    long:
      long.length >= LEAST_NIGHTS
        ? { good: count(long, (level) => level >= 4), of: long.length }
        : null,
    short:
      short.length >= LEAST_NIGHTS
        ? { bad: count(short, (level) => level <= 2), of: short.length }
        : null,
  };
}
