import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/accounts.tables.ts';

/**
 * What a person was shown of their rhythm, so that nothing but time takes it away again. It names
 * days only: not what was recorded, nor in which feature.
 */
export const rhythms = pgTable(
  'rhythms',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Days that counted when they were last shown; those that have left the 28 go with the next change. */
    days: date('days').array().notNull(),
    grown: smallint('grown').notNull(),
    /** Time zone whose days close the 28 (`rhythm.rules.ts`). */
    zone: text('zone').notNull(),
    /** The person has turned it off; days and garden go on as if they had not. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [check('rhythms_grown', sql`${t.grown} between 0 and 28`)],
);
