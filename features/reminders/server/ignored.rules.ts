import { IGNORED_UNTIL_SILENT } from '../contract/reminders.contract.ts';

export interface SentReminder {
  day: string;
  tapped: boolean;
}

/**
 * Whether the last reminders were all left aside: `IGNORED_UNTIL_SILENT` in a row without a tap, and
 * no record of the person since the day of the first of them. `sent` are the newest, newest first.
 */
export function isIgnored(sent: readonly SentReminder[], lastRecord: string | null): boolean {
  const row = sent.slice(0, IGNORED_UNTIL_SILENT);
  const first = row.at(-1);
  if (!first || row.length < IGNORED_UNTIL_SILENT) return false;
  return row.every(({ tapped }) => !tapped) && (lastRecord === null || lastRecord < first.day);
}
