import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Formatter } from '#packages/i18n/format.ts';
import { dayOf } from '#packages/kernel/index.ts';

/** The day of an entry in words, with the hour where it was written on that day. */
export function writtenWhen(
  { createdAt, day }: Pick<Entry, 'createdAt' | 'day'>,
  format: Formatter,
  timeZone: string,
): string {
  // The hour belongs to the day that it was written on alone.
  const isSameDay = dayOf(new Date(createdAt), timeZone) === day;
  return isSameDay ? format.dateTime(createdAt, 'long') : format.day(day, 'long');
}
