import type { Language } from '#packages/i18n/languages.ts';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { addDays, weekStartOf } from '#packages/kernel/day.ts';
import type { DamagedEntry, Entry } from '../contract/diary.contract.ts';

/** What stands in the list: an entry, or the place of one that cannot be opened. */
export type Listed = Entry | DamagedEntry;

export interface Group {
  /** `thisWeek`, `lastWeek`, or a month `2026-11`. */
  name: string;
  entries: Listed[];
}

/** By day, then by id: the newest first, as the server has them. */
export function newestFirst(a: Pick<Listed, 'day' | 'id'>, b: Pick<Listed, 'day' | 'id'>): number {
  return b.day.localeCompare(a.day) || b.id.localeCompare(a.id);
}

/** Entries and the places of those that cannot be opened, newest first. */
export function inOrder(entries: readonly Entry[], damaged: readonly DamagedEntry[]): Listed[] {
  return [...entries, ...damaged].sort(newestFirst);
}

export const isWhole = (listed: Listed): listed is Entry => 'text' in listed;

/** Entries in the order given: this week, the one before, and months. */
export function grouped(entries: readonly Listed[], today: string, language: Language): Group[] {
  const week = weekStartOf(today, firstWeekdayOf(language));
  const nameOf = (day: string) => {
    if (day >= week) return 'thisWeek';
    return day >= addDays(week, -7) ? 'lastWeek' : day.slice(0, 7);
  };
  return [...Map.groupBy(entries, ({ day }) => nameOf(day))].map(([name, held]) => ({
    name,
    entries: held,
  }));
}

/** `Novembro de 2026` */
export function monthTitle(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const title = format.format(new Date(`${month}-15T12:00:00Z`));
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

/** `qua 18` near today, `18 nov` further away: short enough for a row. */
export function rowDay(day: string, today: string, language: Language): string {
  const near = day > addDays(today, -14);
  const options = near
    ? ({ weekday: 'short', day: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  const text = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return text.replaceAll('.', '').replaceAll(' de ', ' ').replaceAll(',', '');
}
