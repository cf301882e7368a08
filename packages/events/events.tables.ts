import { bigserial, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns.ts';

/** What happened, kept for a while so that a stream that lost its connection can go on where it was. */
export const eventLog = pgTable(
  'event_log',
  {
    userId: uuid('user_id').notNull(),
    id: bigserial('id', { mode: 'bigint' }).notNull(),
    topic: text('topic').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('event_log_created_at').on(t.createdAt)],
);
