import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { TicketCategory, TicketPriority, TicketState } from '../contract/support.contract.ts';

/**
 * Questions to the operator's staff. Subject and messages are sealed with the staff's one key
 * (decision 0102); they are the person's and go with them.
 */
export const supportTickets = pgTable(
  'support_tickets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** From one sequence, so that the staff finds a ticket by it alone. */
    number: bigint('number', { mode: 'number' })
      .notNull()
      .generatedByDefaultAsIdentity({ startWith: 1001 }),
    category: text('category').$type<TicketCategory>().notNull(),
    priority: text('priority').$type<TicketPriority>().notNull(),
    state: text('state').$type<TicketState>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the promised answer is due; null while none is owed. */
    dueAt: instant('due_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    byMail: boolean('by_mail').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('support_tickets_number').on(t.number),
    index('support_tickets_queue').on(t.dueAt, t.number).where(sql`${t.state} <> 'closed'`),
    index('support_tickets_assignee').on(t.assigneeId),
    check(
      'support_tickets_due',
      sql`(${t.state} in ('open', 'reopened')) = (${t.dueAt} is not null)`,
    ),
  ],
);

/** What was written on a ticket, by its person or by the staff. */
export const supportMessages = pgTable(
  'support_messages',
  {
    /** The ticket's person, whoever wrote. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ticketId: uuid('ticket_id').notNull(),
    id: uuid('id').notNull(),
    byStaff: boolean('by_staff').notNull(),
    /** Who of the staff answered; null once they are gone, and for the person. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** Came in by mail. */
    byMail: boolean('by_mail').notNull().default(false),
    /** When it was handed to the mail server for the person. */
    mailedAt: instant('mailed_at'),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.ticketId, t.id] }),
    foreignKey({
      name: 'support_messages_ticket',
      columns: [t.userId, t.ticketId],
      foreignColumns: [supportTickets.userId, supportTickets.id],
    }).onDelete('cascade'),
    index('support_messages_author').on(t.authorId),
  ],
);
