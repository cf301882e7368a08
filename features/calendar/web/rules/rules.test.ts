import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#packages/kernel/day.ts';
import type { CalendarEvent } from '../../contract/calendar.contract.ts';
import { besideEvents } from './agenda.rules.ts';
import {
  comingAfter,
  eventsByDay,
  isOver,
  partOn,
  type ShownEvent,
  startHere,
} from './events.rules.ts';
import { draftOf, formOf, newForm, problemOf, withAllDay, withStart } from './form.rules.ts';
import { dayAtKey, daysOfMonth, isMonth, monthsFrom } from './month.rules.ts';
import { hoursOf, linesOf, movedTimes, placedOn } from './week.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Sessão',
  category: 'health',
  start: '2026-11-20T14:00',
  end: '2026-11-20T14:50',
  allDay: false,
  timeZone: SAO_PAULO,
  description: null,
  ...more,
});

describe('the agenda', () => {
  it('has reminders beside what else there is and today, and leaves other days free', () => {
    const reminder = (day: string): ShownEvent => ({
      ...event({ start: `${day}T10:00`, end: `${day}T10:15` }),
      isReminder: true,
    });
    const [today, busy, free] = ['2026-11-18', '2026-11-20', '2026-11-21'] as const;
    const shown = besideEvents([event(), ...[today, busy, free].map(reminder)], today);
    expect(shown.map(({ start }) => start.slice(0, 10))).toEqual([busy, today, busy]);
    expect(besideEvents([reminder(free)], today)).toEqual([]);
  });
});

describe('a month', () => {
  it.each([
    ['2026-02', '2026-02-28', '2026-03'],
    ['2028-02', '2028-02-29', '2028-03'],
    ['2026-12', '2026-12-31', '2027-01'],
  ])('%s ends with %s, before %s', (month, last, next) => {
    expect([daysOfMonth(month).to, monthsFrom(month, 1), monthsFrom(next, -1)]).toEqual([
      last,
      next,
      month,
    ]);
  });

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-1', false],
    ['1999-12', false],
    [202611, false],
  ])('may be asked for: %j is %s', (value, expected) => {
    expect(isMonth(value)).toBe(expected);
  });
});

describe('keys in the grid', () => {
  const at = (day: string, key: string, more = {}) =>
    dayAtKey(day, { key, shiftKey: false, ctrlKey: false, ...more }, 0);

  it.each([
    ['2026-11-18', 'ArrowRight', {}, '2026-11-19'],
    ['2026-11-01', 'ArrowLeft', {}, '2026-10-31'],
    ['2026-11-26', 'ArrowDown', {}, '2026-12-03'],
    ['2026-11-18', 'ArrowUp', {}, '2026-11-11'],
    ['2026-11-18', 'Home', {}, '2026-11-15'],
    ['2026-11-18', 'End', {}, '2026-11-21'],
    ['2026-11-18', 'Home', { ctrlKey: true }, '2026-11-01'],
    ['2026-11-18', 'End', { ctrlKey: true }, '2026-11-30'],
    ['2026-10-31', 'PageDown', {}, '2026-11-30'],
    ['2026-11-18', 'PageUp', { shiftKey: true }, '2025-11-18'],
    ['2026-11-18', 'a', {}, null],
  ])('%s %s %j: %s', (day, key, more, expected) => {
    expect(at(day, key, more)).toBe(expected);
  });

  it('begin the week on Monday where people do', () => {
    const home = { key: 'Home', shiftKey: false, ctrlKey: false };
    expect(dayAtKey('2026-11-18', home, 1)).toBe('2026-11-16');
  });
});

describe('the days of an event', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' };

  it('are all that it touches, and not the midnight that ends it', () => {
    const show = event({ start: '2026-11-20T21:30', end: '2026-11-21T00:30' });
    const late = event({ start: '2026-11-20T22:00', end: '2026-11-21T00:00' });
    const beach = event({ start: '2026-11-28T00:00', end: '2026-12-02T00:00', allDay: true });
    expect([...eventsByDay([show], range).keys()]).toEqual(['2026-11-20', '2026-11-21']);
    expect([...eventsByDay([late], range).keys()]).toEqual(['2026-11-20']);
    expect([...eventsByDay([beach], range).keys()]).toEqual(
      [28, 29, 30].map((d) => `2026-11-${d}`),
    );
    const parts = (one: CalendarEvent, days: string[]) => days.map((day) => partOn(one, day));
    expect(parts(show, ['2026-11-20', '2026-11-21'])).toEqual(['begins', 'ends']);
    expect(parts(late, ['2026-11-20'])).toEqual(['within']);
  });

  it('hold whole days first, then what comes by the clock', () => {
    const [noon, morning, whole] = [
      event({ id: 'noon', start: '2026-11-20T12:00' }),
      event({ id: 'morning', start: '2026-11-20T08:00' }),
      event({ id: 'whole', start: '2026-11-20T00:00', end: '2026-11-21T00:00', allDay: true }),
    ];
    const day = eventsByDay([noon, morning, whole], range).get('2026-11-20');
    expect(day?.map(({ id }) => id)).toEqual(['whole', 'morning', 'noon']);
  });

  it('are over and to come by the clock of their own zone', () => {
    // 14:00 in São Paulo.
    const now = new Date('2026-11-20T17:00:00Z');
    const tomorrow = event({ id: 'tomorrow', start: '2026-11-21T09:00', end: '2026-11-21T10:00' });
    expect(isOver(event(), now)).toBe(false);
    expect(isOver(event({ timeZone: 'Europe/Lisbon' }), now)).toBe(true);
    const coming = comingAfter([tomorrow, event({ start: '2026-11-20T15:00' })], '2026-11-20', now);
    expect(coming.map(({ id }) => id)).toEqual(['tomorrow']);
    expect(startHere(event(), 'Europe/Lisbon')).toBe('2026-11-20T17:00');
    expect(startHere(event(), 'America/Bahia')).toBeNull();
  });
});

describe('a week by its hours', () => {
  const week = Array.from({ length: 7 }, (_, nth) => addDays('2026-11-15', nth));
  const [friday, saturday] = ['2026-11-20', '2026-11-21'];
  const show = event({ start: `${friday}T21:30`, end: `${saturday}T00:30` });
  const spanOf = (one: CalendarEvent, day: string) =>
    placedOn([one], day).map(({ start, end }) => [start / 60, end / 60]);

  it('has a show across midnight in both of its days, and a whole day in neither', () => {
    expect(spanOf(show, friday)).toEqual([[21.5, 24]]);
    expect(spanOf(show, saturday)).toEqual([[0, 0.5]]);
    expect(hoursOf([{ day: friday, events: [show] }])).toEqual({ from: 7, to: 24 });
    const trip = event({ start: `${friday}T21:30`, end: `${saturday}T21:30` });
    expect(spanOf(trip, friday)).toEqual([]);
    expect(spanOf(event({ start: `${friday}T23:50`, end: `${saturday}T00:00` }), friday)).toEqual([
      [23.5, 24],
    ]);
  });

  it('moves it without cutting it at midnight, and nowhere before it began', () => {
    expect(movedTimes(show, { days: -1, minutes: 15 }, week)).toEqual({
      ...{ start: '2026-11-19T21:45', end: '2026-11-20T00:45' },
    });
    const before = event({ start: '2026-11-14T22:00', end: '2026-11-15T01:00' });
    const { start, end } = before;
    expect(movedTimes(before, { days: 0, minutes: 0 }, week)).toEqual({ start, end });
  });

  it.each([
    [30, 1],
    [45, 2],
    [50, 2],
    [60, 2],
    [90, 4],
  ])('has room for whole lines: of %i minutes %i', (minutes, lines) => {
    expect(linesOf({ start: 540, end: 540 + minutes })).toBe(lines);
  });
});

describe('the form', () => {
  it.each([
    ['2026-11-20', '2026-11-20T14:07', '2026-11-20T15:00', '2026-11-20T16:00'],
    ['2026-11-20', '2026-11-20T23:30', '2026-11-21T00:00', '2026-11-21T01:00'],
    ['2026-11-25', '2026-11-20T14:07', '2026-11-25T15:00', '2026-11-25T16:00'],
    ['2026-11-25', '2026-11-20T23:30', '2026-11-25T09:00', '2026-11-25T10:00'],
    ['2026-11-25', '2026-11-20T03:00', '2026-11-25T09:00', '2026-11-25T10:00'],
  ])('of %s begun at %s offers %s to %s', (day, now, start, end) => {
    expect(draftOf({ ...newForm(day, now, SAO_PAULO), title: 'x' })).toMatchObject({ start, end });
  });

  it('gives back what an event was', () => {
    const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count));
    const clocks = fc.integer({ min: 0, max: 1_439 }).map((minute) => {
      const parts = [Math.floor(minute / 60), minute % 60];
      return parts.map((part) => String(part).padStart(2, '0')).join(':');
    });
    const last = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(days, clocks, clocks, last, fc.boolean(), (day, from, to, length, allDay) => {
        const until = addDays(day, length);
        const times = allDay
          ? { start: `${day}T00:00`, end: `${until}T00:00` }
          : { start: `${day}T${from}`, end: `${until}T${to}` };
        const { id, ...draft } = event({ ...times, allDay });
        const form = formOf({ id, ...draft });
        expect(draftOf(form)).toEqual(draft);
        expect(problemOf(form)).toBeNull();
        // Another start keeps the length.
        const moved = withStart(form, { startDay: addDays(day, 40) });
        expect(draftOf(moved).end).toBe(addDays(draft.end.slice(0, 10), 40) + draft.end.slice(10));
      }),
    );
  });

  it.each([
    ['the last hour of a day', '2026-11-20T22:10', '2026-11-20', '2026-11-21'],
    ['an hour at noon', '2026-11-20T12:10', '2026-11-20', '2026-11-20'],
  ])('of %s is one day where it is whole days, and the same hour again', (_, now, day, ends) => {
    const form = newForm(day, now, SAO_PAULO);
    const whole = withAllDay(form, true);
    expect(whole).toMatchObject({ allDay: true, startDay: day, endDay: day });
    expect(withAllDay(whole, false)).toMatchObject({ ...form, endDay: ends });
  });

  const filled = formOf(event());
  it.each([
    ['no title', { title: '  ' }, 'missing'],
    ['no day', { startDay: '' }, 'missing'],
    ['no time', { endTime: '' }, 'missing'],
    ['no time of whole days', { allDay: true, startTime: '', endTime: '' }, null],
    ['an end before the start', { endTime: '13:59' }, 'ends_too_early'],
    ['an end at the start', { endTime: '14:00' }, 'ends_too_early'],
    [
      'whole days that end before they begin',
      { allDay: true, endDay: '2026-11-19' },
      'ends_too_early',
    ],
    ['more than a month', { endDay: '2026-12-22' }, 'lasts_too_long'],
  ])('with %s', (_, change, problem) => {
    expect(problemOf({ ...filled, ...change })).toBe(problem);
  });
});
