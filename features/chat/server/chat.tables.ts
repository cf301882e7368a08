import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { Conversation } from '../contract/chat.contract.ts';

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const conversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => chatConversations.id, { onDelete: 'cascade' });

/**
 * A conversation is its members’ together: erased with its last member, by a trigger on `chat_members`
 * (decision 0102), which also counts the accounts that were deleted.
 */
export const chatConversations = pgTable('chat_conversations', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<Conversation['kind']>().notNull(),
  /** What there is one of: a hash of the assistant’s person, or of the two who talk; null for a group. */
  onlyOf: uuid('only_of').unique(),
  /** Whose people may write here; null for the assistant, and once the company is gone. */
  companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
  lastSeq: integer('last_seq').notNull().default(0),
  gone: integer('gone').notNull().default(0),
  /** Of a group. */
  sealedName: bytes('sealed_name'),
  createdAt: createdAt(),
});

/** Who is in it: they read what stands after `after_seq`, up to `until_seq` once they left the company. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: conversation(),
    userId: person('user_id'),
    afterSeq: integer('after_seq').notNull().default(0),
    untilSeq: integer('until_seq'),
    leftAt: instant('left_at'),
    /** The group’s name when they left the company: they hear of no other. */
    sealedName: bytes('sealed_name'),
    readSeq: integer('read_seq').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    /** Shown before anything was written: to who began it. */
    listed: boolean('listed').notNull().default(false),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('chat_members_user').on(t.userId),
  ],
);

/** A message has its place once it is delivered: until then it is its author’s alone. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: conversation(),
    id: uuid('id').notNull(),
    userId: person('user_id'),
    byAssistant: boolean('by_assistant').notNull().default(false),
    seq: integer('seq'),
    writtenAt: instant('written_at').notNull(),
    /** When one that waits is delivered, and when one that waited was; null for what waits for nothing. */
    deliverAt: instant('deliver_at'),
    editedAt: instant('edited_at'),
    /** Null once it was deleted. */
    sealed: bytes('sealed'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.id] }),
    uniqueIndex('chat_messages_seq').on(t.conversationId, t.seq),
    index('chat_messages_user').on(t.userId),
    index('chat_messages_held').on(t.deliverAt).where(sql`${t.seq} is null`),
  ],
);

/** A file of a message; its bytes lie sealed in the bucket `chat`, below its author’s id. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    conversationId: conversation(),
    id: uuid('id').notNull(),
    userId: person('user_id'),
    /** Null until a message names it. */
    messageId: uuid('message_id'),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Name and type. */
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.id] }),
    index('chat_attachments_message').on(t.conversationId, t.messageId),
    index('chat_attachments_user').on(t.userId),
    index('chat_attachments_unnamed').on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

export const chatSettings = pgTable(
  'chat_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    findable: boolean('findable').notNull(),
    quiet: boolean('quiet').notNull(),
    /** Minutes of the day. */
    opens: integer('opens').notNull(),
    closes: integer('closes').notNull(),
    weekend: boolean('weekend').notNull(),
    allowsNow: boolean('allows_now').notNull(),
  },
  (t) => [check('chat_settings_hours', sql`${t.opens} < ${t.closes}`)],
);

/** Who does not want to read somebody; that somebody never learns of it. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    userId: person('user_id'),
    blockedUserId: person('blocked_user_id'),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.blockedUserId] }),
    index('chat_blocks_blocked').on(t.blockedUserId),
  ],
);

/** What somebody showed to the operator’s team: a copy of the messages that they chose, and no others. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid('id').primaryKey(),
    userId: person('user_id'),
    reportedUserId: person('reported_user_id'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    outcome: text('outcome'),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    index('chat_reports_user').on(t.userId),
    index('chat_reports_reported').on(t.reportedUserId),
    index('chat_reports_open').on(t.createdAt).where(sql`${t.closedAt} is null`),
  ],
);
