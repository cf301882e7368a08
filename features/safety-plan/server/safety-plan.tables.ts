import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/**
 * One safety plan for each person, all of it sealed. There is no column that tells how long it is or
 * how often it changed, and no row is left when it is taken out.
 */
export const safetyPlans = pgTable(
  'safety_plans',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one at each change: what was read under one is replaced only while it stands. */
    revision: uuid('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);
