import {
  daysMoved,
  hasDaysOfItsOwn,
  isOnlyMoved,
  laterBy,
  movedBy,
  movedRule,
  moverOf,
} from '#features/calendar/contract/moved-times.rules.ts';
import { dayText, partsOf, ruleOf } from '#features/calendar/contract/rule-text.rules.ts';
import { endOfLook, type Ruled, type Series, startsBetween } from './recurrence.rules.ts';

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
 * out, and there are as many times as before. Null where no rule says that: two times would fall on one day
 * or change places, or the rule names days, such as the last Friday of a month, that no move makes others of.
 */
export function movedSeries<T extends Draft>(
  series: Series,
  from: string,
  draft: T,
): MovedSeries<T> | null {
  const move = { from, to: draft.start };
  const rule = movedRule(series.repeat, draft.repeat, move);
  const moved = moverOf(series.repeat, rule, move);
  const start = moved(series.start);
  const repeat =
    daysMoved(move) !== 0 && isOnlyMoved(series.repeat, rule, move)
      ? ruleForAsMany(series, { start, repeat: rule }, moved)
      : rule;
  if (repeat === null) return null;
  const end = movedBy(draft.end, draft.start, start);
  return { draft: { ...draft, start, end, repeat }, except: series.except.map(moved), moved };
}

type Mover = (start: string) => string;

/** The moved rule with a last day that has room for as many times; null where it does not give those that moved. */
function ruleForAsMany(series: Series, next: Ruled, moved: Mover): string | null {
  const before = startsBetween(series, series.start, endOfLook(series));
  const { start } = next;
  const far = endOfLook({ ...next, start: endOfLook(next) });
  const after = startsBetween({ start, repeat: endless(next.repeat) }, start, far, before.length);
  // Each month has its own number of days: what falls on one that is not there does not come.
  const isByNumber = /^FREQ=(?:MONTH|YEAR)LY/.test(next.repeat) && !hasDaysOfItsOwn(next.repeat);
  if (!isByNumber && before.some((one, nth) => moved(one) !== after[nth])) return null;
  const parts = partsOf(next.repeat);
  const until = parts?.get('UNTIL');
  const last = before.at(-1);
  if (!parts || !last || !until || until !== partsOf(series.repeat)?.get('UNTIL'))
    return next.repeat;
  const rest = { ...series, repeat: endless(series.repeat) };
  const [following] = startsBetween(rest, laterBy(last, 1), endOfLook(series), 1);
  const hasRoom = dayText(moved(last)) <= until;
  const hasMore = following !== undefined && dayText(moved(following)) <= until;
  return hasRoom && !hasMore ? next.repeat : ruleOf(parts.set('UNTIL', dayText(moved(last))));
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
