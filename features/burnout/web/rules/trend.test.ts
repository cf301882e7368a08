import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionsFor, type Takeaway, takeawayOf } from './takeaway.rules.ts';
import { layOut, type TrendPoint } from './trend-chart.rules.ts';

function trend(...means: (number | null)[]): TrendPoint[] {
  return means.map((mean) => ({
    from: '2026-11-02',
    to: '2026-11-08',
    entries: mean === null ? 0 : 1,
    mean,
  }));
}

describe('laying out a trend', () => {
  it('leaves a gap where nothing was written', () => {
    const { paths, points } = layOut(trend(2, 3, null, 5, 6));
    expect(paths).toHaveLength(2);
    expect(points.map(({ x }) => x)).toEqual([0, 25, 75, 100]);
  });

  it('draws no line to a lonely point', () => {
    expect(layOut(trend(null, 4, null)).paths).toEqual([]);
  });

  it('keeps the bands of the specification: moderate from 4, high from 8', () => {
    const [low, moderate, high] = layOut(trend(1)).bands;
    expect(low).toEqual({ level: 'low', bottom: 0, height: 40 });
    expect(moderate).toEqual({ level: 'moderate', bottom: 40, height: 40 });
    expect(high).toEqual({ level: 'high', bottom: 80, height: 20 });
  });

  it('labels the first and the last period', () => {
    expect(layOut(trend(...Array(12).fill(1))).labels).toEqual([0, 4, 7, 11]);
    expect(layOut(trend(1, 2)).labels).toEqual([0, 1]);
  });

  it('keeps every point and every band inside the plot, and fills it with bands', () => {
    const means = fc.array(fc.option(fc.double({ min: 0, max: 500, noNaN: true })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(means, (values) => {
        const { points, bands, paths } = layOut(trend(...values));
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
        expect(bands.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100);
        expect(paths.join('')).not.toContain('NaN');
      }),
    );
  });

  it('never swings above or below the scores that were there', () => {
    const { paths } = layOut(trend(0, 9, 9, 0));
    const numbers =
      paths
        .join('')
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });
});

describe('the one sentence about a trend', () => {
  it.each<[string, (number | null)[], number | null, number | null, Takeaway]>([
    ['nothing written', [null, null], null, null, { kind: 'none' }],
    ['one period', [null, 4], 4, null, { kind: 'single', mean: 4 }],
    ['three falls in a row', [2, 6.6, 5.8, 4.7, 4.3], 4.7, null, { kind: 'falling', count: 3 }],
    ['falls across a gap', [6, null, 5, 4], 5, null, { kind: 'falling', count: 2 }],
    ['two rises', [5, 3, 4, 5], 4, null, { kind: 'rising', count: 2 }],
    ['falls too small to name', [4, 3.9, 3.8], 3.9, null, { kind: 'steady', mean: 3.9 }],
    ['below the time before', [3, 5, 3], 3.6, 5.2, { kind: 'below', mean: 3.6, previous: 5.2 }],
    ['above the time before', [5, 3, 5], 4.3, 2.2, { kind: 'above', mean: 4.3, previous: 2.2 }],
    ['neither', [4, 5, 4], 4.3, 4.4, { kind: 'steady', mean: 4.3 }],
  ])('%s', (_, means, mean, previousMean, expected) => {
    expect(takeawayOf({ trend: trend(...means), mean, previousMean })).toEqual(expected);
  });
});

describe('what may help next', () => {
  it.each([
    [null, { kind: 'none' }, ['write']],
    ['high', { kind: 'steady', mean: 9 }, ['professional', 'person', 'help']],
    ['moderate', { kind: 'rising', count: 3 }, ['professional', 'pause', 'help']],
    ['moderate', { kind: 'falling', count: 2 }, ['pause', 'person', 'write']],
    ['low', { kind: 'rising', count: 2 }, ['pause', 'write']],
    ['low', { kind: 'falling', count: 2 }, ['noticeGood', 'write']],
  ] as const)('at level %s', (level, takeaway, expected) => {
    expect(suggestionsFor(level, takeaway)).toEqual(expected);
  });

  it('is help before all else where help comes before the numbers', () => {
    expect(suggestionsFor('low', { kind: 'falling', count: 3 }, true)[0]).toBe('help');
  });
});
