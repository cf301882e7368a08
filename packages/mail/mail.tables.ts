import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/** Mail of an instance without a mail server: development only, never filled in production. */
export const developmentMail = pgTable('development_mail', {
  id: id().primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  replyTo: text('reply_to'),
  /** The appointment that came with it. */
  calendar: text('calendar'),
  createdAt: createdAt(),
});
