import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, closeOf, dayOf, isTimeZone, weekStartOf } from './day.ts';

describe('a person’s day', () => {
  it.each([
    // São Paulo is three hours behind UTC: 03:00 there is 06:00 UTC.
    ['2026-11-21T05:59:59Z', 'America/Sao_Paulo', '2026-11-20'],
    ['2026-11-21T06:00:00Z', 'America/Sao_Paulo', '2026-11-21'],
    ['2026-11-21T02:30:00Z', 'America/Sao_Paulo', '2026-11-20'],
    ['2026-11-21T06:59:59Z', 'America/Manaus', '2026-11-20'],
    ['2026-11-21T00:00:00Z', 'Pacific/Auckland', '2026-11-21'],
    ['2026-01-01T02:00:00Z', 'Europe/Lisbon', '2025-12-31'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day);
  });

  it('never runs backwards as time goes on', () => {
    const zones = ['America/Sao_Paulo', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 48 * 3600 }),
        (zone, start, seconds) => {
          const later = new Date(start.getTime() + seconds * 1000);
          expect(dayOf(later, zone) >= dayOf(start, zone)).toBe(true);
        },
      ),
    );
  });

  it('is what the clock of the zone shows, whatever was asked before', () => {
    const start = fc.date({
      min: new Date('1973-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zones, start, fc.integer({ min: 0, max: 1_200 }), (zone, first, seconds) => {
        dayOf(first, zone);
        const instant = new Date(first.getTime() + seconds * 1_000);
        const [date = '', hour = ''] = instant
          .toLocaleString('sv-SE', { timeZone: zone })
          .split(/[ :]/);
        expect(dayOf(instant, zone)).toBe(Number(hour) < 3 ? addDays(date, -1) : date);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['2026-11-21T05:59:59Z', 'America/Sao_Paulo', '2026-11-21T06:00:00Z'],
    ['2026-11-21T06:00:00Z', 'America/Sao_Paulo', '2026-11-22T06:00:00Z'],
    // Clocks went back from 03:00 to 02:00 that night, and forward from 02:00 to 03:00 in spring.
    ['2026-10-24T12:00:00Z', 'Europe/Paris', '2026-10-25T02:00:00Z'],
    ['2026-03-28T12:00:00Z', 'Europe/Paris', '2026-03-29T01:00:00Z'],
    ['2026-11-21T00:00:00Z', 'Asia/Kathmandu', '2026-11-21T21:15:00Z'],
  ])('that holds %s in %s closes at %s', (instant, zone, close) => {
    expect(closeOf(new Date(instant), zone)).toEqual(new Date(close));
  });

  it('goes on until it closes, and is the next one then', () => {
    const start = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('America/Sao_Paulo', 'Europe/Paris', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(zones, start, (zone, instant) => {
        const close = closeOf(instant, zone);
        const day = dayOf(instant, zone);
        expect(close > instant).toBe(true);
        expect(dayOf(new Date(close.getTime() - 1), zone)).toBe(day);
        expect(dayOf(close, zone)).toBe(addDays(day, 1));
      }),
    );
  });

  it('counts days over month and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('knows a time zone from a made-up one', () => {
    expect(isTimeZone('America/Recife')).toBe(true);
    expect(isTimeZone('Brasil/Lua')).toBe(false);
  });
});

it.each([
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-29', 1, '2026-11-23'],
  ['2026-11-29', 0, '2026-11-29'],
  ['2026-11-28', 0, '2026-11-22'],
  ['2026-01-01', 1, '2025-12-29'],
])('%s is of the week, from weekday %i on, of %s', (day, first, start) => {
  expect(weekStartOf(day, first)).toBe(start);
});
