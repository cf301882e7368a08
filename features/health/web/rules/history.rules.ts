import { addDays } from '#packages/kernel/day.ts';
import type { HealthRecord } from '../../contract/health.contract.ts';
import { millilitres, minutesOf, within } from './records.rules.ts';

export const SPANS = { week: 7, month: 30 } as const;
export type Span = keyof typeof SPANS;
/** Parts that are told as a bar a day; a night has a picture of its own. */
export type Part = Exclude<HealthRecord['part'], 'sleep'>;

/** The days of a span that ended `back` spans ago; 0 ends today. */
export function rangeOf(span: Span, today: string, back: number): { from: string; to: string } {
  const to = addDays(today, -back * SPANS[span]);
  return { from: addDays(to, 1 - SPANS[span]), to };
}

export interface DayValue {
  day: string;
  /** Millilitres, minutes or meals; null where nothing was recorded, which is a gap and no zero. */
  value: number | null;
}

export interface History {
  days: DayValue[];
  /** Days with a record. */
  recorded: number;
  total: number;
  /** Of the days with a record; null without any. */
  mean: number | null;
  /** What was recorded more often than anything else; null without any, and where two are even. */
  most: { kind: string; count: number } | null;
}

/** What a chart, its sentence and its table say of one part over a span. */
export function historyOf(
  part: Part,
  records: readonly HealthRecord[],
  { from, to }: { from: string; to: string },
): History {
  const own = within(records, { from, to }).filter((record) => record.part === part);
  const days: DayValue[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = own.filter((record) => record.day === day);
    days.push({ day, value: ofDay.length > 0 ? amountOf(part, ofDay) : null });
  }
  const recorded = days.filter(({ value }) => value !== null).length;
  const total = amountOf(part, own);
  return { days, recorded, total, mean: recorded > 0 ? total / recorded : null, most: mostOf(own) };
}

function amountOf(part: Part, records: readonly HealthRecord[]): number {
  if (part === 'drink') return millilitres(records);
  return part === 'exercise' ? minutesOf(records) : records.length;
}

function mostOf(records: readonly HealthRecord[]): History['most'] {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most, next] = [...counts].toSorted(([, m], [, n]) => n - m);
  return most && most[1] !== next?.[1] ? { kind: most[0], count: most[1] } : null;
}
