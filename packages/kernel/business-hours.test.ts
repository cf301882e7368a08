import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessHours,
  BUSINESS_HOURS,
  type BusinessHours,
  isOpen,
  nextChange,
  nextOpening,
} from './business-hours.ts';
import { STATES } from './holidays.data.ts';
import { instantOfWallClock, wallClockOf } from './wall-clock.ts';

const at = (shown: string, hours = BUSINESS_HOURS) => instantOfWallClock(shown, hours.timeZone);
const shown = (instant: Date, hours = BUSINESS_HOURS) => wallClockOf(instant, hours.timeZone);
/** A business day of 8h to 18h. */
const ONE_DAY = 10;

describe('open', () => {
  it.each([
    ['Wednesday at 8h', '2026-11-18T08:00', true],
    ['a minute earlier', '2026-11-18T07:59', false],
    ['at 17:59', '2026-11-18T17:59', true],
    ['at 18h', '2026-11-18T18:00', false],
    ['on 20 November, a Friday', '2026-11-20T10:00', false],
    ['on Saturday', '2026-11-21T10:00', false],
    ['on Corpus Christi, which is no national holiday', '2026-06-04T10:00', true],
    ['in the afternoon of 24 December', '2026-12-24T17:00', true],
  ])('%s', (_, instant, open) => {
    expect(isOpen(at(instant), BUSINESS_HOURS)).toBe(open);
  });

  it('is decided by the clock of the place', () => {
    const manaus = { ...BUSINESS_HOURS, timeZone: 'America/Manaus' };
    expect(isOpen(at('2026-11-18T08:30'), manaus)).toBe(false);
    expect(isOpen(at('2026-11-18T18:30'), manaus)).toBe(true);
  });

  it('ends earlier or begins later on a half day, where it is kept', () => {
    const kept: BusinessHours = { ...BUSINESS_HOURS, optional: 'customary' };
    expect(shown(nextOpening(at('2026-12-24T13:00'), kept))).toBe('2026-12-28T08:00');
    expect(isOpen(at('2026-12-24T12:59'), kept)).toBe(true);
    expect(shown(nextOpening(at('2026-02-13T18:00'), kept))).toBe('2026-02-18T14:00');
  });
});

describe('the next opening', () => {
  it.each([
    ['now, while it is open', '2026-11-18T10:40', '2026-11-18T10:40'],
    ['this morning', '2026-11-18T06:00', '2026-11-18T08:00'],
    ['tomorrow', '2026-11-18T20:15', '2026-11-19T08:00'],
    ['Monday, after a holiday on a Friday', '2026-11-19T18:30', '2026-11-23T08:00'],
    ['after Christmas', '2026-12-24T18:00', '2026-12-28T08:00'],
    ['after New Year', '2026-12-31T20:00', '2027-01-04T08:00'],
  ])('%s', (_, instant, opening) => {
    expect(shown(nextOpening(at(instant), BUSINESS_HOURS))).toBe(opening);
  });

  it('is never where no day of the week is open', () => {
    expect(() => nextOpening(new Date(), { ...BUSINESS_HOURS, days: [] })).toThrow(RangeError);
  });

  it('knows the state', () => {
    const paulista: BusinessHours = { ...BUSINESS_HOURS, state: 'SP' };
    expect(shown(nextOpening(at('2026-07-09T09:00'), paulista))).toBe('2026-07-10T08:00');
  });
});

describe('the promised answer, a business day later (design, section 9)', () => {
  it.each([
    ['Monday 10h40', '2026-11-23T10:40', '2026-11-24T10:40'],
    ['Thursday before a holiday', '2026-11-19T10:40', '2026-11-23T10:40'],
    ['Friday at 17:59', '2026-11-27T17:59', '2026-11-30T17:59'],
    ['Friday at 18h counts from Monday', '2026-11-27T18:00', '2026-12-01T08:00'],
    ['Saturday counts from Monday', '2026-11-28T10:00', '2026-12-01T08:00'],
    ['before the opening counts from it', '2026-11-25T06:00', '2026-11-26T08:00'],
    ['Good Friday counts from Monday', '2026-04-03T11:00', '2026-04-07T08:00'],
    ['Christmas Eve', '2026-12-24T15:00', '2026-12-28T15:00'],
  ])('opened on %s', (_, opened, answered) => {
    expect(shown(addBusinessHours(at(opened), ONE_DAY, BUSINESS_HOURS))).toBe(answered);
  });
});

describe('at any instant and place', () => {
  const instants = fc
    .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) })
    .map((ms) => new Date(ms));
  const places = fc.record({
    timeZone: fc.constantFrom('America/Sao_Paulo', 'America/Rio_Branco', 'Europe/Paris'),
    opens: fc.integer({ min: 0, max: 719 }),
    closes: fc.integer({ min: 720, max: 1_440 }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    state: fc.constantFrom(...STATES),
    optional: fc.constantFrom('customary', 'federal'),
    municipal: fc.constantFrom([], ['01-25']),
  }) as fc.Arbitrary<BusinessHours>;

  it('is open at the next opening, and nowhere between', () => {
    fc.assert(
      fc.property(
        instants,
        places,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, place, part) => {
          const opening = nextOpening(from, place);
          expect(isOpen(opening, place)).toBe(true);
          const change = nextChange(from, place);
          expect(change > from).toBe(true);
          if (!isOpen(from, place)) expect(change).toEqual(opening);
          const wait = opening.getTime() - from.getTime();
          expect(wait).toBeGreaterThanOrEqual(0);
          const between = new Date(from.getTime() + Math.floor(part * wait));
          expect(isOpen(between, place)).toBe(between >= opening);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('comes to the same instant in one step or two', () => {
    const hours = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(instants, places, hours, hours, (from, place, first, second) => {
        const once = addBusinessHours(from, first + second, place);
        const twice = addBusinessHours(addBusinessHours(from, first, place), second, place);
        expect(twice).toEqual(once);
        expect(isOpen(once, place)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
