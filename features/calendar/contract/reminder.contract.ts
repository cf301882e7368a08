import * as z from 'zod';

/** When a person is reminded of an event with times: with it, or so long before. */
export const TIME_REMINDERS = ['at_start', 'ten_minutes', 'hour', 'day'] as const;
/** When of one of whole days: at 18:00 of the day before, or at 8:00 of the day itself. */
export const DAY_REMINDERS = ['evening_before', 'morning'] as const;

export const reminderSchema = z.enum([...TIME_REMINDERS, ...DAY_REMINDERS]);
export type EventReminder = z.output<typeof reminderSchema>;

/** What can be chosen for an event of whole days, or for one with times. */
export const remindersFor = (allDay: boolean): readonly EventReminder[] =>
  allDay ? DAY_REMINDERS : TIME_REMINDERS;
