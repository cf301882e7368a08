import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../db/columns.ts';

/**
 * Whose a key is. Ids alone do not tell: those of conversations, meetings and cases come from whoever makes them,
 * who may choose the id of somebody or something else. What several people share is called by its table, since a
 * trigger destroys its key with its last member.
 */
export type OwnerKind = 'person' | 'thing' | 'data_case' | SharedKind;
export type SharedKind = 'chat_conversations' | 'meetings';

/** One data key for each owner (a person, a conversation, a letter, the instance), wrapped by the master key named beside it. */
export const dataKeys = pgTable(
  'data_keys',
  {
    kind: text('kind').$type<OwnerKind>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    wrapped: bytes('wrapped').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ownerId] })],
);
