import type { Language } from '#packages/i18n/languages.ts';
import type { DamagedEntry, Entry } from '../contract/diary.contract.ts';

/** What stands in the list: an entry, or the place of one that cannot be opened. */
export type Listed = Entry | DamagedEntry;

export interface MonthGroup {
  /** `2026-11`, in the person's own zone. */
  month: string;
  entries: Listed[];
}

/** Entries and the places of those that cannot be opened, newest first. */
export function inOrder(entries: readonly Entry[], damaged: readonly DamagedEntry[]): Listed[] {
  if (damaged.length === 0) return [...entries];
  return [...entries, ...damaged].sort((a, b) => (a.id < b.id ? 1 : -1));
}

export const isWhole = (listed: Listed): listed is Entry => 'text' in listed;

/** Neighbouring entries of the same month together, in the order given. */
export function groupByMonth(entries: readonly Listed[], timeZone: string): MonthGroup[] {
  const month = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone });
  const groups: MonthGroup[] = [];
  for (const entry of entries) {
    const key = month.format(new Date(entry.createdAt)).slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === key) last.entries.push(entry);
    else groups.push({ month: key, entries: [entry] });
  }
  return groups;
}

/** `novembro de 2026` */
export function monthTitle(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const title = format.format(new Date(`${month}-15T12:00:00Z`));
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

/** `Qua, 18 nov`: short enough for a row. */
export function rowDate(instant: string | number, language: Language, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const text = new Intl.DateTimeFormat(language, options).format(new Date(instant));
  const short = text.replaceAll('.', '').replaceAll(' de ', ' ');
  return short.charAt(0).toLocaleUpperCase(language) + short.slice(1);
}
