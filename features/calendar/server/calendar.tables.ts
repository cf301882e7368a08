import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { Shown } from '../contract/address.contract.ts';

/**
 * What stands in a person's calendar. The clock of the event's own zone is what was agreed; the
 * instants follow from it, so that "from now on" can be asked without knowing zones. Title, category
 * and description are sealed: together they tell of therapy and illness.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    startsLocal: timestamp('starts_local', { mode: 'string' }).notNull(),
    endsLocal: timestamp('ends_local', { mode: 'string' }).notNull(),
    timeZone: text('time_zone').notNull(),
    allDay: boolean('all_day').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    sealed: bytes('sealed').notNull(),
    deletedAt: instant('deleted_at'),
    /** Of a series: until when its times stand in `calendar_occurrences`; null for what comes once. */
    laidUntil: timestamp('laid_until', { mode: 'string' }),
    /** Counts the changes of a series as a whole. */
    revision: integer('revision').notNull().default(0),
    /** Of one time of a series that was changed by itself: the series, and the start that its rule gives. */
    seriesId: uuid('series_id'),
    seriesAt: timestamp('series_at', { mode: 'string' }),
    /** When its person is to be reminded of it; null once that is settled, and of a series always. */
    remindAt: instant('remind_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('calendar_events_start').on(t.userId, t.startsLocal).where(sql`${t.deletedAt} is null`),
    index('calendar_events_laid').on(t.laidUntil).where(sql`${t.laidUntil} is not null`),
    index('calendar_events_series').on(t.userId, t.seriesId).where(sql`${t.seriesId} is not null`),
    index('calendar_events_remind').on(t.remindAt).where(sql`${t.remindAt} is not null`),
    index('calendar_events_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check(
      'calendar_events_span',
      sql`${t.endsLocal} > ${t.startsLocal} and ${t.endsAt} > ${t.startsAt}`,
    ),
  ],
);

/**
 * The times of series some months ahead, as plain as those of other events: which one it is and what it
 * is called stand in the series alone, its rule sealed.
 */
export const calendarOccurrences = pgTable(
  'calendar_occurrences',
  {
    userId: uuid('user_id').notNull(),
    seriesId: uuid('series_id').notNull(),
    startsLocal: timestamp('starts_local', { mode: 'string' }).notNull(),
    endsLocal: timestamp('ends_local', { mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the person is to be reminded of this time; null once that is settled. */
    remindAt: instant('remind_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.seriesId, t.startsLocal] }),
    foreignKey({
      name: 'calendar_occurrences_series',
      columns: [t.userId, t.seriesId],
      foreignColumns: [calendarEvents.userId, calendarEvents.id],
    }).onDelete('cascade'),
    index('calendar_occurrences_start').on(t.userId, t.startsLocal),
    index('calendar_occurrences_remind').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

/**
 * A secret address at which other calendars read a person’s. Only a hash of its token is kept: nobody
 * can read the address from here, not even to show it again.
 */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytes('token_hash').notNull().unique(),
  shows: text('shows').$type<Shown>().notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  /** Readings since `hourBegan`: a limit for each address. */
  readings: integer('readings').notNull().default(0),
  hourBegan: instant('hour_began').notNull(),
});
