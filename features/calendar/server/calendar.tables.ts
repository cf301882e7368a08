import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

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
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('calendar_events_start').on(t.userId, t.startsLocal).where(sql`${t.deletedAt} is null`),
    index('calendar_events_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check(
      'calendar_events_span',
      sql`${t.endsLocal} > ${t.startsLocal} and ${t.endsAt} > ${t.startsAt}`,
    ),
  ],
);
