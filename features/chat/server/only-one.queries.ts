import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { chatConversations } from './chat.tables.ts';
import { type ConversationRow, insertConversation } from './conversations.queries.ts';

/** The conversation of a person with the assistant, by its kind and its member. */
export async function findAssistant(db: Queryable, userId: string): Promise<string | undefined> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select c.id from chat_members m join chat_conversations c on c.id = m.conversation_id
      where m.user_id = $1 and c.kind = 'assistant'`,
    [userId],
  );
  return rows[0]?.id;
}

/** The conversation of two people, by its kind and its members. */
export async function findDirect(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<string | undefined> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select c.id from chat_members a join chat_members b on b.conversation_id = a.conversation_id
       join chat_conversations c on c.id = a.conversation_id
      where a.user_id = $1 and b.user_id = $2 and c.kind = 'direct' and a.user_id <> b.user_id`,
    [userId, otherId],
  );
  return rows[0]?.id;
}

/** The id of the conversation that there is only one of; of two who make it at once, one makes it. */
export async function ensureConversation(
  tx: Queryable,
  row: Pick<ConversationRow, 'kind'> & { onlyOf: string; companyId?: string | null },
): Promise<string> {
  await insertConversation(tx, { ...row, id: randomUUID() });
  const [found] = await tx
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.onlyOf, row.onlyOf))
    .for('key share');
  if (!found) throw new Error('The conversation was erased while it was begun');
  return found.id;
}
