import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { ReminderKind } from '../contract/kinds.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const reminder = () => text('reminder').$type<ReminderKind>().notNull();

/** What a person wants to be reminded of, and the next time that it is due. */
export const reminderPlans = pgTable(
  'reminder_plans',
  {
    userId: userId(),
    reminder: reminder(),
    on: boolean('on').notNull(),
    /** Minute of the day on the person's clock. */
    minute: smallint('minute').notNull(),
    /** One bit for each day of the week, the lowest for Sunday. */
    days: smallint('days').notNull(),
    /** The zone that `nextAt` was counted in. */
    timeZone: text('time_zone').notNull(),
    /** Null while nothing is due: off, or fallen silent. */
    nextAt: instant('next_at'),
    nextDay: date('next_day'),
    /** When it fell silent; null while it has not. */
    silencedAt: instant('silenced_at'),
    /** Reminders from this day on are counted for falling silent. */
    countedFrom: date('counted_from').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reminder] }),
    index('reminder_plans_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('reminder_plans_minute', sql`${t.minute} between 0 and 1439`),
    check('reminder_plans_days', sql`${t.days} between 1 and 127`),
  ],
);

/** When nothing is sent to a person; without a row the rules for everybody hold. */
export const reminderRules = pgTable('reminder_rules', {
  userId: userId().primaryKey(),
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  /** `none`, `national`, or the federative unit whose holidays count too. */
  holidays: text('holidays').notNull(),
  /** Days of each year, `MM-DD`, that their city has off besides. */
  cityHolidays: text('city_holidays').array().notNull().default(sql`'{}'`),
});

/** Reminders that were sent: at most one for each person, day and kind, whoever sends it. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    userId: userId(),
    reminder: reminder(),
    day: date('day').notNull(),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When its mail was handed over; null without one. */
    mailedAt: instant('mailed_at'),
    tappedAt: instant('tapped_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reminder, t.day] }),
    index('sent_reminders_sent_at').on(t.sentAt),
  ],
);
