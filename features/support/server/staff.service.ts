import { supportStaff } from '#features/access/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type AnswerState,
  NOT_STAFF,
  type QueuedTicket,
  type QueueView,
  type Staff,
  type TicketCase,
} from '../contract/staff.contract.ts';
import { MAX_MESSAGES, TICKET_FULL, type TicketState } from '../contract/support.contract.ts';
import { afterStaff } from '../contract/ticket-state.rules.ts';
import { answerMailJob } from './mails/answer-mail.job.ts';
import { presentMessages, presentTicket } from './present.ts';
import { findQueued, lockNext, type QueueRow, queueCounts, queuedOf } from './staff.queries.ts';
import { tellAnswered, tellChanged } from './support.events.ts';
import {
  countMessages,
  findMessage,
  insertMessage,
  lockByNumber,
  type TicketRow,
  updateTicket,
} from './support.queries.ts';
import { sealMessage, staffKey } from './support.sealed.ts';

const notFound = () => fail('not_found', 'No such ticket');

export async function listQueue(
  context: ServerContext,
  { userId: staffId }: Caller,
  view: QueueView,
): Promise<{ tickets: QueuedTicket[]; counts: Record<QueueView, number>; staff: Staff[] }> {
  const { db, now } = context;
  const [key, rows, counts, staff] = await Promise.all([
    staffKey(context),
    queuedOf(db, view, { staffId, now: now() }),
    queueCounts(db, { staffId, now: now() }),
    supportStaff(db),
  ]);
  return { tickets: rows.map((row) => presentQueued(context, key, row)), counts, staff };
}

export async function getCase(context: ServerContext, number: number): Promise<TicketCase> {
  const row = await findQueued(context.db, number);
  if (!row) throw notFound();
  const key = await staffKey(context);
  return {
    ...presentQueued(context, key, row),
    language: languageOfTag(row.language ?? '') ?? FALLBACK_LANGUAGE,
    byMail: row.byMail,
    messages: await presentMessages(context, key, row),
  };
}

/** Gives the caller what presses most; null where nothing waits for anybody. */
export function takeNext(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ number: number | null }> {
  return context.db.transaction(async (tx) => {
    const number = await lockNext(tx);
    const ticket = number === undefined ? undefined : await lockByNumber(tx, number);
    if (!ticket) return { number: null };
    await tellChanged(context, tx, await updateTicket(tx, ticket, { assigneeId: userId }));
    return { number: ticket.number };
  });
}

export async function assign(
  context: ServerContext,
  number: number,
  staffId: string | null,
  failOwn: (code: typeof NOT_STAFF, message: string) => Problem,
): Promise<void> {
  await changeTicket(context, number, async (tx, ticket) => {
    const staff = await supportStaff(tx);
    if (staffId !== null && !staff.some(({ id }) => id === staffId)) {
      throw failOwn(NOT_STAFF, 'They answer no tickets');
    }
    return updateTicket(tx, ticket, { assigneeId: staffId });
  });
}

/** Answers a ticket, which becomes the answering one's where nobody had it. */
export async function answer(
  context: ServerContext,
  { userId: staffId }: Caller,
  number: number,
  { id, text, next }: { id: string; text: string; next: AnswerState },
  failOwn: (code: typeof TICKET_FULL, message: string) => Problem,
): Promise<TicketCase> {
  const key = await staffKey(context);
  await changeTicket(context, number, async (tx, ticket) => {
    if (await findMessage(tx, ticket, id)) return ticket;
    if ((await countMessages(tx, ticket)) >= MAX_MESSAGES) {
      throw failOwn(TICKET_FULL, `At most ${MAX_MESSAGES} messages`);
    }
    const at = context.now();
    const place = { userId: ticket.userId, ticketId: ticket.id, id };
    const sealed = sealMessage(key, place, { text, attachments: [] });
    await insertMessage(tx, { ...place, byStaff: true, authorId: staffId, at, sealed });
    await tellAnswered(context, tx, ticket);
    if (ticket.byMail) {
      const { userId, id: ticketId } = ticket;
      await context.jobs.send(tx, answerMailJob, { userId, ticketId, messageId: id });
    }
    return updateTicket(tx, ticket, {
      ...afterStaff(ticket, next, at, context.settings.support.hours),
      updatedAt: at,
      assigneeId: ticket.assigneeId ?? staffId,
    });
  });
  return getCase(context, number);
}

export async function setState(
  context: ServerContext,
  number: number,
  state: TicketState,
): Promise<void> {
  await changeTicket(context, number, async (tx, ticket) => {
    if (ticket.state === state) return ticket;
    const at = context.now();
    const standing = afterStaff(ticket, state, at, context.settings.support.hours);
    return updateTicket(tx, ticket, { ...standing, updatedAt: at });
  });
}

function changeTicket(
  context: ServerContext,
  number: number,
  change: (tx: Transaction, ticket: TicketRow) => Promise<TicketRow>,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const ticket = await lockByNumber(tx, number);
    if (!ticket) throw notFound();
    await tellChanged(context, tx, await change(tx, ticket));
  });
}

function presentQueued(context: ServerContext, key: OwnerKey, row: QueueRow): QueuedTicket {
  const { id: _id, byMail: _byMail, ...ticket } = presentTicket(context, key, row);
  const { person, assignee, assigneeId } = row;
  return {
    ...ticket,
    person,
    assignee: assigneeId && assignee !== null ? { id: assigneeId, name: assignee } : null,
  };
}
