import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfWallClock, wallClockOf } from '#packages/kernel/index.ts';
import { spanProblem, weekEndOf } from './event-span.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const ZONES = [SAO_PAULO, 'America/New_York', 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Tokyo'];

describe('the times of an event', () => {
  it.each([
    ['2026-11-20T14:00', '2026-11-20T14:01', SAO_PAULO, null],
    ['2026-11-20T14:00', '2026-11-20T14:00', SAO_PAULO, 'ends_too_early'],
    ['2026-11-20T22:00', '2026-11-21T02:00', SAO_PAULO, null],
    ['2026-11-20T14:00', '2026-12-21T14:00', SAO_PAULO, null],
    ['2026-11-20T14:00', '2026-12-21T14:01', SAO_PAULO, 'lasts_too_long'],
    // Clocks jump from 02:00 to 03:00: 02:30 is 03:30, and that is after 03:15.
    ['2026-03-29T02:30', '2026-03-29T03:15', 'Europe/Paris', 'ends_too_early'],
    ['2026-03-29T02:30', '2026-03-29T03:45', 'Europe/Paris', null],
  ])('%s to %s in %s: %s', (start, end, timeZone, problem) => {
    expect(spanProblem({ start, end, timeZone })).toBe(problem);
  });

  it('stay on the clock of the zone, in winter and summer', () => {
    const days = fc.date({
      min: new Date('2015-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, (zone, at) => {
        // Nowhere do clocks jump over the afternoon.
        const shown = `${at.toISOString().slice(0, 10)}T14:00`;
        expect(wallClockOf(instantOfWallClock(shown, zone), zone)).toBe(shown);
      }),
    );
  });
});

describe('a person’s week', () => {
  it.each([
    ['Wednesday', '2026-11-18T15:00:00Z', SAO_PAULO, '2026-11-23T03:00:00.000Z'],
    ['the last minute of Sunday', '2026-11-23T02:59:00Z', SAO_PAULO, '2026-11-23T03:00:00.000Z'],
    ['the first of Monday', '2026-11-23T03:00:00Z', SAO_PAULO, '2026-11-30T03:00:00.000Z'],
    ['Monday already in Tokyo', '2026-11-22T16:00:00Z', 'Asia/Tokyo', '2026-11-29T15:00:00.000Z'],
  ])('of %s ends with Sunday', (_, now, zone, end) => {
    expect(weekEndOf(new Date(now), zone).toISOString()).toBe(end);
  });
});
