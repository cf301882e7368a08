import { describe, expect, it } from 'vitest';
import type { DashboardView } from '../contract/dashboard.contract.ts';
import { isCommunity, isFirstVisit } from './first-visit.rules.ts';

const EMPTY: DashboardView = {
  entriesThisMonth: 0,
  rhythm: { days: 0, grown: 0 },
  wellness: null,
  helpFirst: false,
  latest: null,
  week: [{ day: '2026-11-19', entries: 0, emotion: null, recorded: false }],
  today: { day: '2026-11-19', level: null, recordedAt: null, tags: [], note: null },
  upcoming: { count: 0, next: null },
  completedCourses: 0,
  coursesUnderWay: 0,
  community: 3,
};

describe('the first visit', () => {
  it.each<[string, Partial<DashboardView>, boolean]>([
    ['nothing yet', {}, true],
    ['nothing yet, and the garden turned off', { rhythm: null }, true],
    ['a garden that grew once', { rhythm: { days: 0, grown: 4 } }, false],
    [
      'a record this week',
      { week: [{ day: '2026-11-19', entries: 0, emotion: 2, recorded: true }] },
      false,
    ],
    ['an appointment', { upcoming: { count: 1, next: null } }, false],
    ['a course under way', { coursesUnderWay: 1 }, false],
    ['a text where help comes first', { helpFirst: true }, false],
  ])('%s', (_, view, expected) => {
    expect(isFirstVisit({ ...EMPTY, ...view })).toBe(expected);
  });
});

it.each([
  [49, false],
  [50, true],
])('%i people are a community: %s', (people, expected) => {
  expect(isCommunity(people)).toBe(expected);
});
