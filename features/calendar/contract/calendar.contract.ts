import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isTimeZone } from '#packages/kernel/day.ts';

export const CATEGORIES = ['personal', 'work', 'health', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const MAX_TITLE_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 2_000;
/** Longest event, in days: what a list has to look back for. */
export const MAX_EVENT_DAYS = 31;
/** Most days of one list: a month with both its neighbouring weeks, and as much again. */
export const MAX_RANGE_DAYS = 92;
/** Most events that begin in one month of the calendar. */
export const MAX_EVENTS_PER_MONTH = 300;
/** How long a deleted event can be brought back. */
export const UNDO_MINUTES = 60;

/**
 * What a clock on the wall shows, to the minute: `2026-11-24T14:00`. It belongs to the event’s zone. A
 * year of two digits, as a date field makes it of “26”, is a slip and no time.
 */
const wallClockSchema = z.iso
  .datetime({ local: true, precision: -1 })
  .max(16)
  .refine((shown) => shown >= '1900' && shown < '2200', { error: 'not a year of ours' });

export const eventDraftSchema = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  category: z.enum(CATEGORIES),
  start: wallClockSchema,
  /** After the start; of an event of whole days the midnight that ends the last one. */
  end: wallClockSchema,
  allDay: z.boolean(),
  /** The IANA zone whose clock `start` and `end` are: 14:00 stays 14:00, wherever its person goes. */
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'not a time zone' }),
  description: z.string().max(MAX_DESCRIPTION_LENGTH).nullable(),
});
export const eventSchema = eventDraftSchema.extend({ id: idSchema });

export type EventDraft = z.output<typeof eventDraftSchema>;
export type CalendarEvent = z.output<typeof eventSchema>;

/** Code of an event that would end before it begins, or with it. */
export const ENDS_TOO_EARLY = 'ends_too_early';
/** Code of an event of more than `MAX_EVENT_DAYS`. */
export const LASTS_TOO_LONG = 'lasts_too_long';
/** Code of a month that holds `MAX_EVENTS_PER_MONTH` already. */
export const MONTH_FULL = 'month_full';
/** Code of an event deleted longer ago than the undo lasts. */
export const EVENT_ERASED = 'event_erased';

const own =
  'Only the caller’s own events; anybody else’s do not exist for them, and no company’s question reads them.';
const refusals = { [ENDS_TOO_EARLY]: 422, [LASTS_TOO_LONG]: 422, [MONTH_FULL]: 422 } as const;
const eventParams = z.object({ id: idSchema });

export const calendarContract = defineContract({
  listEvents: {
    method: 'GET',
    path: '/api/calendar/events',
    permission: 'signedIn',
    policy: own,
    summary:
      'The caller’s events that touch the days from one to another, three months at most, in their order.',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    out: z.object({ events: z.array(eventSchema) }),
  },
  addEvent: {
    method: 'POST',
    path: '/api/calendar/events',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary:
      'Adds an event. The sender makes its id: sent again, it is the same event, as it was sent last.',
    body: eventSchema,
    out: eventSchema,
    errors: refusals,
  },
  changeEvent: {
    method: 'PATCH',
    path: '/api/calendar/events/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Changes an event to what is sent.',
    params: eventParams,
    body: eventDraftSchema,
    out: eventSchema,
    errors: refusals,
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/calendar/events/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Takes an event away; it can be brought back for an hour, then it is erased.',
    params: eventParams,
  },
  restoreEvent: {
    method: 'POST',
    path: '/api/calendar/events/:id/restore',
    permission: 'signedIn',
    policy: own,
    summary: 'Brings a deleted event back.',
    params: eventParams,
    out: eventSchema,
    errors: { [EVENT_ERASED]: 410, [MONTH_FULL]: 422 },
  },
});
