import { describe, expect, it } from 'vitest';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { wellnessOf } from './wellness.rules.ts';

const TODAY = '2026-11-18';

/** Levels of the days that end on today, the newest last; a point is a day without a record. */
const levels = (days: string) =>
  new Map(
    [...days].flatMap((mark, index) =>
      mark === '.'
        ? []
        : [[addDays(TODAY, index + 1 - days.length), Number(mark) as EmotionLevel] as const],
    ),
  );

describe('the wellness level', () => {
  it.each([
    ['a week like the month', '3333333333333333333333 3333333', 'average'],
    ['a quarter of a level above, which is still average', '3333 ...3434', 'average'],
    ['more than a quarter above', '3333 ...3444', 'above'],
    ['more than a quarter below', '4444 ...4333', 'below'],
    ['a better week', '2222222 2222222 2222222 4444444', 'above'],
    ['a harder week', '4444444 4444444 4444444 2222222', 'below'],
    ['two days are no week', '4444444 4444444 4444444 .....22', null],
    ['three days before it are no month', '444 2222222', null],
    ['what is older than 30 days', '4444444 ............................ ..33333', null],
    ['nothing', '', null],
  ])('of %s', (_, days, expected) => {
    expect(wellnessOf(levels(days.replaceAll(' ', '')), TODAY, null)).toEqual(
      expected && { stands: expected, against: 'month' },
    );
  });

  it.each([
    ['a week like the people’s', '...3334', 3.3, 'average'],
    ['a quarter of a level above, to the tenth', '...3333', 2.7, 'above'],
    ['exactly a quarter', '...3434', 3.25, 'average'],
    ['a harder week than most have', '4444444 2222222', 3.1, 'below'],
    ['two days, whatever the people have', '.....55', 3, null],
  ])('against the people: %s', (_, days, people, expected) => {
    expect(wellnessOf(levels(days.replaceAll(' ', '')), TODAY, people)).toEqual(
      expected && { stands: expected, against: 'people' },
    );
  });
});
