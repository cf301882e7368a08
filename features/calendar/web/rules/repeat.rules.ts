import { weekdayOf } from '#packages/kernel/day.ts';
import { dayText, partsOf, ruleOf, WEEKDAYS } from '../../contract/rule-text.rules.ts';

/** How often an event comes, as the fields offer it; `other` is a rule that they cannot show and leave alone. */
export const FREQUENCIES = ['never', 'day', 'week', 'month', 'year', 'other'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const ENDINGS = ['never', 'on', 'after'] as const;
export type Ending = (typeof ENDINGS)[number];

const NAMES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const SHOWN_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST']);
export const MAX_INTERVAL = 99;
export const MAX_COUNT = 999;

export interface RepeatForm {
  frequency: Frequency;
  interval: number;
  /** Days of the week, 0 is Sunday; of what comes every so many weeks. */
  days: number[];
  ending: Ending;
  until: string;
  count: number;
  /** The rule as it is saved; empty for what comes once. */
  rule: string;
  /** The day on which the event begins, the last one while there is none. */
  day: string;
}

export const noRepeat = (day: string): RepeatForm => ({
  frequency: 'never',
  interval: 1,
  days: [weekdayOf(day)],
  ending: 'never',
  until: '',
  count: 10,
  rule: '',
  day,
});

/** The fields of a rule whose event begins on a day. */
export function repeatOf(rule: string | undefined, day: string): RepeatForm {
  if (!rule) return noRepeat(day);
  const form = { ...noRepeat(day), rule };
  const other: RepeatForm = { ...form, frequency: 'other' };
  const parts = partsOf(rule);
  const frequency = (['day', 'week', 'month', 'year'] as const).find(
    (name) => NAMES[name] === parts?.get('FREQ'),
  );
  if (!parts || !frequency || [...parts.keys()].some((name) => !SHOWN_PARTS.has(name)))
    return other;
  const named = parts.get('BYDAY')?.split(',');
  const days = named?.map((name) => WEEKDAYS.indexOf(name)) ?? form.days;
  if (days.includes(-1) || (named && frequency !== 'week')) return other;
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get('UNTIL') ?? '');
  const [endsOn, endsAfter] = [until !== null, parts.has('COUNT')];
  return {
    ...form,
    ...{ frequency, days },
    interval: Number(parts.get('INTERVAL') ?? 1),
    ending: endsOn ? 'on' : endsAfter ? 'after' : 'never',
    until: until ? until.slice(1, 4).join('-') : '',
    count: Number(parts.get('COUNT') ?? form.count),
  };
}

/** The rule that the fields stand for; undefined for an event that comes once. */
export function ruleOfForm(form: RepeatForm, day: string): string | undefined {
  const { frequency, interval, days, ending, until, count, rule } = form;
  if (frequency === 'never') return undefined;
  if (frequency === 'other') return rule;
  const parts = new Map<string, string>([['FREQ', NAMES[frequency]]]);
  if (interval > 1) parts.set('INTERVAL', String(interval));
  if (frequency === 'week') {
    const weekStart = partsOf(rule)?.get('WKST');
    if (weekStart) parts.set('WKST', weekStart);
    const chosen = days.length > 0 ? daysInOrder(days) : [weekdayOf(day)];
    parts.set('BYDAY', chosen.map((nth) => WEEKDAYS[nth]).join(','));
  }
  if (ending === 'after') parts.set('COUNT', String(count));
  if (ending === 'on') parts.set('UNTIL', dayText(until));
  return ruleOf(parts);
}

/** Days of the week in their order, each once. */
export const daysInOrder = (days: readonly number[]): number[] =>
  [...new Set(days)].toSorted((a, b) => a - b);

/**
 * When the start moves, the day of the week of an event moves along, of a saved one with several days that
 * one of them. While a date is typed it may pass another one of them: it stands there twice then, so that
 * each goes its way.
 */
export function withDay(form: RepeatForm, to: string): RepeatForm {
  if (Number.isNaN(Date.parse(to))) return form;
  const nth = form.days.indexOf(weekdayOf(form.day));
  const follows = nth >= 0 && (form.days.length === 1 || form.rule !== '');
  return { ...form, day: to, ...(follows ? { days: form.days.with(nth, weekdayOf(to)) } : {}) };
}

/** What is wrong with the fields; null when nothing is. */
export function repeatProblem(form: RepeatForm, day: string): 'until' | 'number' | null {
  if (form.frequency === 'never' || form.frequency === 'other') return null;
  // A last day that stays as it is goes along with the times.
  const isKept = partsOf(form.rule)?.get('UNTIL') === dayText(form.until);
  if (form.ending === 'on' && !isKept && (form.until === '' || form.until < day)) return 'until';
  const isWhole = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  const counted = form.ending !== 'after' || isWhole(form.count, MAX_COUNT);
  return isWhole(form.interval, MAX_INTERVAL) && counted ? null : 'number';
}
