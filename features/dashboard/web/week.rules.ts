import type { DashboardView } from '../contract/dashboard.contract.ts';

export type DayState = 'felt' | 'wrote' | 'recorded' | 'rest' | 'before' | 'todayOpen';

export interface WeekDay {
  day: string;
  entries: number;
  emotion: DashboardView['week'][number]['emotion'];
  today: boolean;
  state: DayState;
}

/**
 * The last seven days; a past day without a record was rest, today is still open, and a day before
 * `since`, the account's first, was neither.
 */
export function weekDays(week: DashboardView['week'], since: string): WeekDay[] {
  return week.map(({ day, entries, emotion, recorded }, index) => {
    const today = index === week.length - 1;
    return { day, entries, emotion, today, state: stateOf() };

    function stateOf(): DayState {
      if (emotion !== null) return 'felt';
      if (entries > 0) return 'wrote';
      if (recorded) return 'recorded';
      if (today) return 'todayOpen';
      return day < since ? 'before' : 'rest';
    }
  });
}

export type WeekLine = 'none' | 'back' | 'some' | 'rest' | 'today';

/**
 * Which line stands under the week: nothing there is ever counted against the person, and somebody
 * who comes back after a while (days stand in their garden) is told that it is good to see them. Who
 * turned the garden off reads nothing of it.
 */
export function weekLine(week: DashboardView['week'], rhythm: DashboardView['rhythm']): WeekLine {
  if (week.at(-1)?.recorded) return 'today';
  if (week.some(({ recorded }) => recorded)) return rhythm ? 'some' : 'rest';
  return rhythm && rhythm.grown > 0 ? 'back' : 'none';
}
