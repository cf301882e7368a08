import { describe, expect, it } from 'vitest';
import type { EventReminder } from '../../contract/reminder.contract.ts';
import { type EventForm, newForm, withAllDay } from './form.rules.ts';
import { silenceOf } from './reminder.rules.ts';
import { noRepeat } from './repeat.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
/** Wednesday, 18 November 2026, noon in São Paulo. */
const NOON = new Date('2026-11-18T15:00:00Z');
const QUIET = { from: 22 * 60, to: 7 * 60 };
const form = (more: Partial<EventForm> = {}): EventForm => ({
  ...newForm('2026-11-20', '2026-11-18T12:00', SAO_PAULO),
  reminder: 'ten_minutes',
  ...more,
});

describe('why a reminder will not come', () => {
  it.each<[string, Partial<EventForm>, 'past' | 'quiet' | null]>([
    ['it will', {}, null],
    ['there is none', { reminder: null, startDay: '2020-01-01' }, null],
    ['its time is over', { startDay: '2026-11-18', startTime: '12:10' }, 'past'],
    ['it is a minute ahead', { startDay: '2026-11-18', startTime: '12:11' }, null],
    [
      'others of a series come',
      {
        ...{ startDay: '2026-11-18', startTime: '12:10' },
        repeat: { ...noRepeat('2026-11-18'), frequency: 'day' },
      },
      null,
    ],
    ['it is night', { startTime: '07:05' }, 'quiet'],
    ['it is morning', { startTime: '07:10' }, null],
    [
      'it is night here, and morning there',
      { startTime: '12:00', timeZone: 'Asia/Tokyo' },
      'quiet',
    ],
    ['the time is not filled in', { startTime: '' }, null],
  ])('%s', (_, more, silence) => {
    const surroundings = { timeZone: SAO_PAULO, quiet: QUIET, now: NOON };
    expect(silenceOf(form(more), surroundings)).toBe(silence);
  });

  it('nobody knows the quiet hours yet, or there are none', () => {
    for (const quiet of [undefined, null]) {
      const surroundings = { timeZone: SAO_PAULO, quiet, now: NOON };
      expect(silenceOf(form({ startTime: '03:00' }), surroundings)).toBeNull();
    }
  });
});

it.each<[EventReminder | null, EventReminder | null]>([
  ['ten_minutes', 'morning'],
  ['day', 'evening_before'],
  [null, null],
])(
  '%s of an event with times is %s of whole days, and one of those again after',
  (timed, whole) => {
    const turned = withAllDay(form({ reminder: timed }), true);
    expect(turned.reminder).toBe(whole);
    expect(withAllDay(turned, true).reminder).toBe(whole);
    const back = withAllDay(turned, false).reminder;
    expect(back).toBe(timed === 'day' ? 'day' : timed && 'hour');
  },
);
