import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#packages/kernel/day.ts';
import { instantOf, timeOf } from './moment-time.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';

describe('the time of a moment', () => {
  it.each([
    ['2026-11-18', '12:30', SAO_PAULO, '2026-11-18T15:30:00.000Z'],
    ['2026-11-18', '02:59', SAO_PAULO, '2026-11-19T05:59:00.000Z'],
    ['2026-11-18', '03:00', SAO_PAULO, '2026-11-18T06:00:00.000Z'],
    ['2026-03-28', '23:00', 'Europe/Lisbon', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '23:00', 'Europe/Lisbon', '2026-03-29T22:00:00.000Z'],
  ])('%s at %s in %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone)).toBe(instant);
    expect(timeOf(instant, zone)).toBe(time);
  });

  it('belongs to its day, and comes back the same, on every day without a change of the clocks', () => {
    const days = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2026-01-01', count));
    const minutes = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(days, minutes, fc.constantFrom(SAO_PAULO, 'Asia/Tokyo'), (day, minute, zone) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        const instant = instantOf(day, time, zone);
        expect(dayOf(new Date(instant), zone)).toBe(day);
        expect(timeOf(instant, zone)).toBe(time);
      }),
    );
  });
});
