import { describe, expect, it } from 'vitest';
import { historyOf, type KeptDay, missedLooks } from './history.rules.ts';

const now = new Date('2026-11-23T15:00:00Z');
const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);
const day = (more: Partial<KeptDay> = {}): KeptDay => ({
  ...{ day: '2026-11-23', component: 'mail', looks: 100, failures: 0 },
  ...{ lastAt: minutesAgo(2), lastFailed: false, ...more },
});
const of = (kept: KeptDay[], component = 'mail') =>
  historyOf(kept, '2026-11-23', now).find((one) => one.component === component);

describe('how a part is now', () => {
  it.each([
    ['up where the last look went well', [day()], 'up'],
    ['down where it failed', [day({ lastFailed: true })], 'down'],
    [
      'as today says, whatever yesterday said',
      [day({ day: '2026-11-22', lastAt: minutesAgo(900), lastFailed: true }), day()],
      'up',
    ],
    ['unknown where the last look is too long ago', [day({ lastAt: minutesAgo(16) })], 'unknown'],
    ['unknown before the first look', [], 'unknown'],
  ])('is %s', (_, kept, state) => {
    expect(of(kept)?.state).toBe(state);
  });

  it('is down for jobs whose looks stay away', () => {
    expect(of([day({ component: 'jobs', lastAt: minutesAgo(16) })], 'jobs')?.state).toBe('down');
  });
});

it('has 90 days, oldest first, without a figure where nobody looked', () => {
  const days = of([day({ day: '2026-11-22', looks: 288, failures: 1 })])?.days ?? [];
  expect(days).toHaveLength(90);
  expect(days[0]).toEqual({ day: '2026-08-26', up: null });
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-22', up: 99.6 },
    { day: '2026-11-23', up: null },
  ]);
});

it('calls no day whole that had a failure', () => {
  const last = of([day({ looks: 100_000, failures: 1 })])?.days.at(-1);
  expect(last?.up).toBe(99.9);
});

it.each([
  [null, 0],
  [minutesAgo(5), 0],
  [minutesAgo(9), 0],
  [minutesAgo(10), 1],
  [minutesAgo(65), 12],
  [minutesAgo(60 * 24 * 30), 288],
])('counts the looks missed since %s', (lastAt, missed) => {
  expect(missedLooks(lastAt, now)).toBe(missed);
});
