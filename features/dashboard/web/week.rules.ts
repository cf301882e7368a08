import type { DashboardView } from '../contract/dashboard.contract.ts';

export type DayState = 'felt' | 'wrote' | 'rest' | 'todayOpen';

export interface WeekDay {
  day: string;
  entries: number;
  emotion: DashboardView['week'][number]['emotion'];
  today: boolean;
  state: DayState;
}

/** The last seven days; a past day without a record was rest, and today is still open. */
export function weekDays(week: DashboardView['week']): WeekDay[] {
  return week.map(({ day, entries, emotion }, index) => {
    const today = index === week.length - 1;
    const open = today ? 'todayOpen' : 'rest';
    const state = emotion !== null ? 'felt' : entries > 0 ? 'wrote' : open;
    return { day, entries, emotion, today, state };
  });
}

/** Which line stands under the week: nothing there is ever counted against the person. */
export function weekLine(week: DashboardView['week']): 'none' | 'some' | 'today' {
  const isThere = (day?: DashboardView['week'][number]) =>
    day !== undefined && (day.entries > 0 || day.emotion !== null);
  if (isThere(week.at(-1))) return 'today';
  return week.some(isThere) ? 'some' : 'none';
}
