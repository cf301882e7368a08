import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { clearOnes, differenceByChance } from '#packages/chance/index.ts';
import { addDays } from '#packages/kernel/index.ts';
import { type RecordedDay, reportOf } from './report.rules.ts';

const FROM = '2026-10-20';
const TO = addDays(FROM, 29);
const level = fc.integer({ min: 1, max: 5 }).map((value) => value as EmotionLevel);

/** A month of levels, with the tag on the days that `tagged` names. */
function month(levels: readonly number[], tagged: (index: number) => boolean): RecordedDay[] {
  return levels.map((value, index) => ({
    day: addDays(FROM, index),
    level: value as EmotionLevel,
    tags: tagged(index) ? ['caminhada'] : [],
  }));
}

describe('the report', () => {
  it('counts every recorded day once, and shows all thirty', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 29 })).map((all) => all.toSorted());
    fc.assert(
      fc.property(days, fc.array(level, { minLength: 30, maxLength: 30 }), (recorded, levels) => {
        const report = reportOf(
          { from: FROM, to: TO },
          recorded.map((index) => ({
            day: addDays(FROM, index),
            level: levels[index] as EmotionLevel,
            tags: [],
          })),
        );
        expect(report.days).toHaveLength(30);
        expect(report.recorded).toBe(recorded.length);
        expect(report.distribution.reduce((sum, n) => sum + n, 0)).toBe(recorded.length);
        expect(report.weekdays.reduce((sum, { n }) => sum + n, 0)).toBe(recorded.length);
        if (recorded.length < 14) expect(report.trend).toBeNull();
      }),
    );
  });

  it('compares nothing below fourteen recorded days', () => {
    const few = month([1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1], (index) => index % 2 === 1);
    expect(reportOf({ from: FROM, to: TO }, few)).toMatchObject({ trend: null, tags: [] });
  });

  it('names a tag that goes with better days, and by how much', () => {
    const levels = Array.from({ length: 20 }, (_, index) => (index % 2 ? 4 : 2));
    const { tags } = reportOf(
      { from: FROM, to: TO },
      month(levels, (index) => index % 2 === 1),
    );
    expect(tags).toEqual([
      { tag: 'caminhada', with: 10, without: 10, difference: 2, p: 0.001, clear: true },
    ]);
  });

  it('says of a month that got better that it did', () => {
    const levels = Array.from({ length: 30 }, (_, index) => (index < 15 ? 2 : 4));
    const { trend } = reportOf(
      { from: FROM, to: TO },
      month(levels, () => false),
    );
    expect(trend).toMatchObject({ difference: 2, clear: true });
  });

  it('starts the week on Monday', () => {
    const { weekdays } = reportOf({ from: FROM, to: TO }, [
      { day: '2026-11-16', level: 1, tags: [] },
    ]);
    expect(weekdays[0]).toEqual({ n: 1, mean: 1 });
  });
});

describe('chance', () => {
  it('finds something in months of pure chance at most about once in twenty', () => {
    let found = 0;
    const months = 400;
    // A generator apart from the rule's own: the days of each month are unrelated to its tag.
    let state = 12_345;
    const random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state / 0x7fffffff;
    };
    for (let one = 0; one < months; one++) {
      const levels = Array.from({ length: 30 }, () => 1 + Math.floor(random() * 5));
      const marked = levels.map(() => random() < 0.4);
      const test = differenceByChance(levels, marked);
      if (test && clearOnes([test.p])[0]) found += 1;
    }
    expect(found / months).toBeLessThanOrEqual(0.07);
  });

  it('gives the same answer for the same days, and none without two groups', () => {
    const marked = [true, false, true, false];
    expect(differenceByChance([1, 2, 3, 4], marked)).toEqual(
      differenceByChance([1, 2, 3, 4], marked),
    );
    expect(differenceByChance([1, 2], [true, true])).toBeNull();
    expect(differenceByChance([], [])).toBeNull();
  });

  it('asks more of each comparison the more there are', () => {
    expect(clearOnes([0.04])).toEqual([true]);
    expect(clearOnes([0.04, 0.9, 0.8])).toEqual([false, false, false]);
    expect(clearOnes([0.9, 0.001, 0.02])).toEqual([false, true, true]);
    expect(clearOnes([])).toEqual([]);
  });
});
