import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../db/columns.ts';

/** One data key for each owner (a person, a conversation, a letter, the instance), wrapped by the master key named beside it. */
export const dataKeys = pgTable('data_keys', {
  ownerId: uuid('owner_id').primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  masterKeyId: text('master_key_id').notNull(),
  createdAt: createdAt(),
});
