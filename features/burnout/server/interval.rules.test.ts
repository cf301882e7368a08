import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalOf, spreadOf, studentT } from './interval.rules.ts';

const spread = (scores: readonly number[]) =>
  spreadOf(
    scores.length,
    scores.reduce((sum, score) => sum + score, 0),
    scores.reduce((sum, score) => sum + score * score, 0),
  );
const meanOf = (scores: readonly number[]) =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;

describe('Student’s t', () => {
  it.each([
    [3, 2.353],
    [5, 2.015],
    [10, 1.812],
    [30, 1.697],
    [1_000, 1.646],
  ])('of %i degrees of freedom is that of the tables', (freedom, expected) => {
    expect(studentT(freedom)).toBeCloseTo(expected, 1.9);
  });
});

describe('the interval of a mean', () => {
  it.each<[string, number[], { low: number; high: number }]>([
    ['one entry: as wide as the scale', [5], { low: 0, high: 12.04 }],
    ['two equal ones are no certainty', [5, 5], { low: 1.09, high: 8.91 }],
    ['six that differ', [2, 4, 5, 5, 6, 8], { low: 3.16, high: 6.84 }],
    [
      'thirty that differ as much',
      Array(5).fill([2, 4, 5, 5, 6, 8]).flat(),
      { low: 4.38, high: 5.62 },
    ],
  ])('%s', (_, scores, expected) => {
    expect(intervalOf(meanOf(scores), scores.length, spread(scores))).toEqual(expected);
  });

  it('of nothing is none', () => {
    expect(intervalOf(0, 0, spread([]))).toBeNull();
  });

  const scores = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 });

  it('holds the mean, stays above zero, and more of the same entries make it narrower', () => {
    fc.assert(
      fc.property(scores, (once) => {
        const twice = [...once, ...once];
        const [a, b] = [once, twice].map((some) => {
          const mean = meanOf(some);
          const found = intervalOf(mean, some.length, spread(some));
          if (!found) throw new Error('There is an interval of something');
          expect(found.low).toBeGreaterThanOrEqual(0);
          expect(found.low).toBeLessThanOrEqual(mean + 0.01);
          expect(found.high).toBeGreaterThan(mean);
          return found.high - mean;
        });
        expect(b).toBeLessThan((a as number) + 0.01);
      }),
    );
  });

  it('of a part is wider than that of the whole', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 60 }), (all, some) => {
        const n = Math.min(some, all.length);
        const part = intervalOf(10, n, spread(all));
        const whole = intervalOf(10, all.length, spread(all));
        expect(part?.high).toBeGreaterThanOrEqual(whole?.high ?? 0);
      }),
    );
  });
});
