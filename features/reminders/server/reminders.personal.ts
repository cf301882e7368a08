import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { timeOfMinute } from '#packages/kernel/quiet-hours.ts';
import { REMINDER_KINDS } from '../contract/kinds.ts';
import { daysOfBits } from './due.rules.ts';
import { reminderPlans, reminderRules, sentReminders } from './reminders.tables.ts';

const reminder = z.enum(REMINDER_KINDS);

/** What a person asked to be reminded of. A new account asks anew: nothing starts to send by itself. */
export const remindersPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'reminders',
      tables: [reminderPlans],
      schema: z.object({
        reminder,
        on: z.boolean(),
        time: z.string(),
        days: z.array(z.int()),
        timeZone: z.string(),
        silencedAt: z.iso.datetime().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, reminderPlans, userId)) {
          yield {
            ...{ reminder: row.reminder, on: row.on, time: timeOfMinute(row.minute) },
            ...{ days: daysOfBits(row.days), timeZone: row.timeZone },
            silencedAt: row.silencedAt?.toISOString() ?? null,
          };
        }
      },
    }),
    personalKind({
      name: 'reminder-rules',
      tables: [reminderRules],
      schema: z.object({
        quietFrom: z.string().nullable(),
        quietTo: z.string().nullable(),
        holidays: z.string(),
        cityHolidays: z.array(z.string()),
      }),
      read: async function* ({ db }, userId) {
        const time = (minute: number | null) => (minute === null ? null : timeOfMinute(minute));
        for await (const { userId: _, quietFrom, quietTo, ...days } of ownRows(
          db,
          reminderRules,
          userId,
        )) {
          yield { quietFrom: time(quietFrom), quietTo: time(quietTo), ...days };
        }
      },
    }),
    personalKind({
      name: 'sent-reminders',
      tables: [sentReminders],
      schema: z.object({
        reminder,
        day: z.iso.date(),
        sentAt: z.iso.datetime(),
        mailedAt: z.iso.datetime().nullable(),
        tappedAt: z.iso.datetime().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, sentReminders, userId)) {
          yield {
            ...{ reminder: row.reminder, day: row.day, sentAt: row.sentAt.toISOString() },
            mailedAt: row.mailedAt?.toISOString() ?? null,
            tappedAt: row.tappedAt?.toISOString() ?? null,
          };
        }
      },
    }),
  ],
};
