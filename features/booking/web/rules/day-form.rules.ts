import type { Clock, Hours, SingleDay } from '../../contract/hours.ts';
import { rangesOn, singleDayOf, spansOfDay, withSingleDay } from '../../contract/slots.rules.ts';

/** What a date is to be: like the same day of other weeks, with hours more, or closed. */
export const DAY_KINDS = ['usual', 'opened', 'closed'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** A single date while it is being changed. */
export interface DayForm {
  kind: DayKind;
  /** Hours to be opened besides; kept while another kind is looked at. */
  ranges: Clock[];
}

const FIRST_RANGE: Clock = { from: '09:00', to: '12:00' };

export function dayFormOf(hours: Hours, day: string): DayForm {
  const { closed, opened } = singleDayOf(hours, day);
  if (opened.length > 0) return { kind: 'opened', ranges: opened };
  return { kind: closed ? 'closed' : 'usual', ranges: [FIRST_RANGE] };
}

export const singleDayIn = ({ kind, ranges }: DayForm): SingleDay => ({
  closed: kind === 'closed',
  opened: kind === 'opened' ? ranges : [],
});

/** What the date would be: from when to when it is open, and how many times that makes. */
export function outcomeOf(
  hours: Hours,
  day: string,
  form: DayForm,
): { ranges: Clock[]; times: number } {
  const next = withSingleDay(hours, day, singleDayIn(form));
  return { ranges: rangesOn(next, day), times: spansOfDay(next, day).length };
}

/** Dates from a day on that are not like those of other weeks, in their order. */
export function singleDaysFrom({ closed, opened }: Hours, today: string): string[] {
  const days = [...closed, ...opened.map(({ day }) => day)];
  return [...new Set(days)].filter((day) => day >= today).toSorted();
}
