import { describe, expect, it } from 'vitest';
import { type Alike, standingOf } from './standing.rules.ts';

/** So many people of so many courses each, some of them by name and some of the last days. */
const alike = (courses: number, people: number, { named = 0, lately = 0 } = {}): Alike => ({
  ...{ courses, people, nameless: people - named, settled: people - named - lately },
});

describe('what is told of people without a name', () => {
  it.each<[string, Alike[], ReturnType<typeof standingOf>]>([
    ['nobody', [], { people: 0, courses: null, groups: [] }],
    ['four', [alike(3, 4)], { people: 0, courses: null, groups: [] }],
    ['five alike', [alike(3, 5)], { people: 5, courses: 15, groups: [{ courses: 3, people: 5 }] }],
    [
      'nine of whom five are alike',
      [alike(2, 4), alike(1, 5)],
      { people: 5, courses: 10, groups: [{ courses: 1, people: 5 }] },
    ],
    [
      'five, all different',
      [1, 2, 3, 4, 6].map((courses) => alike(courses, 1)),
      { people: 5, courses: 15, groups: [] },
    ],
    [
      'one beside six by name',
      [alike(1, 6, { named: 6 }), alike(5, 1)],
      { people: 5, courses: null, groups: [] },
    ],
    [
      'one beside six who came lately',
      [alike(1, 6, { lately: 6 }), alike(5, 1)],
      { people: 5, courses: null, groups: [] },
    ],
    [
      'twelve, two by name',
      [alike(1, 12, { named: 2 })],
      { people: 10, courses: 10, groups: [{ courses: 1, people: 10 }] },
    ],
  ])('%s', (_, people, standing) => {
    expect(standingOf(people)).toEqual(standing);
  });
});
