import * as z from 'zod';
import { type OwnerKey, SEALED_TEXT, type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { AttachmentType } from '../contract/attachments.ts';
import type { Answer, Attachment, Message } from '../contract/messages.ts';
import { heldConversation } from './conversations.queries.ts';
import { type AttachmentRow, attachmentsOf, type MessageRow } from './messages.queries.ts';

/** What is sealed of a message. */
export interface MessageContent {
  text: string;
  answer?: Answer | undefined;
  /** Sentences that the assistant has said, so that they are not said again soon. */
  used?: readonly string[] | undefined;
}
const CONTENT: Sealed<MessageContent> = sealed(
  z.object({
    text: z.string(),
    answer: z.custom<Answer>().optional(),
    used: z.array(z.string()).optional(),
  }),
);

const placeOf = (id: string) => ({ table: 'chat_messages', row: id });
const placeOfName = (id: string) => ({ table: 'chat_conversations', row: id });
const placeOfFile = (id: string) => ({ table: 'chat_attachments', row: id });

/** The key of a conversation that is there. */
export const keyOfConversation = (
  { vault }: Pick<ServerContext, 'vault'>,
  id: string,
  tx?: Queryable,
): Promise<OwnerKey> => vault.keyOfShared('chat_conversations', id, heldConversation(id), tx);

export const sealContent = (key: OwnerKey, id: string, content: MessageContent): Buffer =>
  key.seal(placeOf(id), content);
export const openContent = (key: OwnerKey, id: string, sealed: Buffer): MessageContent =>
  key.open(placeOf(id), sealed, CONTENT);
export const sealName = (key: OwnerKey, id: string, name: string): Buffer =>
  key.seal(placeOfName(id), name);
export const openName = (key: OwnerKey, id: string, sealed: Buffer): string =>
  key.open(placeOfName(id), sealed, SEALED_TEXT);

/** What is sealed of a file beside its bytes. */
interface Described {
  name: string;
  type: AttachmentType;
}
const DESCRIBED: Sealed<Described> = sealed(
  z.object({ name: z.string(), type: z.custom<AttachmentType>() }),
);
export const sealDescription = (key: OwnerKey, id: string, described: Described): Buffer =>
  key.seal(placeOfFile(id), described);

export function attachmentOf(key: OwnerKey, { id, size, sealed }: AttachmentRow): Attachment {
  return { id, size, ...key.open(placeOfFile(id), sealed, DESCRIBED) };
}

/** Messages as their readers see them, of any conversations; one that cannot be opened has no text. */
export async function openMessages(
  context: Pick<ServerContext, 'db' | 'vault' | 'log'>,
  rows: readonly MessageRow[],
  db: Queryable = context.db,
): Promise<Message[]> {
  const files = Map.groupBy(
    await attachmentsOf(
      db,
      rows.filter(({ sealed }) => sealed !== null),
    ),
    ({ conversationId, messageId }) => `${conversationId} ${messageId}`,
  );
  const opened: Message[] = [];
  for (const row of rows) {
    const { id, conversationId, sealed } = row;
    const key = sealed && (await keyOfConversation(context, conversationId));
    const content = key && tryUnseal(context, id, () => openContent(key, id, sealed));
    const own = files.get(`${conversationId} ${id}`) ?? [];
    const attachments = key
      ? own.flatMap((file) => tryUnseal(context, file.id, () => attachmentOf(key, file)) ?? [])
      : [];
    opened.push(messageView(row, content ?? null, attachments));
  }
  return opened;
}

export function messageView(
  row: MessageRow,
  content: MessageContent | null,
  attachments: Attachment[],
): Message {
  const { id, seq, userId, byAssistant, writtenAt, deliverAt, editedAt, sealed } = row;
  return {
    id,
    seq,
    authorId: byAssistant ? null : userId,
    text: content?.text ?? null,
    attachments,
    answer: content?.answer ?? null,
    writtenAt: writtenAt.toISOString(),
    deliverAt: seq === null ? (deliverAt?.toISOString() ?? null) : null,
    editedAt: editedAt?.toISOString() ?? null,
    deleted: sealed === null,
  };
}
