import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, minuteOf } from '#packages/kernel/index.ts';
import { isQuiet } from '#packages/kernel/quiet-hours.ts';
import { bitsOfDays, daysOfBits, isLate, nextDue, type Schedule } from './due.rules.ts';
import { isIgnored } from './ignored.rules.ts';
import { freeDays } from './schedule.ts';

const EVERY_DAY = bitsOfDays([0, 1, 2, 3, 4, 5, 6]);
const WORKDAYS = bitsOfDays([1, 2, 3, 4, 5]);
const SAO_PAULO = 'America/Sao_Paulo';
const hour = (hours: number, minutes = 0) => hours * 60 + minutes;

const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  minute: hour(18),
  days: EVERY_DAY,
  timeZone: SAO_PAULO,
  quiet: null,
  isFree: () => false,
  ...more,
});

describe('the next time that a reminder is due', () => {
  it.each<[string, Partial<Schedule>, after: string, day: string, at: string]>([
    ['later today', {}, '2026-11-18T15:00:00Z', '2026-11-18', '2026-11-18T21:00:00Z'],
    ['tomorrow once it is now', {}, '2026-11-18T21:00:00Z', '2026-11-19', '2026-11-19T21:00:00Z'],
    [
      'on Monday after a Friday',
      { days: WORKDAYS },
      '2026-11-20T22:00:00Z',
      '2026-11-23',
      '2026-11-23T21:00:00Z',
    ],
    [
      'in another zone at its own hour',
      { timeZone: 'Asia/Tokyo' },
      '2026-11-18T15:00:00Z',
      '2026-11-19',
      '2026-11-19T09:00:00Z',
    ],
    [
      'at midnight, which still belongs to the evening',
      { minute: 0 },
      '2026-11-18T15:00:00Z',
      '2026-11-18',
      '2026-11-19T03:00:00Z',
    ],
    [
      'at 02:59, a minute before the day closes',
      { minute: hour(2, 59) },
      '2026-11-19T05:58:00Z',
      '2026-11-18',
      '2026-11-19T05:59:00Z',
    ],
    [
      'at 03:00, when the new day has begun',
      { minute: hour(3) },
      '2026-11-19T05:58:00Z',
      '2026-11-19',
      '2026-11-19T06:00:00Z',
    ],
    [
      'half past one on a Saturday night, chosen for Saturdays',
      { minute: hour(1, 30), days: bitsOfDays([6]) },
      '2026-11-20T15:00:00Z',
      '2026-11-21',
      '2026-11-22T04:30:00Z',
    ],
    [
      'an hour later where clocks jump over it',
      { minute: hour(2, 30), timeZone: 'Europe/Paris' },
      '2026-03-28T12:00:00Z',
      '2026-03-28',
      '2026-03-29T01:30:00Z',
    ],
    [
      'once on the day on which its hour comes twice',
      { minute: hour(2, 30), timeZone: 'Europe/Paris' },
      '2026-10-25T00:30:00Z',
      '2026-10-25',
      '2026-10-26T01:30:00Z',
    ],
    [
      'on the same clock before and after summer time',
      { timeZone: 'Europe/Lisbon', days: bitsOfDays([0]) },
      '2026-03-23T00:00:00Z',
      '2026-03-29',
      '2026-03-29T17:00:00Z',
    ],
    [
      'not where a jump of the clocks takes it into the quiet hours',
      {
        minute: hour(2, 30),
        timeZone: 'Europe/Paris',
        quiet: { from: hour(3), to: hour(7) },
      },
      '2026-03-28T12:00:00Z',
      '2026-03-29',
      '2026-03-30T00:30:00Z',
    ],
  ])('%s', (_, more, after, day, at) => {
    const due = nextDue(schedule(more), new Date(after));
    expect(due).toEqual({ day, at: new Date(at) });
  });

  it('leaves out national holidays, and those of a state where asked to', () => {
    const next = (choice: 'none' | 'national' | 'SP', after: string) =>
      nextDue(schedule({ isFree: freeDays(choice) }), new Date(after))?.day;
    expect(next('none', '2026-11-20T00:00:00Z')).toBe('2026-11-20');
    expect(next('national', '2026-11-20T00:00:00Z')).toBe('2026-11-21');
    expect(next('national', '2026-02-16T12:00:00Z')).toBe('2026-02-18');
    expect(next('national', '2026-07-09T12:00:00Z')).toBe('2026-07-09');
    expect(next('SP', '2026-07-09T12:00:00Z')).toBe('2026-07-10');
  });

  it('leaves out what a city has off, each year, unless reminders come on holidays too', () => {
    const next = (choice: 'none' | 'national', after: string) =>
      nextDue(schedule({ isFree: freeDays(choice, ['01-25']) }), new Date(after))?.day;
    expect(next('national', '2027-01-25T12:00:00Z')).toBe('2027-01-26');
    expect(next('national', '2028-01-25T12:00:00Z')).toBe('2028-01-26');
    expect(next('none', '2027-01-25T12:00:00Z')).toBe('2027-01-25');
  });

  it('is nothing in the quiet hours', () => {
    expect(nextDue(schedule({ quiet: { from: hour(17), to: hour(8) } }), new Date())).toBeNull();
  });

  it('lies ahead, on a chosen day, at the chosen time unless clocks jump, one for each day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(SAO_PAULO, 'Europe/Lisbon', 'America/New_York', 'Pacific/Auckland'),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1_439 }),
        fc.integer({ min: 1, max: 127 }),
        (timeZone, after, minute, days) => {
          const one = schedule({ timeZone, minute, days });
          const due = nextDue(one, after);
          expect(due && due.at > after).toBe(true);
          if (!due) return;
          expect(daysOfBits(days)).toContain(new Date(`${due.day}T00:00:00Z`).getUTCDay());
          expect([minute, (minute + 60) % 1_440]).toContain(minuteOf(due.at, timeZone));
          expect([due.day, addDays(due.day, 1)]).toContain(dayOf(due.at, timeZone));
          expect((nextDue(one, due.at)?.day ?? '') > due.day).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('quiet hours', () => {
  it.each([
    [hour(22), { from: hour(22), to: hour(7) }, true],
    [hour(3), { from: hour(22), to: hour(7) }, true],
    [hour(7), { from: hour(22), to: hour(7) }, false],
    [hour(12), { from: hour(12), to: hour(14) }, true],
    [hour(14), { from: hour(12), to: hour(14) }, false],
    [hour(9), { from: hour(9), to: hour(9) }, false],
    [hour(9), null, false],
  ])('minute %i in %j', (minute, quiet, quietly) => {
    expect(isQuiet(minute, quiet)).toBe(quietly);
  });
});

it('is too late two hours after it was due, and not before', () => {
  const due = new Date('2026-11-18T21:00:00Z');
  expect(isLate(due, new Date('2026-11-18T23:00:00Z'))).toBe(false);
  expect(isLate(due, new Date('2026-11-18T23:00:01Z'))).toBe(true);
});

describe('a reminder was left aside', () => {
  const sent = (...marks: string[]) =>
    marks.map((mark, index) => ({ day: `2026-11-${18 - index}`, tapped: mark === 'x' }));
  it.each<[string, ReturnType<typeof sent>, string | null, boolean]>([
    ['five in a row', sent('.', '.', '.', '.', '.'), null, true],
    ['four in a row', sent('.', '.', '.', '.'), null, false],
    ['five of which one was tapped', sent('.', '.', 'x', '.', '.'), null, false],
    ['five after one that was tapped', sent('.', '.', '.', '.', '.', 'x'), null, true],
    ['five, with a record on the first day', sent('.', '.', '.', '.', '.'), '2026-11-14', false],
    ['five, with a record before them', sent('.', '.', '.', '.', '.'), '2026-11-13', true],
  ])('%s', (_, rows, lastRecord, ignored) => {
    expect(isIgnored(rows, lastRecord)).toBe(ignored);
  });
});
