import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, instantAt, minuteOf } from './wall-clock.ts';

describe('the instant of a time on a person’s clock', () => {
  it.each([
    ['2026-11-18', 20 * 60, 'America/Sao_Paulo', '2026-11-18T23:00:00.000Z'],
    ['2026-11-18', 23 * 60 + 59, 'America/Sao_Paulo', '2026-11-19T02:59:00.000Z'],
    ['2026-11-18', 0, 'Pacific/Kiritimati', '2026-11-17T10:00:00.000Z'],
    ['2026-11-18', 8 * 60 + 30, 'Asia/Kolkata', '2026-11-18T03:00:00.000Z'],
    // Clocks jump from 02:00 to 03:00: 02:30 does not exist.
    ['2026-03-29', 2 * 60 + 30, 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    // Clocks go back from 03:00 to 02:00: 02:30 comes twice.
    ['2026-10-25', 2 * 60 + 30, 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    // Midnight itself is jumped over.
    ['2018-11-04', 30, 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z'],
  ])('%s, minute %i in %s', (date, minute, zone, instant) => {
    expect(instantAt(date, minute, zone).toISOString()).toBe(instant);
  });

  it('shows that very time, or one that the clocks jumped to', () => {
    const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1_439 }),
        (zone, date, minute) => {
          const shown = minuteOf(instantAt(date.toISOString().slice(0, 10), minute, zone), zone);
          expect([minute, minute + 30, minute + 60]).toContain(shown);
        },
      ),
    );
  });
});

it.each([
  ['2026-11-26T02:59:00Z', '2026-11-25'],
  ['2026-11-26T03:00:00Z', '2026-11-26'],
])('%s stands on the calendar of São Paulo on %s', (instant, day) => {
  expect(calendarDayOf(new Date(instant), 'America/Sao_Paulo')).toBe(day);
});
