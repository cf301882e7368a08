import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/server/accounts.tables.ts';

/** The means of all who agreed to be counted, one for each day on which one was published. */
export const peopleMeans = pgTable(
  'emotion_people_means',
  {
    /** The last of the seven days that it covers. */
    day: date('day').primaryKey(),
    /** Tenths of a level, 10 to 50: no finer figure is kept. */
    tenths: smallint('tenths').notNull(),
    /** How many people it is made of. */
    people: integer('people').notNull(),
    /** No longer shown to anybody, before its time. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (t) => [check('emotion_people_means_tenths', sql`${t.tenths} between 10 and 50`)],
);

/**
 * Who is counted in the newest mean, so that the next one differs by several people or by nobody. Who
 * takes their consent back leaves at once.
 */
export const peopleCounted = pgTable('emotion_people_counted', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
