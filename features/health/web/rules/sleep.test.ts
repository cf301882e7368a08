import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SleepRecord } from '../../contract/health.contract.ts';
import { bedClock, chartOf, nextDaysOf, nightMinutes, nightProblem } from './sleep.rules.ts';

const ZONE = 'America/Sao_Paulo';
const night = (day: string, clock: string, minutes: number): SleepRecord => ({
  ...{ part: 'sleep', kind: 'night', id: `${day} ${clock}`, day, minutes, quality: null },
  at: `${day}T${clock}:00-03:00`,
});

describe('the length of a night', () => {
  it.each([
    ['23:20', '06:10', 410],
    ['00:30', '06:10', 340],
    ['08:00', '15:30', 450],
    ['07:00', '07:00', 0],
  ])('from %s to %s is %i minutes', (bed, rise, minutes) => {
    expect(nightMinutes(bed, rise)).toBe(minutes);
  });

  it('is told back as the clock that was typed, for every night that can be kept', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => [hour, minute].map((n) => String(n).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(clock, clock, (bed, rise) => {
        const minutes = nightMinutes(bed, rise);
        fc.pre(nightProblem(minutes) === null);
        expect(bedClock(night('2026-11-18', rise, minutes), ZONE)).toBe(bed);
      }),
    );
  });

  it.each([
    [9, 'tooShort'],
    [10, null],
    [1_080, null],
    [1_081, 'tooLong'],
    [1_800, 'tooLong'],
  ])('%i minutes: %s', (minutes, problem) => {
    expect(nightProblem(minutes)).toBe(problem);
  });
});

describe('a week of nights', () => {
  it('lies on one scale of whole hours that holds every night, gaps included', () => {
    const nights = [night('2026-11-18', '06:10', 410), night('2026-11-16', '13:00', 600)];
    const { bars, hours } = chartOf(nights, '2026-11-18', ZONE);
    expect(bars.map(({ night: one }) => one?.minutes ?? null)).toEqual([
      ...[null, null, null, null],
      ...[600, null, 410],
    ]);
    expect(bars.at(-1)).toMatchObject({ from: -40, to: 370 });
    expect([hours[0], hours.at(-1)]).toEqual([-120, 840]);
  });

  it('shows the longer one of two on a day', () => {
    const nights = [night('2026-11-18', '15:00', 60), night('2026-11-18', '06:00', 400)];
    expect(chartOf(nights, '2026-11-18', ZONE).bars.at(-1)?.night?.minutes).toBe(400);
  });
});

describe('the day after', () => {
  const days = Array.from(
    { length: 10 },
    (_, nth) => `2026-11-${String(nth + 1).padStart(2, '0')}`,
  );

  it('is counted for long and short nights apart, and only on days with a face', () => {
    const nights = days.map((day, nth) => night(day, '07:00', nth < 5 ? 450 : 330));
    const levels = new Map(days.slice(0, 9).map((day, nth) => [day, nth < 4 ? 4 : 2]));
    expect(nextDaysOf(nights, (day) => levels.get(day))).toEqual({
      nights: 9,
      long: { good: 4, of: 5 },
      short: { bad: 4, of: 4 },
    });
  });

  it('says nothing of fewer than four', () => {
    const nights = days.slice(0, 3).map((day) => night(day, '07:00', 450));
    expect(nextDaysOf(nights, () => 5)).toEqual({ nights: 3, long: null, short: null });
  });
});
