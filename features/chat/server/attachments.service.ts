import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fitsType, putFile, readFile } from '#features/files/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type AttachmentType, MAX_ATTACHMENT_BYTES } from '../contract/attachments.ts';
import type { CONVERSATION_CLOSED } from '../contract/chat.contract.ts';
import type { Attachment } from '../contract/messages.ts';
import {
  deleteUnnamed,
  findAttachment,
  insertAttachment,
  nameThem,
} from './attachments.queries.ts';
import { attachmentOf, keyOfConversation, sealDescription } from './chat.sealed.ts';
import { findMember } from './conversations.queries.ts';
import { assertOpen, noConversation } from './conversations.service.ts';
import { visibleAmong } from './messages.queries.ts';

export const BUCKET = 'chat';
const DAY_MS = 86_400_000;

const blobPlaceOf = (id: string) => ({ table: 'chat_attachments.bytes', row: id });
export const pathOf = (file: { userId: string; conversationId: string; id: string }): string =>
  `${file.userId}/${file.conversationId}/${file.id}`;
const noFile = (): Problem => fail('not_found', 'There is no such file');

/** Keeps a file for a message of the caller’s: sealed with the conversation before it lies anywhere. */
export async function addAttachment(
  context: ServerContext,
  { userId }: Caller,
  { id, attachmentId }: { id: string; attachmentId: string },
  { name, type, content }: { name: string; type: AttachmentType; content: string },
  failOwn: (code: typeof CONVERSATION_CLOSED, message: string) => Problem,
): Promise<Attachment> {
  const { db } = context;
  const { row: own } = await assertOpen(db, userId, id, failOwn);
  // The assistant reads words alone.
  if (own.kind === 'assistant') throw noConversation();
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_ATTACHMENT_BYTES) {
    throw fail('payload_too_large', 'The file is too large', { limit: MAX_ATTACHMENT_BYTES });
  }
  if (!(await fitsType(bytes, type, { certainly: true }))) {
    throw fail('unsupported_media_type', 'The file is not what it is called');
  }
  const key = await keyOfConversation(context, id);
  const known = await findAttachment(db, id, attachmentId);
  if (known) {
    if (known.userId !== userId) throw fail('conflict', 'This id is taken');
    return attachmentOf(key, known);
  }
  const row = {
    ...{ conversationId: id, id: attachmentId, userId, messageId: null, size: bytes.length },
    createdAt: context.now(),
    sealed: sealDescription(key, attachmentId, { name, type }),
  };
  const sealed = key.sealBytes(blobPlaceOf(attachmentId), bytes);
  await putFile(
    context,
    { bucket: BUCKET, path: pathOf(row) },
    { type: 'application/octet-stream', bytes: sealed },
  );
  await insertAttachment(db, row);
  return attachmentOf(key, row);
}

/** The bytes of a file, for its sender and for who may read the message that names it. */
export async function readAttachment(
  context: ServerContext,
  { userId }: Caller,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<Readable> {
  const { db } = context;
  if (!(await findMember(db, id, userId))) throw noConversation();
  const row = await findAttachment(db, id, attachmentId);
  if (!row) throw noFile();
  if (row.userId !== userId) {
    const [message] = row.messageId ? await visibleAmong(db, userId, id, [row.messageId]) : [];
    if (!message?.sealed) throw noFile();
  }
  return Readable.from([await bytesOf(context, row)]);
}

/** The bytes of a file as they were sent. */
export async function bytesOf(
  context: ServerContext,
  row: { userId: string; conversationId: string; id: string },
): Promise<Buffer> {
  const file = await readFile(context, { bucket: BUCKET, path: pathOf(row) });
  if (!file) throw noFile();
  const key = await keyOfConversation(context, row.conversationId);
  return key.openBytes(blobPlaceOf(row.id), await buffer(file.bytes));
}

/** Has a message name files that its author sent for it; `not_found` where one is not there. */
export async function nameAttachments(
  tx: Queryable,
  message: { conversationId: string; userId: string; messageId: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unique = [...new Set(ids)];
  if ((await nameThem(tx, message, unique)) !== unique.length) throw noFile();
}

/** Removes files that no message named within a day; what lies in storage goes with their rows, by a trigger. */
export function sweepAttachments({ db, now }: ServerContext): Promise<void> {
  return deleteUnnamed(db, new Date(now().getTime() - DAY_MS));
}
