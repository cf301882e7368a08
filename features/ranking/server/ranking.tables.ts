import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { Period } from '../contract/ranking.contract.ts';

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

/**
 * What is told of a company, or of those without one, of its people without a name: as it was when the
 * last month closed, rounded, until the next one closes. Whoever comes or goes meanwhile changes nothing.
 */
export const rankingStandings = pgTable(
  'ranking_standings',
  {
    /** Null for those without a company. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    period: text('period').$type<Period>().notNull(),
    /** Last day of the month that closed, the same in every row. */
    asOf: date('as_of').notNull(),
    /** People of the company; of those without one, how many completed a course, rounded. */
    members: integer('members').notNull(),
    /** All that its people completed, rounded; null where too few would stand in it. */
    courses: integer('courses'),
    /** How many without a name completed how many courses, rounded; only where there are enough. */
    groups: jsonb('groups').$type<{ courses: number; people: number }[]>().notNull(),
  },
  (t) => [
    unique('ranking_standings_company').on(t.companyId, t.period).nullsNotDistinct(),
    index('ranking_standings_period').on(t.period),
  ],
);
