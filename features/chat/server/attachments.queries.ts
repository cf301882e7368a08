import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { chatAttachments } from './chat.tables.ts';
import type { AttachmentRow } from './messages.queries.ts';

export async function insertAttachment(db: Queryable, row: AttachmentRow): Promise<void> {
  await db.insert(chatAttachments).values(row).onConflictDoNothing();
}

export async function findAttachment(
  db: Queryable,
  conversationId: string,
  id: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(chatAttachments)
    .where(and(eq(chatAttachments.conversationId, conversationId), eq(chatAttachments.id, id)));
  return row;
}

/** What a person sent, in a lasting order. */
export function attachmentsBy(db: Queryable, userId: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(chatAttachments)
    .where(eq(chatAttachments.userId, userId))
    .orderBy(asc(chatAttachments.conversationId), asc(chatAttachments.id));
}

/** Ties files to the message that names them; gives how many there were. */
export async function nameThem(
  tx: Queryable,
  { conversationId, userId, messageId }: Record<'conversationId' | 'userId' | 'messageId', string>,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx
    .update(chatAttachments)
    .set({ messageId })
    .where(
      and(
        eq(chatAttachments.conversationId, conversationId),
        eq(chatAttachments.userId, userId),
        isNull(chatAttachments.messageId),
        inArray(chatAttachments.id, [...ids]),
      ),
    );
  return rowCount ?? 0;
}

/** Takes the files of a message away. */
export async function deleteAttachments(
  tx: Queryable,
  { conversationId, messageId }: Record<'conversationId' | 'messageId', string>,
): Promise<void> {
  await tx
    .delete(chatAttachments)
    .where(
      and(
        eq(chatAttachments.conversationId, conversationId),
        eq(chatAttachments.messageId, messageId),
      ),
    );
}

/** The same for files that nothing names. */
export async function deleteUnnamed(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(chatAttachments)
    .where(and(isNull(chatAttachments.messageId), lt(chatAttachments.createdAt, before)));
}
