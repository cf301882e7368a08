import {
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  lte,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { driverOf, type Queryable, statementsFor } from '#packages/db/index.ts';
import { chatAttachments, chatMembers, chatMessages } from './chat.tables.ts';
import { visibleTo } from './conversations.queries.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
export type AttachmentRow = typeof chatAttachments.$inferSelect;

const COLUMNS = `
  v.conversation_id as "conversationId", v.id, v.user_id as "userId", v.by_assistant as "byAssistant",
  v.seq, v.written_at as "writtenAt", v.deliver_at as "deliverAt", v.edited_at as "editedAt", v.sealed`;
const FROM = `
  from chat_members m join chat_messages v on v.conversation_id = m.conversation_id and ${visibleTo('m', 'v')}
  where m.user_id = $1 and m.conversation_id = $2`;

/** What a member reads around a place, nearest first. */
export async function messagesAround(
  db: Queryable,
  userId: string,
  id: string,
  {
    before,
    after,
    limit,
  }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const forward = after !== undefined;
  const { rows } = await driverOf(db).query<MessageRow>(
    `select ${COLUMNS} ${FROM} and v.seq ${forward ? '> $3' : '< $3'}
      order by v.seq ${forward ? 'asc' : 'desc'} limit $4`,
    [userId, id, after ?? before ?? 2 ** 31 - 1, limit],
  );
  return rows;
}

/** What a person wrote here that waits, oldest first. */
export function heldMessages(db: Queryable, userId: string, id: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, id),
        eq(chatMessages.userId, userId),
        isNull(chatMessages.seq),
        isNotNull(chatMessages.sealed),
      ),
    )
    .orderBy(asc(chatMessages.writtenAt), asc(chatMessages.id));
}

/** Those of some messages that a member may read, in their order. */
export async function visibleAmong(
  db: Queryable,
  userId: string,
  id: string,
  messageIds: readonly string[],
): Promise<MessageRow[]> {
  const { rows } = await driverOf(db).query<MessageRow>(
    `select ${COLUMNS} ${FROM} and v.id = any($3::uuid[]) order by v.seq`,
    [userId, id, [...messageIds]],
  );
  return rows;
}

/** Everything that a person may read in all their conversations, newest first, behind a place. */
export async function readableBefore(
  db: Queryable,
  userId: string,
  before: { at: Date; id: string } | null,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await driverOf(db).query<MessageRow>(
    `select ${COLUMNS}
       from chat_members m join chat_messages v on v.conversation_id = m.conversation_id and ${visibleTo('m', 'v')}
      where m.user_id = $1 and v.sealed is not null
        and ($2::timestamptz is null or (v.written_at, v.id) < ($2, $3::uuid))
      order by v.written_at desc, v.id desc limit $4`,
    [userId, before?.at.toISOString() ?? null, before?.id ?? null, limit],
  );
  return rows;
}

/** What a person wrote where they read it no more: in conversations that they left. */
export async function ownElsewhere(db: Queryable, userId: string): Promise<MessageRow[]> {
  const { rows } = await driverOf(db).query<MessageRow>(
    `select ${COLUMNS} from chat_messages v
      where v.user_id = $1 and (v.seq is not null or v.sealed is not null) and not exists (
        select from chat_members m where m.conversation_id = v.conversation_id and m.user_id = $1
           and (v.seq is null or ${visibleTo('m', 'v')}))
      order by v.conversation_id, v.seq, v.id`,
    [userId],
  );
  return rows;
}

const ofMessage = (id: string | Placeholder, messageId: string | Placeholder): SQL | undefined =>
  and(eq(chatMessages.conversationId, id), eq(chatMessages.id, messageId));

const statementsOf = statementsFor((db) => ({
  one: db
    .select()
    .from(chatMessages)
    .where(ofMessage(sql.placeholder('id'), sql.placeholder('messageId')))
    .prepare('chat_message'),
  due: db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, sql.placeholder('id')),
        isNull(chatMessages.seq),
        lte(chatMessages.deliverAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(chatMessages.writtenAt), asc(chatMessages.id))
    .prepare('chat_due'),
}));

export async function findMessage(
  db: Queryable,
  id: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await statementsOf(db).one.execute({ id, messageId });
  return row;
}

export async function insertMessage(tx: Queryable, row: MessageRow): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

export async function updateMessage(
  tx: Queryable,
  id: string,
  messageId: string,
  change: Partial<MessageRow>,
): Promise<void> {
  await tx.update(chatMessages).set(change).where(ofMessage(id, messageId));
}

/** Conversations with something that is due. */
export async function conversationsDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: chatMessages.conversationId })
    .from(chatMessages)
    .where(and(isNull(chatMessages.seq), lte(chatMessages.deliverAt, now)));
  return rows.map(({ id }) => id);
}

/** What is due in a conversation, in the order in which it was written. */
export function dueIn(tx: Queryable, id: string, now: Date): Promise<MessageRow[]> {
  return statementsOf(tx).due.execute({ id, now });
}

/** Has what waits for somebody’s hours be delivered at an instant; gives whose it is and where. */
export function postpone(
  tx: Queryable,
  userId: string,
  at: Date,
): Promise<Pick<MessageRow, 'conversationId' | 'userId'>[]> {
  return tx
    .update(chatMessages)
    .set({ deliverAt: at })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.conversationId, chatMessages.conversationId),
        eq(chatMembers.userId, userId),
        ne(chatMessages.userId, userId),
        isNull(chatMessages.seq),
        ne(chatMessages.deliverAt, at),
      ),
    )
    .returning({ conversationId: chatMessages.conversationId, userId: chatMessages.userId });
}

export function attachmentsOf(
  db: Queryable,
  pairs: readonly { conversationId: string; id: string }[],
): Promise<AttachmentRow[]> {
  if (pairs.length === 0) return Promise.resolve([]);
  const conversations = sql.param(pairs.map(({ conversationId }) => conversationId));
  const messages = sql.param(pairs.map(({ id }) => id));
  return db
    .select()
    .from(chatAttachments)
    .where(
      sql`(${chatAttachments.conversationId}, ${chatAttachments.messageId}) in
        (select * from unnest(${conversations}::uuid[], ${messages}::uuid[]))`,
    )
    .orderBy(asc(chatAttachments.createdAt), asc(chatAttachments.id));
}
