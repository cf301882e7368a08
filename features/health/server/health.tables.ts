import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Drinks, exercises, meals and nights. One that was taken back stays with nothing but its id and the change:
 * an older copy of it, arriving late, must not bring it back.
 */
export const healthRecords = pgTable(
  'health_records',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    /** Null in all that follows: the record was taken back. */
    part: text('part').$type<'drink' | 'exercise' | 'meal' | 'sleep'>(),
    kind: text('kind'),
    day: date('day'),
    at: instant('at'),
    ml: integer('ml'),
    minutes: integer('minutes'),
    effort: text('effort'),
    /** How a meal or a night was. */
    feeling: text('feeling'),
    together: boolean('together'),
    /** Note of a meal or name of an exercise; null where there is none. */
    sealed: bytes('sealed'),
    recordedAt: instant('recorded_at').notNull(),
    changeId: uuid('change_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('health_records_day').on(t.userId, t.day).where(sql`${t.day} is not null`),
    check(
      'health_records_part',
      sql`case ${t.part}
        when 'drink' then ${t.ml} is not null and ${t.ml} between 10 and 3000
        when 'exercise' then num_nulls(${t.minutes}, ${t.effort}) = 0 and ${t.minutes} between 1 and 1440
        when 'meal' then true
        when 'sleep' then ${t.minutes} is not null and ${t.minutes} between 10 and 1080
        else ${t.part} is null and ${t.day} is null and ${t.sealed} is null end`,
    ),
    check(
      'health_records_whole',
      sql`num_nulls(${t.part}, ${t.kind}, ${t.day}, ${t.at}) in (0, 4)`,
    ),
  ],
);

/** The amounts that a person chose; without a row the usual ones hold. */
export const healthSettings = pgTable('health_settings', {
  userId: userId().primaryKey(),
  goalMl: integer('goal_ml'),
  waterMl: integer('water_ml').notNull(),
  coffeeMl: integer('coffee_ml').notNull(),
  mateMl: integer('mate_ml').notNull(),
  coconutMl: integer('coconut_ml').notNull(),
  recordedAt: instant('recorded_at').notNull(),
  changeId: uuid('change_id').notNull(),
});

/** What a person has earned. Nothing takes a row away but the end of the account (decision “achievements stay”). */
export const healthAchievements = pgTable(
  'health_achievements',
  {
    userId: userId(),
    key: text('key').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
