import { holdPerson } from '#features/accounts/server/index.ts';
import { assertHealthAgreed, type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { pipelined, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type CONVERSATION_CLOSED, NOW_NOT_ALLOWED } from '../contract/chat.contract.ts';
import type { Message, MessageDraft } from '../contract/messages.ts';
import { answerInAssistant } from './assistant.service.ts';
import { deleteAttachments } from './attachments.queries.ts';
import { nameAttachments } from './attachments.service.ts';
import { announce } from './chat.events.ts';
import { keyOfConversation, openMessages, sealContent } from './chat.sealed.ts';
import {
  type ConversationRow,
  countIn,
  findMember,
  hearersOf,
  lockConversation,
  ownState,
} from './conversations.queries.ts';
import { assertOpen, isOpen, noConversation } from './conversations.service.ts';
import {
  conversationsDue,
  dueIn,
  findMessage,
  heldMessages,
  insertMessage,
  type MessageRow,
  messagesAround,
  updateMessage,
} from './messages.queries.ts';
import { notifyLater } from './notify.service.ts';
import { settingsRowOf } from './people.queries.ts';
import { quietUntil, settingsOf } from './quiet.rules.ts';

type FailOwn = (
  code: typeof CONVERSATION_CLOSED | typeof NOW_NOT_ALLOWED,
  message: string,
) => Problem;

const noMessage = (): Problem => fail('not_found', 'There is no such message');

/** Messages of a conversation around a place, in their order, and what the caller wrote that waits. */
export async function listMessages(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  { limit, ...place }: { before?: number; after?: number; limit: number },
): Promise<{ messages: Message[]; more: boolean; held: Message[] }> {
  const { db } = context;
  if (!(await findMember(db, id, userId))) throw noConversation();
  const rows = await messagesAround(db, userId, id, { ...place, limit: limit + 1 });
  const page = rows.slice(0, limit).toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const held = await heldMessages(db, userId, id);
  return {
    messages: await openMessages(context, page),
    more: rows.length > limit,
    held: await openMessages(context, held),
  };
}

/**
 * Writes a message: at its place at once, or once the other person’s hours begin. The same id again gives
 * the message that is there.
 */
export async function sendMessage(
  context: ServerContext,
  caller: Caller,
  id: string,
  draft: MessageDraft,
  failOwn: FailOwn,
): Promise<Message> {
  const { db } = context;
  const { userId } = caller;
  const state = await ownState(db, userId, id);
  if (!state) throw noConversation();
  // What is told to the assistant is of health, like an entry of the diary.
  if (state.kind === 'assistant') assertHealthAgreed(caller);
  const key = await keyOfConversation(context, id);
  const row = await db.transaction(async (tx) => {
    // A deletion holds the person and then what they share: so does whoever writes.
    const [, locked, known] = await pipelined([
      holdPerson(tx, userId),
      lockConversation(tx, id, userId),
      findMessage(tx, id, draft.id),
    ]);
    if (!locked) throw noConversation();
    if (known) return ownOr(known, userId);
    const { row: own, others } = await assertOpen(tx, userId, id, failOwn);
    // What was written before and is due comes before.
    const lastSeq = await deliverDueIn(context, tx, locked.conversation);
    const deliverAt =
      own.kind === 'direct'
        ? await waitsUntil(context, tx, others[0]?.id, draft.now, failOwn)
        : null;
    const written: MessageRow = {
      ...{ conversationId: id, id: draft.id, userId, byAssistant: false, editedAt: null },
      ...{ writtenAt: context.now(), deliverAt, seq: null },
      sealed: sealContent(key, draft.id, { text: draft.text.trim() }),
    };
    if (!deliverAt) written.seq = lastSeq + 1;
    await insertMessage(tx, written);
    await nameAttachments(
      tx,
      { conversationId: id, userId, messageId: draft.id },
      draft.attachments,
    );
    if (written.seq === null) {
      await announce(context, tx, userId, { type: 'changed', conversationId: id, seq: null });
      return written;
    }
    await tellDelivered(context, tx, written, written.seq);
    if (own.kind === 'assistant') {
      await answerInAssistant(context, tx, caller, key, { ...written, text: draft.text });
    }
    return written;
  });
  return viewOf(context, row);
}

/** The message that is there under an id; somebody else’s is a `conflict`. */
function ownOr(known: MessageRow, userId: string): MessageRow {
  if (known.userId !== userId || known.byAssistant) throw fail('conflict', 'This id is taken');
  return known;
}

/** When the hours of who is written to begin; null where it is delivered at once. */
async function waitsUntil(
  { now }: ServerContext,
  tx: Queryable,
  otherId: string | undefined,
  atOnce: boolean,
  failOwn: FailOwn,
): Promise<Date | null> {
  if (!otherId) return null;
  const { row, timeZone } = await settingsRowOf(tx, otherId);
  const settings = settingsOf(row);
  const until = quietUntil(settings, timeZone, now());
  if (!until || !atOnce) return until;
  if (settings.allowsNow) return null;
  throw failOwn(NOW_NOT_ALLOWED, 'They take nothing outside their hours');
}

/** Counts a message in, and tells everybody who reads it. */
async function tellDelivered(
  context: ServerContext,
  tx: Queryable,
  { conversationId, userId, id, deliverAt }: MessageRow,
  seq: number,
): Promise<void> {
  const isRead = deliverAt === null;
  const hearers = await countIn(tx, { id: conversationId, authorId: userId, seq, isRead });
  await announce(context, tx, idsOf(hearers), { type: 'message', conversationId, seq });
  const told = hearers.filter((one) => one.id !== userId && !one.muted);
  await notifyLater(context, tx, idsOf(told), { conversationId, messageId: id });
}

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

/** Changes the caller’s own text, whether it was delivered or waits. */
export async function editMessage(
  context: ServerContext,
  { userId }: Caller,
  place: { id: string; messageId: string },
  { text, now }: { text?: string | undefined; now?: true | undefined },
  failOwn: FailOwn,
): Promise<Message> {
  const { id, messageId } = place;
  const key = (await findMember(context.db, id, userId)) && (await keyOfConversation(context, id));
  if (!key) throw noConversation();
  const row = await context.db.transaction(async (tx) => {
    const { known, conversation } = await lockOwnMessage(tx, userId, place);
    const { row: own, others } = await assertOpen(tx, userId, id, failOwn);
    // What the assistant answered stands beside the words that it read.
    if (!known.sealed || own.kind === 'assistant') throw noMessage();
    if (now) {
      if (known.seq !== null) return known;
      await waitsUntil(context, tx, others[0]?.id, true, failOwn);
      const lastSeq = await deliverDueIn(context, tx, conversation);
      // It may have been among what was due.
      const waiting = await findMessage(tx, id, messageId);
      if (waiting?.seq !== null) return waiting ?? known;
      return deliver(context, tx, waiting, lastSeq + 1);
    }
    const change = {
      sealed: sealContent(key, messageId, { text: text?.trim() ?? '' }),
      editedAt: known.seq === null ? null : context.now(),
    };
    await updateMessage(tx, id, messageId, change);
    await announceChange(context, tx, known);
    return { ...known, ...change };
  });
  return viewOf(context, row);
}

/** Erases the caller’s own message; for who reads one that was delivered stays that there was one. */
export async function deleteMessage(
  context: ServerContext,
  { userId }: Caller,
  place: { id: string; messageId: string },
): Promise<void> {
  const { id, messageId } = place;
  await context.db.transaction(async (tx) => {
    const { known } = await lockOwnMessage(tx, userId, place);
    if (!known.sealed) return;
    await deleteAttachments(tx, { conversationId: id, messageId });
    // Of one that waits its id stays: sent again by a device that has not heard, it does not return.
    await updateMessage(tx, id, messageId, { sealed: null, editedAt: null, deliverAt: null });
    await announceChange(context, tx, known);
  });
}

async function lockOwnMessage(
  tx: Queryable,
  userId: string,
  { id, messageId }: { id: string; messageId: string },
): Promise<{ known: MessageRow; conversation: ConversationRow }> {
  await holdPerson(tx, userId);
  const locked = await lockConversation(tx, id, userId);
  if (!locked) throw noConversation();
  const known = await findMessage(tx, id, messageId);
  if (!known || known.userId !== userId || known.byAssistant) throw noMessage();
  return { known, conversation: locked.conversation };
}

/** Who reads the message hears that it changed: of one that waits, its author alone. */
async function announceChange(
  context: ServerContext,
  tx: Queryable,
  { conversationId, userId, seq }: MessageRow,
): Promise<void> {
  const to = seq === null ? [userId] : idsOf(await hearersOf(tx, conversationId, userId));
  await announce(context, tx, to, { type: 'changed', conversationId, seq });
}

async function deliver(
  context: ServerContext,
  tx: Queryable,
  row: MessageRow,
  seq: number,
): Promise<MessageRow> {
  const change = { seq, deliverAt: context.now() };
  await updateMessage(tx, row.conversationId, row.id, change);
  await tellDelivered(context, tx, row, seq);
  return { ...row, ...change };
}

/** Delivers what is due, everywhere. Safe to run at any time. */
export async function deliverDue(context: ServerContext): Promise<void> {
  const now = context.now();
  for (const id of await conversationsDue(context.db, now)) {
    await context.db.transaction(async (tx) => {
      const [first] = await dueIn(tx, id, now);
      const locked = first && (await lockConversation(tx, id, first.userId));
      if (locked) await deliverDueIn(context, tx, locked.conversation);
    });
  }
}

/**
 * Delivers what is due in a conversation that is held, in the order in which it was written; gives the last
 * place then. What was written to somebody who has left meanwhile is not: it stays with its author, waiting
 * for nothing.
 */
async function deliverDueIn(
  context: ServerContext,
  tx: Queryable,
  { id, ...held }: Pick<ConversationRow, 'id' | 'lastSeq'>,
): Promise<number> {
  let { lastSeq } = held;
  for (const row of await dueIn(tx, id, context.now())) {
    if (await isOpen(tx, row.userId, id)) {
      lastSeq += 1;
      await deliver(context, tx, row, lastSeq);
    } else {
      await updateMessage(tx, id, row.id, { deliverAt: null });
      await announceChange(context, tx, row);
    }
  }
  return lastSeq;
}

async function viewOf(context: ServerContext, row: MessageRow): Promise<Message> {
  const [message] = await openMessages(context, [row]);
  if (!message) throw noMessage();
  return message;
}
