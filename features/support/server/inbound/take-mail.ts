import { type ParsedMail, simpleParser } from 'mailparser';
import { confirmedAddressOf } from '#features/accounts/server/index.ts';
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
import { isAutomatic, newTextOf } from './mail.rules.ts';

/** What became of a mail: written on the ticket, passed over without a word, or refused. */
export type Outcome =
  | 'taken'
  | 'passed_over'
  | 'not_theirs'
  | 'empty'
  | 'too_long'
  | 'bad_attachment'
  | 'full';

/** Writes a mail on the ticket that its reply address is for. The same mail again is there once. */
export async function takeMail(
  context: ServerContext,
  ticket: TicketRow,
  { raw, envelopeSender }: { raw: Buffer; envelopeSender: string },
): Promise<Outcome> {
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true });
  const sender = mail.from?.value[0]?.address?.toLowerCase() ?? '';
  // Of the headers that are asked for only a subject is in a person's language, and thus encoded.
  const header = (name: string) => (name === 'subject' ? mail.subject : textOf(mail, name));
  if (isAutomatic(header, envelopeSender, sender)) return 'passed_over';
  if (sender !== (await confirmedAddressOf(context.db, ticket.userId))) return 'not_theirs';
  const text = newTextOf(mail.text ?? '');
  const given = mail.attachments.filter(({ related, filename }) => !related || filename);
  if (text === '' && given.length === 0) return 'empty';
  if (text.length > MAX_MESSAGE_LENGTH) return 'too_long';
  if (given.length > MAX_ATTACHMENTS) return 'bad_attachment';
  const id = uuidOf(`mail ${ticket.number} ${mail.messageId ?? raw.toString('base64')}`);
  const attachments = await keepFiles(context, ticket, id, given);
  if (!attachments) return 'bad_attachment';
  return context.db.transaction(async (tx) => {
    const known = await lockTicket(tx, ticket);
    if (!known) return 'not_theirs';
    const message = { id, text: text || '…', attachments, byMail: true };
    return (await addPersonMessage(context, tx, known, message)) ? 'taken' : 'full';
  });
}

/** A header as it was written; several of a name as one. */
function textOf({ headerLines }: ParsedMail, name: string): string | undefined {
  const found = headerLines.filter(({ key }) => key === name);
  if (found.length === 0) return undefined;
  return found.map(({ line }) => line.slice(line.indexOf(':') + 1).trim()).join(', ');
}

const TYPES: readonly string[] = BUCKETS.attachments.mimeTypes;

/** Puts what came along where the person's uploads are; null where one of it is refused there. */
async function keepFiles(
  context: ServerContext,
  { userId, id: ticketId }: TicketRow,
  messageId: string,
  given: ParsedMail['attachments'],
): Promise<SealedAttachment[] | null> {
  const kept: SealedAttachment[] = [];
  for (const [nth, { filename, contentType, content, size }] of given.entries()) {
    if (!TYPES.includes(contentType)) return null;
    const path = `${attachmentFolder(userId, ticketId)}${messageId}-${nth}`;
    try {
      await putFile(
        context,
        { bucket: 'attachments', path },
        { type: contentType, bytes: content },
      );
    } catch (error) {
      if (error instanceof StorageError) return null;
      // Nothing is wrong with the mail: its server brings it again later.
      throw error;
    }
    const name = filename?.replaceAll(/\p{Cc}/gu, '').slice(0, 200) || `${nth + 1}`;
    kept.push({ path, name, type: contentType, size });
  }
  return kept;
}
