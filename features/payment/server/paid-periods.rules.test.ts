import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, type Period, periodEnd } from '../contract/plan.rules.ts';
import { type PaidPeriod, planOfPeriods, withoutPeriod } from './paid-periods.rules.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const day = (date: Date) => date.toISOString().slice(0, 10);

/** A period that was agreed on the day on which it is named; the letters are prices. */
const paid = (id: string, start: string, period: Period, agreed = start): PaidPeriod => ({
  ...{ id, start: at(start), period, agreedAt: at(agreed), offerId: null },
  ...{ plan: 'individual', seats: null, priceCents: id.codePointAt(0) ?? 0 },
});
const november = paid('a', '2026-11-24', 'monthly');
const year = paid('b', '2026-12-24', 'yearly', '2026-11-25');
const month = paid('c', '2027-12-24', 'monthly', '2026-11-26');

describe('a plan by its periods', () => {
  it.each<[string, PaidPeriod[], string | null]>([
    ['none is none', [], null],
    ['one ends with it, on its terms', [november], 'a until 2026-12-24'],
    ['two: the end of the last, the terms agreed last', [november, year], 'b until 2027-12-24'],
    [
      'a month agreed before the year and paid after it brings no old terms back',
      [year, { ...month, agreedAt: at('2026-11-20') }],
      'b until 2028-01-24',
    ],
  ])('%s', (_, periods, told) => {
    const plan = planOfPeriods(periods);
    const name = plan && `${String.fromCodePoint(plan.priceCents)} until ${day(plan.endsAt)}`;
    expect(name).toBe(told);
  });
});

describe('a period taken back', () => {
  it.each<[string, string, string, string[]]>([
    ['that runs: the later ones begin now', 'a', '2026-12-04', ['b 2026-12-04', 'c 2027-12-04']],
    ['on its first second', 'a', '2026-11-24', ['b 2026-11-24', 'c 2027-11-24']],
    ['that is over: nothing moves', 'a', '2027-01-10', ['b 2026-12-24', 'c 2027-12-24']],
    ['that has not begun', 'b', '2026-12-04', ['a 2026-11-24', 'c 2026-12-24']],
    ['the last', 'c', '2026-12-04', ['a 2026-11-24', 'b 2026-12-24']],
    ['that is none of these', 'd', '2026-12-04', ['a 2026-11-24', 'b 2026-12-24', 'c 2027-12-24']],
  ])('%s', (_, id, now, left) => {
    const periods = withoutPeriod([november, year, month], id, at(now));
    expect(periods.map((one) => `${one.id} ${day(one.start)}`)).toEqual(left);
  });

  const steps = fc.array(
    fc.record({
      period: fc.constantFrom<Period>('monthly', 'yearly'),
      days: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  type Steps = { period: Period; days: number }[];
  /** Adds a period at each step but one, so many days after the step before; the clock goes on all the same. */
  const added = (drawn: Steps, left?: number) => {
    let now = at('2026-01-31');
    let periods: PaidPeriod[] = [];
    for (const [place, { period, days }] of drawn.entries()) {
      now = daysAfter(now, days);
      if (place === left) continue;
      const end = planOfPeriods(periods)?.endsAt;
      const start = end && end > now ? end : now;
      const one = { ...paid(String(place), '2026-01-31', period), start, agreedAt: now };
      periods = [...periods, one];
    }
    return { periods, now };
  };

  it('before it began is as if it had never been there, whatever was added before and after it', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (drawn, which) => {
        const { periods, now } = added(drawn);
        const place = which % drawn.length;
        fc.pre((periods[place]?.start ?? 0) >= now);
        const left = withoutPeriod(periods, String(place), now);
        const never = added(drawn, place).periods;
        expect(left).toEqual(never);
        expect(planOfPeriods(left)).toEqual(planOfPeriods(never));
      }),
    );
  });

  it('costs nobody a day of another: each keeps its whole length, none waits, what is past stays', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.integer({ min: 0, max: 500 }), (drawn, which, days) => {
        const { periods, now: last } = added(drawn);
        const place = which % periods.length;
        const now = daysAfter(last, days);
        const left = withoutPeriod(periods, String(place), now);
        expect(left.map(({ id }) => id)).toEqual(
          periods.filter((_, index) => index !== place).map(({ id }) => id),
        );
        for (const { id, start, period } of left) {
          const was = periods.find((one) => one.id === id)?.start ?? now;
          expect(start.getTime()).toBeLessThanOrEqual(was.getTime());
          // Moved at all, it does not begin before now: no day of it is in the past.
          if (start < was) expect(start.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(periodEnd(start, period) > start).toBe(true);
        }
      }),
    );
  });
});
