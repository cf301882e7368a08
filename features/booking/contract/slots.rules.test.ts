import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, type Hours, hoursSchema, singleDaySchema } from './hours.ts';
import {
  freeSpans,
  rangesOn,
  type Span,
  singleDayOf,
  spansMeet,
  spansOfDay,
  withoutPast,
  withSingleDay,
} from './slots.rules.ts';

const hours: Hours = {
  ...{ timeZone: 'America/Sao_Paulo', minutes: 50, gapMinutes: 10, closed: [], opened: [] },
  ...{ holidays: true, state: null, noticeHours: 24, cancelHours: 24 },
  weekly: [
    { weekday: 1, from: '14:00', to: '16:00' },
    { weekday: 1, from: '09:00', to: '11:50' },
  ],
};
const shown = (spans: readonly Span[]) =>
  spans.map(({ start }) => new Date(start).toISOString().slice(0, 16));
const MONDAY = '2026-11-30';

describe('the times of a day', () => {
  it.each<[string, Partial<Hours>, string, string[]]>([
    ['in the order of the clock', {}, MONDAY, ['12:00', '13:00', '14:00', '17:00', '18:00']],
    ['none on another day', {}, '2026-12-01', []],
    ['none on a closed day', { closed: [MONDAY] }, MONDAY, []],
    ['none on a national holiday', {}, '2026-09-07', []],
    [
      'on a holiday that is none for them',
      { holidays: false },
      '2026-09-07',
      ['12:00', '13:00', '14:00', '17:00', '18:00'],
    ],
    [
      'those of a date opened by itself, on a day without hours',
      { opened: [{ day: '2026-12-01', from: '18:00', to: '20:00' }] },
      '2026-12-01',
      ['21:00', '22:00'],
    ],
    [
      'those of a holiday that was opened, without the week’s',
      { opened: [{ day: '2026-09-07', from: '10:00', to: '12:00' }] },
      '2026-09-07',
      ['13:00', '14:00'],
    ],
    [
      'hours more as one with those that they overlap',
      { opened: [{ day: MONDAY, from: '11:00', to: '14:30' }] },
      MONDAY,
      ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
    ],
    [
      'none of another date that was opened',
      { weekly: [], opened: [{ day: MONDAY, from: '09:00', to: '12:00' }] },
      '2026-12-07',
      [],
    ],
    ['one that just fits', { minutes: 120, gapMinutes: 0 }, MONDAY, ['12:00', '17:00']],
  ])('%s', (_, change, day, expected) => {
    const found = shown(spansOfDay({ ...hours, ...change }, day));
    expect(found).toEqual(expected.map((time) => `${day}T${time}`));
  });

  it('leave a holiday of the state out', () => {
    const inSaoPaulo: Hours = { ...hours, weekly: [{ weekday: 4, from: '09:00', to: '10:00' }] };
    expect(spansOfDay(inSaoPaulo, '2026-07-09')).toHaveLength(1);
    expect(spansOfDay({ ...inSaoPaulo, state: 'SP' }, '2026-07-09')).toEqual([]);
  });
});

describe('a single date', () => {
  const day = '2026-12-25';
  const evening = { closed: false, opened: [{ from: '18:00', to: '20:00' }] };
  it('is opened, closed, and like other weeks again; other dates stay', () => {
    const other = { ...hours, closed: ['2026-12-24'] };
    const opened = withSingleDay(other, day, evening);
    expect(singleDayOf(opened, day)).toEqual(evening);
    const closed = withSingleDay(opened, day, { closed: true, opened: [] });
    expect(singleDayOf(closed, day)).toEqual({ closed: true, opened: [] });
    expect(hoursSchema.safeParse(closed).success).toBe(true);
    expect(withSingleDay(closed, day, { closed: false, opened: [] })).toEqual(other);
  });

  it('is forgotten once it is over', () => {
    const opened = withSingleDay({ ...hours, closed: ['2026-12-24'] }, day, evening);
    expect(withoutPast(opened, day).closed).toEqual([]);
    expect(withoutPast(opened, '2026-12-26')).toEqual(hours);
  });

  it.each<[string, object]>([
    ['closed and open at once', { closed: true, opened: [{ from: '09:00', to: '10:00' }] }],
    ['open from late to early', { closed: false, opened: [{ from: '10:00', to: '09:00' }] }],
    [
      'open twice at once',
      {
        closed: false,
        opened: [
          { from: '09:00', to: '11:00' },
          { from: '10:00', to: '12:00' },
        ],
      },
    ],
  ])('cannot be %s', (_, single) => {
    expect(singleDaySchema.safeParse(single).success).toBe(false);
  });

  it('is open when the week or the date says so, in ranges that do not overlap', () => {
    const clockOf = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const ranges = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1_438 }), fc.integer({ min: 0, max: 1_439 }))
        .filter(([from, to]) => from < to)
        .map(([from, to]): Clock => ({ from: clockOf(from), to: clockOf(to) })),
      { maxLength: 5 },
    );
    const covers = (all: readonly Clock[], at: string) =>
      all.some(({ from, to }) => from <= at && at < to);
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 0, max: 1_439 }), (week, extra, minute) => {
        const weekly = week.map((one) => ({ weekday: 1, ...one }));
        const opened = extra.map((one) => ({ day: MONDAY, ...one }));
        const found = rangesOn({ ...hours, weekly, opened }, MONDAY);
        const at = clockOf(minute);
        expect(covers(found, at)).toBe(covers(week, at) || covers(extra, at));
        for (const [nth, { from, to }] of found.entries()) {
          expect(from < to).toBe(true);
          expect((found[nth - 1]?.to ?? '00:00') <= from).toBe(true);
        }
      }),
    );
  });
});

describe('free times', () => {
  const now = new Date('2026-11-29T14:30:00Z');
  it('keep the notice and what is taken', () => {
    const at = Date.parse(`${MONDAY}T17:10:00Z`);
    const taken = [{ start: at, end: at + 60_000 }];
    const free = freeSpans(hours, { now, from: '2026-11-29', days: 7, taken });
    expect(shown(free)).toEqual([`${MONDAY}T18:00`]);
  });

  it('never meet each other, nor what is taken, nor come too soon', () => {
    const spans = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 20_000 }),
        length: fc.integer({ min: 1, max: 300 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Paris', 'Asia/Kathmandu'),
        fc.integer({ min: 20, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 168 }),
        spans,
        (timeZone, minutes, gapMinutes, noticeHours, busy) => {
          // A week in which clocks change in New York and in Paris.
          const start = new Date('2026-10-24T05:00:00Z');
          const taken = busy.map(({ at, length }) => {
            const from = start.getTime() + at * 60_000;
            return { start: from, end: from + length * 60_000 };
          });
          const weekly = [0, 1, 6].map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
          const free = freeSpans(
            { ...hours, timeZone, minutes, gapMinutes, noticeHours, weekly },
            { now: start, from: '2026-10-24', days: 14, taken },
          );
          for (const [nth, span] of free.entries()) {
            expect(span.end - span.start).toBe(minutes * 60_000);
            expect(span.start).toBeGreaterThanOrEqual(start.getTime() + noticeHours * 3_600_000);
            expect(taken.some((one) => spansMeet(one, span))).toBe(false);
            expect(free.some((other, at) => at !== nth && spansMeet(other, span))).toBe(false);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('hours', () => {
  it.each<[string, object]>([
    [
      'a range that ends before it begins',
      { weekly: [{ weekday: 1, from: '12:00', to: '09:00' }] },
    ],
    [
      'two ranges over each other',
      {
        weekly: [
          { weekday: 1, from: '09:00', to: '12:00' },
          { weekday: 1, from: '11:59', to: '13:00' },
        ],
      },
    ],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }],
    ['consultations of ten hours', { minutes: 600 }],
  ])('refuse %s', (_, change) => {
    expect(hoursSchema.safeParse({ ...hours, ...change }).success).toBe(false);
  });
});
