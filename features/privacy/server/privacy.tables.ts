import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';

/**
 * Bytes that a person's sealed rows take, kept by triggers of the tables that grow with what somebody
 * writes (`count_stored_bytes` in the migrations), which refuse a new row beyond the most.
 */
export const storedBytes = pgTable('stored_bytes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

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
