import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isTimeZone } from '#packages/kernel/day.ts';
import { reminderSchema } from './reminder.contract.ts';
import {
  DAYS_WOULD_MIX,
  NEVER_COMES,
  REPEATS_TOO_OFTEN,
  RULE_UNREADABLE,
  repeatSchema,
  SCOPES,
  SERIES_CHANGED,
  TOO_MANY_SERIES,
} from './repeat.contract.ts';
import { skipHolidaysSchema } from './skip-holidays.contract.ts';

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
export const wallClockSchema = z.iso
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
  /** When it comes again; absent where it comes once. */
  repeat: repeatSchema.optional(),
  /** Of what comes again: the holidays on which it does not; absent where it comes on every day. */
  skipHolidays: skipHolidaysSchema.optional(),
  /** When its person is reminded of it, each time that it comes; absent where they are not. */
  reminder: reminderSchema.optional(),
});
export const eventSchema = eventDraftSchema.extend({ id: idSchema });

/** Which time of a series it is: the start that the rule gave it. `revision` counts changes of the whole. */
const occurrenceSchema = z.object({ at: wallClockSchema, revision: z.int() });

/**
 * An event as a list shows it: of a series each time, under the id of the series. `revision` counts the
 * changes of what comes once; absent before the first.
 */
export const shownEventSchema = eventSchema.extend({
  occurrence: occurrenceSchema.optional(),
  revision: z.int().optional(),
});

/**
 * What a change of one time of a series is for. Only this one, and this and those after it, become an event of
 * their own, under a client-generated id; a change of the whole series moves it by as much as the one was moved,
 * of one that comes on several days of the week those that fall on the same one.
 */
export const seriesChangeSchema = occurrenceSchema.extend({
  scope: z.enum(SCOPES),
  newId: idSchema,
});

/** What stands in the calendar and is kept elsewhere, such as a consultation: `leadsTo` is where it is changed. */
export const drawnInSchema = eventSchema.extend({
  leadsTo: z.string(),
  /** One of the person’s reminders, which takes up no time. */
  isReminder: z.boolean().optional(),
});

export type EventDraft = z.output<typeof eventDraftSchema>;
export type CalendarEvent = z.output<typeof eventSchema>;
export type ListedEvent = z.output<typeof shownEventSchema>;
export type SeriesChange = z.output<typeof seriesChangeSchema>;
export type DrawnIn = z.output<typeof drawnInSchema>;

/** Code of an event that would end before it begins, or with it. */
export const ENDS_TOO_EARLY = 'ends_too_early';
/** Code of an event of more than `MAX_EVENT_DAYS`. */
export const LASTS_TOO_LONG = 'lasts_too_long';
/** Code of a month that holds `MAX_EVENTS_PER_MONTH` already. */
export const MONTH_FULL = 'month_full';
/** Code of an event that is another one than the caller had seen when they changed it. */
export const EVENT_CHANGED = 'event_changed';
/** Code of an event deleted longer ago than the undo lasts. */
export const EVENT_ERASED = 'event_erased';

const own =
  'Only the caller’s own events; other ids answer 404, and no company query reads this table.';
const refusals = {
  [ENDS_TOO_EARLY]: 422,
  [LASTS_TOO_LONG]: 422,
  [MONTH_FULL]: 422,
  [RULE_UNREADABLE]: 422,
  [REPEATS_TOO_OFTEN]: 422,
  [NEVER_COMES]: 422,
  [TOO_MANY_SERIES]: 422,
} as const;
const eventParams = z.object({ id: idSchema });

export const calendarContract = defineContract({
  listEvents: {
    method: 'GET',
    path: '/api/calendar/events',
    permission: 'signedIn',
    policy: own,
    summary:
      'The caller’s events that touch the days from one to another, three months at most, in their order.',
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Whether the person's reminders are drawn in: what shows appointments only asks without them. */
      reminders: z.enum(['true', 'false']).default('true'),
    }),
    out: z.object({ events: z.array(shownEventSchema), drawnIn: z.array(drawnInSchema) }),
  },
  addEvent: {
    method: 'POST',
    path: '/api/calendar/events',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary: 'Creates an event under a client-generated id; repeating the call updates it.',
    body: eventSchema,
    out: shownEventSchema,
    errors: refusals,
  },
  changeEvent: {
    method: 'PATCH',
    path: '/api/calendar/events/:id',
    permission: 'signedIn',
    policy: own,
    summary:
      'Changes an event to what is sent; of a series one time, this and those after it, or all.',
    params: eventParams,
    body: eventDraftSchema.extend({
      change: seriesChangeSchema.optional(),
      /** The revision that was changed, of what comes once: another one by now is refused. */
      seen: z.int().optional(),
    }),
    out: shownEventSchema,
    errors: { ...refusals, [DAYS_WOULD_MIX]: 422, [SERIES_CHANGED]: 409, [EVENT_CHANGED]: 409 },
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/api/calendar/events/:id',
    permission: 'signedIn',
    policy: own,
    summary:
      'Takes an event away, of a series what `scope` says; it can be brought back for an hour, then it is erased.',
    params: eventParams,
    query: z.object({
      scope: z.enum(SCOPES).default('all'),
      at: wallClockSchema.optional(),
      revision: z.coerce.number().int().optional(),
    }),
    errors: { [SERIES_CHANGED]: 409, [EVENT_CHANGED]: 409 },
  },
  restoreTime: {
    method: 'POST',
    path: '/api/calendar/events/:id/times/restore',
    permission: 'signedIn',
    policy: own,
    summary: 'Gives a series one of its times back that was taken out or changed by itself.',
    params: eventParams,
    body: z.object({ at: wallClockSchema }),
    errors: { [SERIES_CHANGED]: 409 },
  },
  restoreFollowing: {
    method: 'POST',
    path: '/api/calendar/events/:id/following/restore',
    permission: 'signedIn',
    policy: own,
    summary:
      'Joins the times that were last deleted or parted from the end of a series with it again.',
    params: eventParams,
    errors: {
      [SERIES_CHANGED]: 409,
      [TOO_MANY_SERIES]: 422,
      [EVENT_ERASED]: 410,
      [MONTH_FULL]: 422,
    },
  },
  restoreEvent: {
    method: 'POST',
    path: '/api/calendar/events/:id/restore',
    permission: 'signedIn',
    policy: own,
    summary: 'Brings a deleted event back.',
    params: eventParams,
    out: shownEventSchema,
    errors: { [EVENT_ERASED]: 410, [MONTH_FULL]: 422 },
  },
});
