import {
  daysMoved,
  hasDaysOfItsOwn,
  isOnlyMoved,
  laterBy,
  type Mover,
  movedBy,
  movedRule,
  moverOf,
} from '#features/calendar/contract/moved-times.rules.ts';
import { MAX_TIMES } from '#features/calendar/contract/repeat.contract.ts';
import {
  dayText,
  partsOf,
  ruleOf,
  untilClock,
} from '#features/calendar/contract/rule-text.rules.ts';
import { endOfLook, type Ruled, type Series, startsBetween } from './recurrence.rules.ts';

const YEAR = 366 * 1_440;

interface Draft {
  readonly start: string;
  readonly end: string;
  readonly repeat: string;
}

/** What a series becomes: from its first time on, the times taken out of it, and where each time goes. */
interface MovedSeries<T> {
  readonly draft: T;
  readonly except: string[];
  readonly moved: Mover;
}

/**
 * A series of which the time `from` was changed into a draft, for all of it. Where the rule stays what it
 * was, the day of the week that is moved becomes another one and the others stay, what was taken out stays
 * out, and there are as many times as before. A month or year without the new day loses its time and what
 * was taken out of it: the series begins with the first one that has the day, and a number of times becomes
 * that of those which remain. It stays the number also where months without the old day have the new one, so
 * that the series ends earlier; past the years that are looked at, every time counts as one that remains.
 * Null where no rule says that: two times would fall on one day or change places, or the rule names days,
 * such as the last Friday of a month, that no move makes others of.
 */
export function movedSeries<T extends Draft>(
  series: Series,
  from: string,
  draft: T,
): MovedSeries<T> | null {
  const move = { from, to: draft.start };
  const rule = movedRule(series.repeat, draft.repeat, move);
  const moved = moverOf(series.repeat, rule, move);
  const start = moved(series.start) ?? timesBefore(series).map(moved).find(isThere);
  if (!start) return null;
  const repeat =
    daysMoved(move) !== 0 && isOnlyMoved(series.repeat, rule, move)
      ? ruleForAsMany(series, { start, repeat: rule }, moved)
      : rule;
  if (repeat === null) return null;
  const end = movedBy(draft.end, draft.start, start);
  const except = series.except.map(moved).filter(isThere);
  return { draft: { ...draft, start, end, repeat }, except, moved };
}

/** As many times of a series as are compared with those that it moves to. */
const timesBefore = (series: Series): string[] =>
  startsBetween(series, series.start, endOfLook(series), MAX_TIMES);

const isThere = (start: string | null): start is string => start !== null;

/** The moved rule with an end that has room for the times that remain; null where it does not give those that moved. */
function ruleForAsMany(series: Series, next: Ruled, moved: Mover): string | null {
  const before = timesBefore(series);
  // Each month has its own number of days: what falls on one that is not there does not come.
  const isByNumber = /^FREQ=(?:MONTH|YEAR)LY/.test(next.repeat) && !hasDaysOfItsOwn(next.repeat);
  if (!isByNumber && !givesAll(next, before.map(moved))) return null;
  const [was, parts] = [partsOf(series.repeat), partsOf(next.repeat)];
  const [count, until] = [parts?.get('COUNT'), parts?.get('UNTIL')];
  if (parts && count && count === was?.get('COUNT')) {
    const gone = before.filter((one) => moved(one) === null).length;
    return ruleOf(parts.set('COUNT', String(Number(count) - gone)));
  }
  const last = until === was?.get('UNTIL') && lastOf(series, before, until, moved);
  if (!parts || !last) return next.repeat;
  const [ends, more] = startsBetween(next, last, endOfLook({ ...next, start: last }), 2);
  return ends === last && !more ? next.repeat : ruleOf(parts.set('UNTIL', dayText(last)));
}

/** Whether a rule without its end gives certain times first, and no others between them. */
function givesAll({ start, repeat }: Ruled, times: readonly (string | null)[]): boolean {
  const far = endOfLook({ repeat, start: endOfLook({ repeat, start }) });
  const given = startsBetween({ start, repeat: endless(repeat) }, start, far, times.length);
  return times.every((one, nth) => one === given[nth]);
}

/** Where the last time goes that a series has until a day; undefined where that is past the years looked at. */
function lastOf(
  series: Series,
  before: readonly string[],
  until: string | undefined,
  moved: Mover,
): string | undefined {
  const end = untilClock(until);
  if (!end || end > endOfLook(series)) return undefined;
  // What has so many times has some in its last year.
  const all = before.length < MAX_TIMES ? before : startsBetween(series, laterBy(end, -YEAR), end);
  return all.map(moved).findLast(isThere);
}

const endless = (repeat: string): string =>
  ruleOf(new Map([...(partsOf(repeat) ?? [])].filter(([name]) => !/^(?:COUNT|UNTIL)$/.test(name))));

/** A rule with the end of another one where it asks for the same end as `series` had: of a number those that are left. */
export function withEndLeft(repeat: string, series: string, left: string): string {
  const [parts, before, after] = [partsOf(repeat), partsOf(series), partsOf(left)];
  const count = parts?.get('COUNT');
  if (!parts || !count || count !== before?.get('COUNT')) return repeat;
  return ruleOf(parts.set('COUNT', after?.get('COUNT') ?? count));
}
