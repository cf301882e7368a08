import { laterBy, minutesBetween, movedBy } from '#features/calendar/contract/moved-times.rules.ts';
import {
  MAX_RULE_LENGTH,
  MAX_TIMES,
  MONTHS_AHEAD,
  NEVER_COMES,
  REPEATS_TOO_OFTEN,
  RULE_UNREADABLE,
} from '#features/calendar/contract/repeat.contract.ts';
import { dayText, partsOf, ruleOf } from '#features/calendar/contract/rule-text.rules.ts';
import type { SkippedHolidays } from '#features/calendar/contract/skip-holidays.contract.ts';
import { isHoliday, type Place } from '#packages/kernel/index.ts';
import { instantsOf } from './event-span.rules.ts';
import { dayNumber, dayShown, daysOf } from './rule-days.rules.ts';
import { readRule } from './rule-parts.rules.ts';

/** An event that comes again: its first times on the clock of its zone, the rule, and the times taken out of it. */
export interface Series {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  readonly repeat: string;
  /** Starts that the rule gives and the person took out or moved. */
  readonly except: readonly string[];
  /** The holidays on which none of its times begins. */
  readonly skipHolidays?: SkippedHolidays | undefined;
}

/** One time of a series. */
export interface Occurrence {
  readonly start: string;
  readonly end: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type RuleProblem = typeof RULE_UNREADABLE | typeof REPEATS_TOO_OFTEN | typeof NEVER_COMES;

const MINUTE_MS = 60_000;
/**
 * What does not come within so many days of its start counts as what never comes: 40 years, the longest
 * that a day of the week takes to fall on a 29 February again.
 */
const DAYS_LOOKED_AT = 40 * 366;

/** What is wrong with a series; null when nothing is. `now` decides how far ahead it is looked at. */
export function ruleProblem(series: Series, now: Date): RuleProblem | null {
  if (series.repeat.length > MAX_RULE_LENGTH) return RULE_UNREADABLE;
  const rule = readRule(series.repeat);
  if (typeof rule === 'string') return rule;
  if (firstOf(series) === null) return NEVER_COMES;
  const starts = startsBetween(series, series.start, horizonOf(now), MAX_TIMES + 1);
  if (starts.length > MAX_TIMES) return REPEATS_TOO_OFTEN;
  const isLeftOut = leavesOut(series);
  return starts.length > 0 && starts.every(isLeftOut) ? NEVER_COMES : null;
}

/** Until when the times of series are laid out: a wall clock, some months from now. */
export function horizonOf(now: Date): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + MONTHS_AHEAD);
  return until.toISOString().slice(0, 16);
}

/**
 * The times of a series that begin from `from` until `until` on its clock, without those taken out and
 * those on holidays that it leaves out.
 */
export function timesOf(series: Series, from: string, until: string): Occurrence[] {
  const length = minutesBetween(series.start, series.end);
  const taken = new Set(series.except);
  const isLeftOut = leavesOut(series);
  return startsBetween(series, from, until)
    .filter((start) => !taken.has(start) && !isLeftOut(start))
    .map((start) => timeOf(series, start, length));
}

/** The starts until `until` that other calendars must be told to leave out: they know no holidays of ours. */
export function exceptionsOf(series: Series, until: string): string[] {
  if (!series.skipHolidays) return [...series.except];
  const onHolidays = startsBetween(series, series.start, until).filter(leavesOut(series));
  return [...new Set([...series.except, ...onHolidays])].toSorted();
}

/** Whether a start falls on a holiday that a series leaves out; days off by custom are such, half days are not. */
function leavesOut({ skipHolidays }: Series): (start: string) => boolean {
  if (!skipHolidays) return () => false;
  const place: Place = {
    optional: 'customary',
    ...(skipHolidays === 'national' ? {} : { state: skipHolidays }),
  };
  return (start) => isHoliday(start.slice(0, 10), place);
}

/** A series that begins with the first time that its rule gives, which need not be the one that was written down. */
export function fromFirstTime<T extends Pick<Series, 'start' | 'end' | 'repeat'>>(series: T): T {
  const start = firstOf(series) ?? series.start;
  return { ...series, start, end: movedBy(series.end, series.start, start) };
}

/** A series that ends before one of its starts, with the day of the last one; null where nothing stays of it. */
export function endedBefore(series: Series, start: string): Series | null {
  const parts = partsOf(series.repeat);
  const last = startsBefore(series, start).at(-1);
  if (!parts || !last) return null;
  parts.delete('COUNT');
  parts.set('UNTIL', dayText(last));
  return { ...series, repeat: ruleOf(parts) };
}

/** What is left of a series from one of its starts: of a number of times those that remain. */
export function leftFrom<T extends Series>(series: T, start: string): T {
  const parts = partsOf(series.repeat);
  const count = parts?.get('COUNT');
  if (count) parts?.set('COUNT', String(Number(count) - startsBefore(series, start).length));
  return {
    ...series,
    ...{ start, end: movedBy(series.end, series.start, start) },
    repeat: parts ? ruleOf(parts) : series.repeat,
    except: series.except.filter((at) => at >= start),
  };
}

export type Ruled = Pick<Series, 'start' | 'repeat'>;

/** The first time that a rule gives; null where none comes. */
function firstOf(series: Ruled): string | null {
  return startsBetween(series, series.start, endOfLook(series), 1)[0] ?? null;
}

/** Until when a series is looked at, where nothing else says so. */
export const endOfLook = ({ start }: Ruled): string => laterBy(start, DAYS_LOOKED_AT * 1_440);

/** The first starts of a series between two times of its clock, in order; none of a rule that is none. */
export function startsBetween(
  { start, repeat }: Ruled,
  from: string,
  until: string,
  most = Infinity,
): string[] {
  const rule = readRule(repeat);
  if (typeof rule === 'string') return [];
  const last = rule.until !== null && rule.until < until ? rule.until : until;
  const [firstDay, found] = [dayNumber(from), [] as string[]];
  for (const day of daysOf(rule, dayNumber(start), dayNumber(last))) {
    const begins = day < firstDay ? '' : dayShown(day) + start.slice(10);
    if (begins >= from && begins <= last) found.push(begins);
    if (found.length >= most) break;
  }
  return found;
}

/** The starts that the rule gives before one, whether or not they were taken out. */
const startsBefore = (series: Series, start: string): string[] =>
  startsBetween(series, series.start, laterBy(start, -1));

function timeOf({ timeZone }: Series, start: string, length: number): Occurrence {
  const end = laterBy(start, length);
  const { startsAt, endsAt } = instantsOf({ start, end, timeZone });
  // Where the clock leaps over the start, an end within the leap would come before it.
  const from = new Date(startsAt.getTime() + length * MINUTE_MS);
  return { start, end, startsAt, endsAt: endsAt > startsAt ? endsAt : from };
}
