import { describe, expect, it } from 'vitest';
import { instantOfWallClock } from '#packages/kernel/index.ts';
import { dueOf } from './due.rules.ts';
import type { EventReminder } from './reminder.contract.ts';

const SAO_PAULO = 'America/Sao_Paulo';

describe('when a reminder is due', () => {
  it.each<[EventReminder, start: string, zone: string, ownZone: string, due: string]>([
    ['at_start', '2026-11-20T14:00', SAO_PAULO, SAO_PAULO, '2026-11-20T17:00:00.000Z'],
    ['ten_minutes', '2026-11-20T00:05', SAO_PAULO, SAO_PAULO, '2026-11-20T02:55:00.000Z'],
    ['hour', '2026-11-20T14:00', SAO_PAULO, 'Asia/Tokyo', '2026-11-20T16:00:00.000Z'],
    ['day', '2026-11-20T14:00', SAO_PAULO, 'Asia/Tokyo', '2026-11-19T17:00:00.000Z'],
    // Clocks went back in the night between: 25 hours, at the same time of the clock.
    ['day', '2026-10-25T14:00', 'Europe/Lisbon', SAO_PAULO, '2026-10-24T13:00:00.000Z'],
    // They go forward: 23 hours.
    ['day', '2026-03-29T14:00', 'Europe/Lisbon', SAO_PAULO, '2026-03-28T14:00:00.000Z'],
    // An hour before 2:30, of which the clock leaps over 1:00 to 2:00.
    ['hour', '2026-03-29T02:30', 'Europe/Lisbon', SAO_PAULO, '2026-03-29T00:30:00.000Z'],
    ['evening_before', '2026-11-20T00:00', SAO_PAULO, SAO_PAULO, '2026-11-19T21:00:00.000Z'],
    ['evening_before', '2026-11-20T00:00', SAO_PAULO, 'Asia/Tokyo', '2026-11-19T09:00:00.000Z'],
    ['morning', '2026-11-20T00:00', SAO_PAULO, SAO_PAULO, '2026-11-20T11:00:00.000Z'],
    ['morning', '2026-03-29T00:00', 'Europe/Lisbon', 'Europe/Lisbon', '2026-03-29T07:00:00.000Z'],
  ])('%s of %s in %s, for somebody in %s', (reminder, start, timeZone, ownZone, due) => {
    const startsAt = instantOfWallClock(start, timeZone);
    expect(dueOf(reminder, { start, startsAt, timeZone }, ownZone).toISOString()).toBe(due);
  });
});
