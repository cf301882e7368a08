import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/** Text messages of an instance without a text service: development only, never filled in production. */
export const developmentSms = pgTable('development_sms', {
  id: id().primaryKey(),
  /** Digits without the leading `+`. */
  to: text('to').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});
