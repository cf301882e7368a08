import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERIODS } from '#features/burnout/contract/burnout.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { bucketOf, frameOf } from './period.rules.ts';

describe('on Wednesday 18 November 2026', () => {
  const today = '2026-11-18';

  test('30 days are 30 days, today the last of them', () => {
    const { buckets, previous, days } = frameOf('30d', today);
    expect(buckets).toHaveLength(30);
    expect(buckets[0]).toEqual({ from: '2026-10-20', to: '2026-10-20' });
    expect(buckets.at(-1)).toEqual({ from: today, to: today });
    expect(previous).toEqual({ from: '2026-09-20', to: '2026-10-19' });
    expect(days).toBe(30);
  });

  test('12 weeks begin on Mondays, this week the last of them', () => {
    const { buckets, previous, days } = frameOf('12w', today);
    expect(buckets).toHaveLength(12);
    expect(buckets[0]).toEqual({ from: '2026-08-31', to: '2026-09-06' });
    expect(buckets.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(previous).toEqual({ from: '2026-06-08', to: '2026-08-30' });
    expect(days).toBe(80);
  });

  test('12 months are calendar months, this month the last of them', () => {
    const { buckets, previous, days } = frameOf('12m', today);
    expect(buckets).toHaveLength(12);
    expect(buckets[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(buckets[2]).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(buckets.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(previous).toEqual({ from: '2024-12-01', to: '2025-11-30' });
    expect(days).toBe(353);
  });
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2024-02-29', '2024-02-26'],
])('the week of %s begins on %s', (today, monday) => {
  expect(frameOf('12w', today).buckets.at(-1)?.from).toBe(monday);
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(PERIODS)('%s: every day from the first to today is in exactly one bucket', (period) => {
  fc.assert(
    fc.property(day, (today) => {
      const { from, buckets, previous, days } = frameOf(period, today);
      for (let back = 0; back < days; back++) {
        const one = addDays(today, -back);
        const holding = buckets.filter((bucket) => bucket.from <= one && one <= bucket.to);
        if (holding.length !== 1) return false;
      }
      return (
        addDays(today, 1 - days) === from &&
        addDays(previous.to, 1) === from &&
        bucketOf(buckets, addDays(from, -1)) === -1 &&
        bucketOf(buckets, today) === buckets.length - 1
      );
    }),
    { numRuns: 60 },
  );
});
