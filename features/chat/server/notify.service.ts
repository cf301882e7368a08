import { holdPerson } from '#features/accounts/server/index.ts';
import { isNews, markSettled, notifyAgain } from '#features/notifications/server/index.ts';
import { driverOf, pipelined, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { notifyJob } from './notify.job.ts';
import { settingsRowOf } from './people.queries.ts';
import { quietUntil, settingsOf } from './quiet.rules.ts';

/**
 * Who has not read a message yet and wants to hear of it: not its author, not who muted the conversation,
 * left it or blocked the author.
 */
const TO_TELL = {
  name: 'chat_to_tell',
  text: `
  select m.user_id as id, c.kind
    from chat_messages v
    join chat_conversations c on c.id = v.conversation_id
    join chat_members m on m.conversation_id = c.id and m.user_id <> v.user_id
   where v.conversation_id = $1 and v.id = $2 and v.sealed is not null and v.seq > m.read_seq
     and m.until_seq is null and not m.muted
     and not exists (select from chat_blocks b
       where b.user_id = m.user_id and b.blocked_user_id = v.user_id)`,
} as const;
const UNREAD = {
  name: 'chat_unread',
  text: `
  select from chat_members m join chat_messages v on v.conversation_id = m.conversation_id
   where m.conversation_id = $1 and m.user_id = $2 and v.id = $3 and v.seq > m.read_seq
     for update of m`,
} as const;

/**
 * Has those who hear of a message told by their notifications, unless all of them know of the conversation
 * already. After the commit: a notification refers to people whom a deletion may hold at the same time.
 */
export async function notifyLater(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Queryable,
  hearers: readonly string[],
  message: { conversationId: string; messageId: string },
): Promise<void> {
  if (hearers.length === 0) return;
  if (!(await isNews(tx, hearers, contentOf(message.conversationId)))) return;
  await jobs.send(tx, notifyJob, message);
}

/** Tells of a message, one notification a conversation; a group rings in nobody’s quiet hours. */
export async function notifyOf(
  context: ServerContext,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  const { db } = context;
  const { rows } = await driverOf(db).query<{ id: string; kind: string }>({
    ...TO_TELL,
    values: [conversationId, messageId],
  });
  for (const { id: userId, kind } of rows) {
    if (kind === 'group' && (await isQuiet(context, userId))) continue;
    await db.transaction(async (tx) => {
      if (!(await stillUnread(tx, { userId, conversationId, messageId }))) return;
      await notifyAgain(context, tx, noticeOf(userId, conversationId));
    });
  }
}

async function isQuiet({ db, now }: ServerContext, userId: string): Promise<boolean> {
  const { row, timeZone } = await settingsRowOf(db, userId);
  return quietUntil(settingsOf(row), timeZone, now()) !== null;
}

/** Whether somebody has not read a message until now; they cannot mark it as read until the transaction ends. */
async function stillUnread(
  tx: Queryable,
  { userId, conversationId, messageId }: Record<'userId' | 'conversationId' | 'messageId', string>,
): Promise<boolean> {
  const held = holdPerson(tx, userId);
  const values = [conversationId, userId, messageId];
  const unread = driverOf(tx).query({ ...UNREAD, values });
  const [, { rows }] = await pipelined([held, unread]);
  return rows.length > 0;
}

/** What a conversation was told of is read with it. */
export function settle(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  conversationId: string,
): Promise<void> {
  return markSettled(context, tx, noticeOf(userId, conversationId));
}

const contentOf = (conversation: string) =>
  ({ kind: 'chat_message', params: { conversation } }) as const;

const noticeOf = (userId: string, conversation: string) =>
  ({ userId, ...contentOf(conversation) }) as const;
