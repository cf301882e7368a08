import { pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/** Filled-in WHO-5 forms. Answers and score are sealed: both are health data. */
export const selfChecks = pgTable(
  'self_checks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Made by the sender, so that sending twice keeps once. */
    clientId: uuid('client_id'),
    at: instant('at').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('self_checks_client').on(t.userId, t.clientId),
  ],
);
