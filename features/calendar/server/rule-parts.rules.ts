import {
  MAX_TIMES,
  REPEATS_TOO_OFTEN,
  RULE_UNREADABLE,
} from '#features/calendar/contract/repeat.contract.ts';
import { partsOf, untilClock, WEEKDAYS } from '#features/calendar/contract/rule-text.rules.ts';

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A rule as it was read; a set without members is one that the rule does not name. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number;
  /** The last minute at which a time may begin, on the clock of the series; null where it has no end. */
  readonly until: string | null;
  /** The day with which its weeks begin; 0 is Sunday. */
  readonly weekStart: number;
  readonly months: ReadonlySet<number>;
  readonly weeks: ReadonlySet<number>;
  readonly yearDays: ReadonlySet<number>;
  readonly monthDays: ReadonlySet<number>;
  /** Days of the week, each time that they come. */
  readonly weekdays: ReadonlySet<number>;
  /** Of days of the week a certain one, such as the last Friday (`nthKey`). */
  readonly nthWeekdays: ReadonlySet<number>;
  /** Which of the days of a period it is, from its beginning or its end. */
  readonly positions: ReadonlySet<number>;
}

const FREQUENCIES: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const WITHIN_DAY = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
const KNOWN = new Set([
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYWEEKNO', 'BYYEARDAY'],
  ...['BYMONTHDAY', 'BYDAY', 'BYSETPOS', ...WITHIN_DAY],
]);
const MAX_INTERVAL = 1_000;

/** One number of a weekday and of which one it is: `2` and Friday, `-1` and Friday. */
export const nthKey = (nth: number, weekday: number): number => nth * 7 + weekday;

/** Reads a rule; gives what is wrong with one that it cannot read, and never throws. */
export function readRule(text: string): Rule | typeof RULE_UNREADABLE | typeof REPEATS_TOO_OFTEN {
  const parts = partsOf(text.toUpperCase());
  if (!parts || [...parts.keys()].some((name) => !KNOWN.has(name))) return RULE_UNREADABLE;
  const frequency = parts.get('FREQ') ?? '';
  if (/^(?:HOUR|MINUTE|SECOND)LY$/.test(frequency)) return REPEATS_TOO_OFTEN;
  const interval = wholeOf(parts.get('INTERVAL') ?? '1', MAX_INTERVAL);
  const count = parts.has('COUNT') ? wholeOf(parts.get('COUNT'), MAX_TIMES) : Infinity;
  const until = parts.has('UNTIL') ? untilClock(parts.get('UNTIL')) : null;
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const days = weekdaysOf(parts.get('BYDAY'), frequency);
  const sets = {
    months: numbersOf(parts.get('BYMONTH'), 12, 1),
    weeks: numbersOf(parts.get('BYWEEKNO'), 53),
    yearDays: numbersOf(parts.get('BYYEARDAY'), 366),
    monthDays: numbersOf(parts.get('BYMONTHDAY'), 31),
    positions: numbersOf(parts.get('BYSETPOS'), 366),
  };
  const isWhole =
    FREQUENCIES.includes(frequency) &&
    weekStart >= 0 &&
    !(parts.has('COUNT') && parts.has('UNTIL')) &&
    !Object.values(sets).includes(null);
  if (!isWhole || !interval || !count || until === undefined || !days) return RULE_UNREADABLE;
  if (WITHIN_DAY.some((name) => parts.has(name))) return REPEATS_TOO_OFTEN;
  const named = sets as { [Name in keyof typeof sets]: ReadonlySet<number> };
  return {
    frequency: frequency as Frequency,
    interval,
    count,
    until,
    weekStart,
    ...named,
    ...days,
  };
}

function wholeOf(value: string | undefined, most: number): number | null {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The numbers of a list, none of them 0 or further from it than `most`; null where one is. */
function numbersOf(list: string | undefined, most: number, least = -most): Set<number> | null {
  const numbers = list?.split(',').map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : 0));
  const fits = (number: number) => number !== 0 && number >= least && number <= most;
  return numbers && !numbers.every(fits) ? null : new Set(numbers);
}

/** The days of the week of a list; only months and years have a first, second and last of them. */
function weekdaysOf(
  list: string | undefined,
  frequency: string,
): Pick<Rule, 'weekdays' | 'nthWeekdays'> | null {
  const weekdays = new Set<number>();
  const nthWeekdays = new Set<number>();
  const counts = frequency === 'MONTHLY' || frequency === 'YEARLY';
  for (const one of list?.split(',') ?? []) {
    const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(one) ?? [];
    const weekday = WEEKDAYS.indexOf(name);
    if (weekday < 0 || (nth && !numbersOf(nth, 53))) return null;
    if (nth && counts) nthWeekdays.add(nthKey(Number(nth), weekday));
    else weekdays.add(weekday);
  }
  return { weekdays, nthWeekdays };
}
