import { findFiles } from '#features/files/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { lockOwn, type Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Help } from '../../crisis/contract/danger.ts';
import { helpOf } from '../../crisis/server/index.ts';
import {
  ATTACHMENT_MISSING,
  type AttachmentDraft,
  attachmentFolder,
  MAX_MESSAGES,
  MAX_OPEN_TICKETS,
  type MessageDraft,
  TICKET_FULL,
  type Ticket,
  type TicketDraft,
  type TicketMessage,
  TOO_MANY_TICKETS,
} from '../contract/support.contract.ts';
import { afterPerson, promisedAnswer } from '../contract/ticket-state.rules.ts';
import { presentMessages, presentTicket } from './present.ts';
import { settleAnswered, tellChanged } from './support.events.ts';
import {
  countMessages,
  countOpen,
  findMessage,
  findTicket,
  insertMessage,
  insertTicket,
  lockTicket,
  type TicketRow,
  ticketsOf,
  updateTicket,
} from './support.queries.ts';
import {
  type SealedAttachment,
  type SealedMessage,
  sealMessage,
  sealSubject,
  staffKey,
} from './support.sealed.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
const notFound = () => fail('not_found', 'No such ticket');

export async function listTickets(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ tickets: Ticket[] }> {
  const [key, rows] = await Promise.all([staffKey(context), ticketsOf(context.db, userId)]);
  return { tickets: rows.map((row) => presentTicket(context, key, row)) };
}

/** Opens a ticket; an id that exists already returns that ticket unchanged. */
export async function openTicket(
  context: ServerContext,
  { userId, timeZone }: Caller,
  { message, ...draft }: TicketDraft,
  failOwn: FailOwn<typeof TOO_MANY_TICKETS | typeof ATTACHMENT_MISSING>,
): Promise<{ ticket: Ticket; help: Help | null }> {
  const { db, now, settings } = context;
  const key = await staffKey(context);
  const ticket = await db.transaction(async (tx) => {
    await lockOwn(tx, 'support', userId);
    const place = { userId, id: draft.id };
    const known = await lockTicket(tx, place);
    if (known) return known;
    if ((await countOpen(tx, userId)) >= MAX_OPEN_TICKETS) {
      throw failOwn(TOO_MANY_TICKETS, `At most ${MAX_OPEN_TICKETS} tickets that are not closed`);
    }
    const attachments = await attached(tx, place, draft.attachments, failOwn);
    const at = now();
    const saved = await insertTicket(tx, {
      ...place,
      ...{ category: draft.category, priority: draft.priority, byMail: draft.byMail },
      ...{
        state: 'open',
        dueAt: promisedAnswer(at, settings.support.hours),
        createdAt: at,
        updatedAt: at,
      },
      assigneeId: null,
      sealed: sealSubject(key, place, draft.subject),
    });
    const first = { userId, ticketId: draft.id, id: draft.id };
    const sealed = sealMessage(key, first, { text: message, attachments });
    await insertMessage(tx, { ...first, byStaff: false, at, sealed });
    await tellChanged(context, tx, saved);
    return saved;
  });
  return {
    ticket: presentTicket(context, key, ticket),
    help: helpOf(`${draft.subject}\n${message}`, timeZone),
  };
}

export async function getTicket(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<{ ticket: Ticket; messages: TicketMessage[] }> {
  const row = await findTicket(context.db, { userId, id });
  if (!row) throw notFound();
  await context.db.transaction((tx) => settleAnswered(context, tx, row));
  const key = await staffKey(context);
  return {
    ticket: presentTicket(context, key, row),
    messages: await presentMessages(context, key, row),
  };
}

/** Adds what a person writes on their ticket. */
export async function writeMessage(
  context: ServerContext,
  { userId, timeZone }: Caller,
  id: string,
  draft: MessageDraft,
  failOwn: FailOwn<typeof TICKET_FULL | typeof ATTACHMENT_MISSING>,
): Promise<{ ticket: Ticket; help: Help | null }> {
  const ticket = await context.db.transaction(async (tx) => {
    const known = await lockTicket(tx, { userId, id });
    if (!known) throw notFound();
    const attachments = await attached(tx, known, draft.attachments, failOwn);
    const saved = await addPersonMessage(context, tx, known, { ...draft, attachments });
    if (!saved) throw failOwn(TICKET_FULL, `At most ${MAX_MESSAGES} messages`);
    return saved;
  });
  const key = await staffKey(context);
  return { ticket: presentTicket(context, key, ticket), help: helpOf(draft.text, timeZone) };
}

/**
 * Adds a person's message to a ticket that is locked; one that is there already changes nothing.
 * Undefined where the ticket holds no more.
 */
export async function addPersonMessage(
  context: ServerContext,
  tx: Transaction,
  ticket: TicketRow,
  message: SealedMessage & { id: string; byMail?: boolean },
): Promise<TicketRow | undefined> {
  if (await findMessage(tx, ticket, message.id)) return ticket;
  if ((await countMessages(tx, ticket)) >= MAX_MESSAGES) return undefined;
  const key = await staffKey(context);
  const at = context.now();
  const { text, attachments, leftOut, byMail = false } = message;
  const place = { userId: ticket.userId, ticketId: ticket.id, id: message.id };
  const sealed = sealMessage(key, place, { text, attachments, leftOut });
  await insertMessage(tx, { ...place, byStaff: false, at, byMail, sealed });
  const saved = await updateTicket(tx, ticket, {
    ...afterPerson(ticket, at, context.settings.support.hours),
    updatedAt: at,
  });
  await tellChanged(context, tx, saved);
  return saved;
}

/** The person says that it is settled; saying so twice is saying it once. */
export async function closeTicket(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<Ticket> {
  const ticket = await context.db.transaction(async (tx) => {
    const known = await lockTicket(tx, { userId, id });
    if (!known) throw notFound();
    if (known.state === 'closed') return known;
    const change = { state: 'closed', dueAt: null, updatedAt: context.now() } as const;
    const saved = await updateTicket(tx, known, change);
    await tellChanged(context, tx, saved);
    return saved;
  });
  return presentTicket(context, await staffKey(context), ticket);
}

/** What was uploaded for a ticket, as the storage service knows it. */
async function attached(
  tx: Transaction,
  { userId, id }: Pick<TicketRow, 'userId' | 'id'>,
  drafts: readonly AttachmentDraft[],
  failOwn: FailOwn<typeof ATTACHMENT_MISSING>,
): Promise<SealedAttachment[]> {
  const folder = attachmentFolder(userId, id);
  const found = await findFiles(
    tx,
    'attachments',
    drafts.map(({ path }) => path),
  );
  return drafts.map(({ path, name }) => {
    const file = path.startsWith(folder) ? found.get(path) : undefined;
    if (!file) throw failOwn(ATTACHMENT_MISSING, 'Upload the file to the ticket’s folder first');
    return { path, name, ...file };
  });
}
