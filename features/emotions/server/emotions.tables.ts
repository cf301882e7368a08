import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * How a person was on a day of their own calendar. A record that was taken back stays with a null
 * level: a change from before that, arriving late, must not bring it back.
 */
export const emotionDays = pgTable(
  'emotion_days',
  {
    userId: userId(),
    day: date('day').notNull(),
    level: smallint('level').$type<1 | 2 | 3 | 4 | 5>(),
    recordedAt: instant('recorded_at').notNull(),
    changeId: uuid('change_id').notNull(),
    /** Tags and note; null where there are none. */
    sealed: bytes('sealed'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    check('emotion_days_level', sql`${t.level} between 1 and 5`),
  ],
);

/** Moments within a day; one that was taken back stays without its words, for the same reason. */
export const emotionMoments = pgTable(
  'emotion_moments',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    day: date('day').notNull(),
    at: instant('at').notNull(),
    level: smallint('level').$type<1 | 2 | 3 | 4 | 5>(),
    recordedAt: instant('recorded_at').notNull(),
    changeId: uuid('change_id').notNull(),
    deletedAt: instant('deleted_at'),
    sealed: bytes('sealed'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('emotion_moments_day').on(t.userId, t.day),
    check('emotion_moments_level', sql`${t.level} between 1 and 5`),
  ],
);
