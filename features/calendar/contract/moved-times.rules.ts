import { weekdayOf } from '#packages/kernel/day.ts';
import { partsOf, ruleOf, WEEKDAYS } from './rule-text.rules.ts';

/** One time of a series and the start that it is given. */
interface Move {
  readonly from: string;
  readonly to: string;
}

/** Gives a time of a series its new start; null where its month does not have the new day. */
export type Mover = (start: string) => string | null;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;

/** A time of the clock some minutes later. */
export const laterBy = (start: string, minutes: number): string =>
  new Date(Date.parse(`${start}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);

/** A start moved by as much as another one was. */
export const movedBy = (start: string, from: string, to: string): string =>
  laterBy(start, minutesBetween(from, to));

export const daysMoved = ({ from, to }: Move): number =>
  minutesBetween(midnightOf(from), midnightOf(to)) / DAY_MINUTES;

/**
 * The rule that a series gets with a move: of one that is sent as it was, the day of the week of what is
 * moved becomes the new one and the others stay.
 */
export function movedRule(rule: string, next: string, move: Move): string {
  const parts = partsOf(next);
  const days = parts?.get('BYDAY')?.split(',');
  const isAsBefore = bodyOf(rule, move.from) === bodyOf(next, move.from);
  if (!parts || !days || !isAsBefore || parts.get('FREQ') !== 'WEEKLY') return next;
  const [from, to] = [dayNameOf(move.from), dayNameOf(move.to)];
  const moved = days.map((day) => (day === from ? to : day));
  return ruleOf(parts.set('BYDAY', [...new Set(moved)].join(',')));
}

/** Whether a rule is another one no further than a move asks for, and perhaps in its end. */
export const isOnlyMoved = (rule: string, next: string, move: Move): boolean =>
  bodyOf(movedRule(rule, rule, move), move.to) === bodyOf(next, move.to);

/**
 * Where the times of a series go when one of them is moved. Whole weeks, and days of what comes every so
 * many days, move all alike. Of several days of the week those move that fall on the same one, unless the
 * rule goes on naming it; each month or year that has the new day has it instead of the old one. With a rule
 * of another frequency a time stays on its day: there is no telling which of the new ones it would be.
 */
export function moverOf(rule: string, next: string, move: Move): Mover {
  const toDay = dayMoverOf(rule, movedRule(rule, next, move), move);
  const minutes = minutesBetween(move.from, move.to) - daysMoved(move) * DAY_MINUTES;
  return (start) => {
    const onDay = toDay(start);
    return onDay && laterBy(onDay, minutes);
  };
}

function dayMoverOf(rule: string, next: string, move: Move): Mover {
  const [was, is, days] = [partsOf(rule), partsOf(next), daysMoved(move)];
  const frequency = was?.get('FREQ');
  const stays = (start: string) => start;
  const moves = (start: string) => laterBy(start, days * DAY_MINUTES);
  if (days === 0 || frequency !== is?.get('FREQ')) return stays;
  if (frequency === 'WEEKLY' && days % 7 !== 0) {
    const weekday = dayNameOf(move.from);
    if (is?.get('BYDAY')?.split(',').includes(weekday)) return stays;
    return (start) => (dayNameOf(start) === weekday ? moves(start) : start);
  }
  return hasDaysOfItsOwn(rule) || frequency === 'DAILY' ? moves : monthMoverOf(move);
}

/** Whether a rule names its days itself, so that they do not follow from its start. */
export const hasDaysOfItsOwn = (rule: string): boolean => /(?:^|;)BY/.test(rule);

/** The new day of the month as many months away as it is of the old one. */
function monthMoverOf({ from, to }: Move): Mover {
  const monthOf = (start: string) => Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1;
  const months = monthOf(to) - monthOf(from);
  return (start) => {
    const month = monthOf(start) + months;
    const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, Number(to.slice(8, 10))));
    const day = date.toISOString().slice(0, 10);
    return day.slice(8) === to.slice(8, 10) ? day + start.slice(10) : null;
  };
}

/** What a rule says besides its end, in one order and with what goes without saying; `start` is one of its times. */
function bodyOf(rule: string, start: string): string {
  const parts = partsOf(rule.toUpperCase());
  if (!parts) return rule;
  const days = parts.get('BYDAY') ?? (parts.get('FREQ') === 'WEEKLY' ? dayNameOf(start) : '');
  const said = new Map([['INTERVAL', '1'], ['WKST', 'MO'], ...parts]);
  said.set('BYDAY', [...new Set(days.split(','))].toSorted().join(','));
  for (const end of ['COUNT', 'UNTIL']) said.delete(end);
  return ruleOf(new Map([...said].toSorted(([a], [b]) => a.localeCompare(b))));
}

const midnightOf = (start: string): string => `${start.slice(0, 10)}T00:00`;
const dayNameOf = (start: string): string => WEEKDAYS[weekdayOf(start.slice(0, 10))] ?? '';
