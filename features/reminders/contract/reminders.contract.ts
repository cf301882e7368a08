import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';
import { STATES } from '#packages/kernel/holidays.data.ts';
import { REMINDER_KINDS } from './kinds.ts';

/** Reminders in a row without a tap or a record after which one falls silent. */
export const IGNORED_UNTIL_SILENT = 5;

/** Holidays of a city that somebody may name: the law leaves it five, and some keep a few more. */
export const MOST_CITY_HOLIDAYS = 10;

/** Time on the person's clock, `20:30`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A day of each year, `MM-DD`; 29 February is one. */
const yearlyDaySchema = z.string().refine((day) => z.iso.date().safeParse(`2024-${day}`).success);

const planSchema = z.object({
  on: z.boolean(),
  time: timeSchema,
  /** Days of the week, 0 is Sunday; of the person's own day, which closes at 03:00. */
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
});
export type ReminderPlan = z.infer<typeof planSchema>;

const rulesSchema = z.object({
  /** Times between which nothing is sent; null without such a time. */
  quiet: z.object({ from: timeSchema, to: timeSchema }).nullable(),
  /** Whether holidays are left out: none, the national ones, or those of a state too. */
  holidays: z.union([z.literal('none'), z.literal('national'), z.enum(STATES)]),
  /** What their city has off besides, in the order of the year; left out unless `holidays` is `none`. */
  cityHolidays: z.array(yearlyDaySchema).max(MOST_CITY_HOLIDAYS),
});
export type ReminderRules = z.infer<typeof rulesSchema>;

const shownPlanSchema = planSchema.extend({
  /** It fell silent after too many that were left aside. */
  silenced: z.boolean(),
  /** When the next one is due; null while off or silent. */
  nextAt: z.iso.datetime().nullable(),
});
export type ShownPlan = z.infer<typeof shownPlanSchema>;

const remindersSchema = z.object({
  plans: z.record(z.enum(REMINDER_KINDS), shownPlanSchema),
  rules: rulesSchema,
  timeZone: z.string(),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** Code of a reminder whose time lies in the quiet hours. */
export const TIME_IS_QUIET = 'time_is_quiet';

const own = 'Only the caller’s own reminders.';

export const remindersContract = defineContract({
  getReminders: {
    method: 'GET',
    path: '/api/reminders',
    permission: 'signedIn',
    policy: own,
    summary: 'What the caller wants to be reminded of, when, and when not.',
    out: remindersSchema,
  },
  setPlan: {
    method: 'PUT',
    path: '/api/reminders/plans/:reminder',
    permission: 'signedIn',
    policy: own,
    summary: 'Switches a reminder on or off and sets its time and days; ends its silence.',
    params: z.object({ reminder: z.enum(REMINDER_KINDS) }),
    body: planSchema,
    out: remindersSchema,
    errors: { [TIME_IS_QUIET]: 422 },
  },
  setRules: {
    method: 'PUT',
    path: '/api/reminders/rules',
    permission: 'signedIn',
    policy: own,
    summary: 'Sets quiet hours and holidays, for all reminders.',
    // An app that was opened before there were any does not send them.
    body: rulesSchema.extend({ cityHolidays: rulesSchema.shape.cityHolidays.default([]) }),
    out: remindersSchema,
    errors: { [TIME_IS_QUIET]: 422 },
  },
  tapReminder: {
    method: 'POST',
    path: '/api/reminders/taps',
    permission: 'signedIn',
    policy: 'Counts for the caller’s own reminder of that day, where there is one.',
    summary: 'Tells that a reminder was followed, so that it does not count as left aside.',
    body: z.object({ reminder: z.enum(REMINDER_KINDS), day: z.iso.date() }),
  },
});
