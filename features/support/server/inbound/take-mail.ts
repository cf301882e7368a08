import { activeAmong, confirmedAddressOf } from '#features/accounts/server/index.ts';
import { BUCKETS } from '#features/files/contract/buckets.ts';
import { putFile, StorageError } from '#features/files/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  attachmentFolder,
  MAX_ATTACHMENTS,
  MAX_MESSAGE_LENGTH,
} from '../../contract/support.contract.ts';
import { lockTicket, type TicketRow } from '../support.queries.ts';
import type { SealedAttachment } from '../support.sealed.ts';
import { addPersonMessage } from '../support.service.ts';
import type { MailedFile, ReadMail } from './read-mail.ts';

/** What became of a mail: written on the ticket, passed over without a word, or refused. */
export type Outcome =
  | 'taken'
  | 'passed_over'
  | 'not_theirs'
  | 'suspended'
  | 'empty'
  | 'too_long'
  | 'bad_attachment'
  | 'full';

/** Writes a mail on the ticket that its reply address is for. The same mail again is there once. */
export async function takeMail(
  context: ServerContext,
  ticket: TicketRow,
  mail: ReadMail & { raw: Buffer },
): Promise<Outcome> {
  const { db, now } = context;
  const { userId } = ticket;
  const { text, files } = mail;
  if (mail.automatic) return 'passed_over';
  if (mail.sender !== (await confirmedAddressOf(db, userId))) return 'not_theirs';
  if ((await activeAmong(db, [userId], now())).length === 0) return 'suspended';
  if (text === '' && files.length === 0) return 'empty';
  if (text.length > MAX_MESSAGE_LENGTH) return 'too_long';
  const leftOut = files.filter(({ type }) => isOtherPicture(type));
  const kept = files.filter((file) => !leftOut.includes(file));
  if (kept.length > MAX_ATTACHMENTS || leftOut.length > MAX_ATTACHMENTS) return 'bad_attachment';
  if (text === '' && kept.length === 0) return 'bad_attachment';
  const id = uuidOf(`mail ${ticket.number} ${mail.messageId ?? mail.raw.toString('base64')}`);
  const attachments = await keepFiles(context, ticket, id, kept);
  if (!attachments) return 'bad_attachment';
  return db.transaction(async (tx) => {
    const known = await lockTicket(tx, ticket);
    if (!known) return 'not_theirs';
    const message = {
      ...{ id, text: text || '…', attachments, byMail: true },
      leftOut: leftOut.map(({ name, type }) => name || type),
    };
    return (await addPersonMessage(context, tx, known, message)) ? 'taken' : 'full';
  });
}

const TYPES: readonly string[] = BUCKETS.attachments.mimeTypes;

/**
 * Photos and films that few browsers show, as telephones take them: their person chose them in good faith, and the
 * words that they go with are worth having without them.
 */
const isOtherPicture = (type: string) => /^(?:image|video)\//.test(type) && !TYPES.includes(type);

/** Puts what came along where the person's uploads are; null where one of it is refused there. */
async function keepFiles(
  context: ServerContext,
  { userId, id: ticketId }: TicketRow,
  messageId: string,
  files: readonly MailedFile[],
): Promise<SealedAttachment[] | null> {
  const kept: SealedAttachment[] = [];
  for (const [nth, { name, type, bytes }] of files.entries()) {
    if (!TYPES.includes(type)) return null;
    const path = `${attachmentFolder(userId, ticketId)}${messageId}-${nth}`;
    try {
      await putFile(
        context,
        { bucket: 'attachments', path },
        { type, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      );
    } catch (error) {
      if (error instanceof StorageError) return null;
      // Nothing is wrong with the mail: its server brings it again later.
      throw error;
    }
    kept.push({ path, name: name || `${nth + 1}`, type, size: bytes.byteLength });
  }
  return kept;
}
