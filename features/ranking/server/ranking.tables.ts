import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/**
 * Courses that a person completed in a period (0 for all time, a year, a month). Kept by triggers on
 * `course_progress`, `company_members` and `ranking_choices`, within the transaction that changes those, so
 * that it cannot say anything else than they do. There is no foreign key to the person: the triggers take
 * the rows away, and a check of the key would make a completion wait for a deletion that waits for it.
 */
export const rankingCounts = pgTable(
  'ranking_counts',
  {
    userId: uuid('user_id').notNull(),
    period: integer('period').notNull(),
    companyId: uuid('company_id'),
    named: boolean('named').notNull(),
    courses: integer('courses').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period] }),
    index('ranking_counts_groups').on(t.period, t.companyId, t.courses, t.named, t.userId),
    check('ranking_counts_courses', sql`${t.courses} > 0`),
  ],
);

/** Who said whether they want to stand in the ranking by name; nobody else does. */
export const rankingChoices = pgTable('ranking_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  shown: boolean('shown').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});
