import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/** Every consent given or taken back, one row each, never changed: the newest of a purpose holds. */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    purpose: text('purpose').notNull(),
    action: text('action').$type<'grant' | 'revoke'>().notNull(),
    /** Hash of the text that the person read, with what it named. */
    textHash: text('text_hash').notNull(),
    language: text('language').notNull(),
    /** Where it was said: `web` for now. */
    channel: text('channel').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('consents_newest').on(t.userId, t.purpose, t.id.desc()),
    check('consents_action', sql`${t.action} in ('grant', 'revoke')`),
  ],
);
