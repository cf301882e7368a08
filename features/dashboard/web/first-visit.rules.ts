import type { DashboardView } from '../contract/dashboard.contract.ts';

/** From so many people on a community is something to be told of; before, the number is a lonely one. */
const COMMUNITY_FROM = 50;

/** Whether nothing of the person is here yet: the page says what it is for instead of showing zeros. */
export function isFirstVisit(view: DashboardView): boolean {
  const { entriesThisMonth, latest, rhythm, week, upcoming, helpFirst } = view;
  return (
    !helpFirst &&
    entriesThisMonth === 0 &&
    latest === null &&
    (rhythm?.grown ?? 0) === 0 &&
    upcoming.count === 0 &&
    view.completedCourses + view.coursesUnderWay === 0 &&
    week.every(({ recorded }) => !recorded)
  );
}

export function isCommunity(people: number): boolean {
  return people >= COMMUNITY_FROM;
}
