import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moderateMinutes } from '#features/health/contract/movement.rules.ts';
import { addDays } from '#packages/kernel/index.ts';
import { earnedOf, progressOf, type Tally } from './achievements.rules.ts';

const FIRST = '2026-08-01';
const KINDS = {
  drink: ['water', 'coffee', 'mate', 'coconut', 'other'],
  exercise: ['walk', 'run', 'bike', 'yoga', 'dance', 'swim', 'chores'],
  meal: ['breakfast', 'lunch', 'snack', 'dinner'],
} as const;
type Part = keyof typeof KINDS;

/** One record, as the database would add it up alone. */
const one = (day: number, part: Part, kind: string, minutes = 30, together = 0): Tally => ({
  day: addDays(FIRST, day),
  part,
  kind,
  count: 1,
  minutes: part === 'exercise' ? minutes : 0,
  together: part === 'meal' ? together : 0,
});
const record = fc
  .record({
    day: fc.integer({ min: 0, max: 120 }),
    part: fc.constantFrom<Part>('drink', 'exercise', 'meal'),
    kind: fc.nat(),
    minutes: fc.integer({ min: 1, max: 1440 }),
    together: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ day, part, kind, minutes, together }) => {
    const kinds = KINDS[part];
    return one(day, part, kinds[kind % kinds.length] as string, minutes, together);
  });
const countOf = (tallies: Tally[], key: string) =>
  progressOf(tallies).find((progress) => progress.key === key)?.count;
const times = (count: number, make: (index: number) => Tally) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('achievements', () => {
  it('are never lowered by another record, whatever and whenever it is', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 80 }), record, (records, next) => {
        const before = progressOf(records);
        const after = progressOf([...records, next]);
        before.forEach(({ count }, index) => {
          expect(after[index]?.count).toBeGreaterThanOrEqual(count);
        });
      }),
    );
  });

  it('are never lowered by time: the same records further in the past count the same', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 80 }), fc.nat(3_000), (records, ago) => {
        const older = records.map((tally) => ({ ...tally, day: addDays(tally.day, -ago) }));
        expect(progressOf(older)).toEqual(progressOf(records));
      }),
    );
  });

  it('are told from nothing without failing, and nothing is earned', () => {
    expect(earnedOf(progressOf([]))).toEqual([]);
  });

  it.each<[key: string, tallies: Tally[], count: number]>([
    ['firstRecord', [one(0, 'meal', 'lunch')], 1],
    ['tenWalks', times(9, (day) => one(day, 'exercise', 'walk')), 9],
    ['threeKinds', [one(0, 'exercise', 'walk'), one(1, 'exercise', 'walk')], 1],
    ['thousandMinutes', times(4, (day) => one(day, 'exercise', 'run', 240)), 960],
    ['sevenDrinkDays', times(6, () => one(3, 'drink', 'water')), 1],
    ['fourDrinks', KINDS.drink.map((kind) => one(0, 'drink', kind)), 4],
    ['tenTogether', times(5, (day) => one(day, 'meal', 'lunch', 0, day % 2)), 2],
    // Twenty-eight days in a row hold days 0 to 27; day 28 begins another span.
    ['tenOf28', [one(0, 'meal', 'lunch'), one(27, 'meal', 'lunch'), one(28, 'meal', 'lunch')], 2],
    ['tenOf28', [one(0, 'meal', 'lunch'), one(60, 'meal', 'lunch'), one(62, 'drink', 'mate')], 2],
    ['monthLater', [one(0, 'meal', 'lunch'), one(29, 'meal', 'lunch')], 29],
    ['monthLater', [one(0, 'meal', 'lunch'), one(90, 'meal', 'lunch')], 30],
  ])('%s of these records stands where it should', (key, tallies, count) => {
    expect(countOf(tallies, key)).toBe(count);
  });
});

describe('minutes of movement', () => {
  it('count vigorous ones twice and light ones in no reference', () => {
    const week = [
      { minutes: 60, effort: 'moderate' },
      { minutes: 30, effort: 'vigorous' },
      { minutes: 90, effort: 'light' },
    ] as const;
    expect(moderateMinutes(week)).toBe(120);
    expect(moderateMinutes([])).toBe(0);
  });
});
