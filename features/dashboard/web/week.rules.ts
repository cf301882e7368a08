import type { DashboardView } from '../contract/dashboard.contract.ts';

export type DayState = 'wrote' | 'rest' | 'todayOpen';

export interface WeekDay {
  day: string;
  entries: number;
  today: boolean;
  state: DayState;
}

/** The last seven days; a past day without a record was rest, and today is still open. */
export function weekDays(week: DashboardView['week']): WeekDay[] {
  return week.map(({ day, entries }, index) => {
    const today = index === week.length - 1;
    const state = entries > 0 ? 'wrote' : today ? 'todayOpen' : 'rest';
    return { day, entries, today, state };
  });
}

/** Which line stands under the week: nothing there is ever counted against the person. */
export function weekLine(week: DashboardView['week']): 'none' | 'some' | 'today' {
  if ((week.at(-1)?.entries ?? 0) > 0) return 'today';
  return week.some(({ entries }) => entries > 0) ? 'some' : 'none';
}
