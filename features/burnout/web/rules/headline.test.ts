import { describe, expect, it } from 'vitest';
import { type Headline, headlineOf } from './headline.rules.ts';
import type { TrendPoint } from './trend-chart.rules.ts';

const MONTHS = ['08', '09', '10', '11', '12'];
/** A month each; a mean is surely within half a point of where it stands. */
function trend(means: readonly (number | null)[], scored = 3): TrendPoint[] {
  return means.map((mean, index) => ({
    from: `2026-${MONTHS[index]}-01`,
    to: `2026-${MONTHS[index]}-28`,
    entries: mean === null ? 0 : scored,
    scored: mean === null ? 0 : scored,
    mean,
    interval: mean === null ? null : { low: mean - 0.5, high: mean + 0.5 },
  }));
}

describe('the headline of a trend', () => {
  it.each<[string, readonly (number | null)[], Headline]>([
    ['rose and fell', [3, 6, 5, 3], { kind: 'roseThenFell', at: '2026-09-01', sure: true }],
    [
      'fell and rose across a gap',
      [5, null, 2, 4],
      { kind: 'fellThenRose', at: '2026-10-01', sure: true },
    ],
    ['falls', [6, 5, 3], { kind: 'fell', at: '2026-08-01', sure: true }],
    ['rises after a small dip', [3, 2.6, 5], { kind: 'rose', at: '2026-09-01', sure: true }],
    ['rises within its doubt', [3, 3.5, 4], { kind: 'rose', at: '2026-08-01', sure: false }],
    ['stays', [3, 3.4, 3.1], { kind: 'even' }],
    ['has two points', [2, 6], { kind: 'early' }],
    ['has none', [], { kind: 'early' }],
  ])('%s', (_, means, expected) => {
    expect(headlineOf(trend(means))).toEqual(expected);
  });

  it('says nothing on fewer than six entries', () => {
    expect(headlineOf(trend([2, 6, 3, 7, 1], 1))).toEqual({ kind: 'early' });
    expect(headlineOf(trend([2, 6, 3], 2)).kind).not.toBe('early');
  });
});
