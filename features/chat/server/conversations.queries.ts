import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { driverOf, pipelined, type Queryable, statementsFor } from '#packages/db/index.ts';
import { type Conversation, MAX_CONVERSATIONS, MOST_UNREAD } from '../contract/chat.contract.ts';
import { chatConversations, chatMembers } from './chat.tables.ts';
import type { MessageRow } from './messages.queries.ts';

export type ConversationRow = typeof chatConversations.$inferSelect;
export type MemberRow = typeof chatMembers.$inferSelect;

/** A conversation as one of its members has it. */
export interface OwnConversation {
  id: string;
  kind: Conversation['kind'];
  sealedName: Buffer | null;
  gone: number;
  muted: boolean;
  readSeq: number;
  unread: number;
  /** Whether its company is the member’s, and they have been in it all along. */
  isOfCompany: boolean;
  last: MessageRow | null;
}

/** Somebody in a conversation, as the others see them. */
export interface PersonRow {
  conversationId: string;
  id: string;
  name: string;
  readSeq: number | null;
  /** Whether they belong to the conversation’s company. */
  isOfCompany: boolean;
  blocked: boolean;
}

/**
 * What a member may read: what was delivered while they were in it, but for what somebody whom they blocked
 * wrote, changed or had delivered since.
 */
export const visibleTo = (member: string, message: string): string => `
  ${message}.seq > ${member}.after_seq
  and (${member}.until_seq is null or ${message}.seq <= ${member}.until_seq)
  and not exists (select from chat_blocks b where b.user_id = ${member}.user_id
    and b.blocked_user_id = ${message}.user_id and b.since <= greatest(${message}.written_at, ${message}.edited_at, ${message}.deliver_at))`;

/** What of that somebody else, or the assistant, wrote since the member last read. */
const unreadBy = (member: string, message: string): string => `
  ${message}.seq > ${member}.read_seq and ${message}.sealed is not null
  and (${message}.user_id <> ${member}.user_id or ${message}.by_assistant) and ${visibleTo(member, message)}`;

const OWN = `
  select c.id, c.kind,
         case when m.until_seq is null then c.sealed_name else m.sealed_name end as "sealedName", c.gone, m.muted, m.read_seq as "readSeq",
         coalesce(c.company_id = own.company_id and m.until_seq is null, false) as "isOfCompany",
         last.row as last,
         (select count(*)::int from (
            select from chat_messages u
             where u.conversation_id = c.id and ${unreadBy('m', 'u')}
             limit ${MOST_UNREAD}) counted) as unread
    from chat_members m
    join chat_conversations c on c.id = m.conversation_id
    left join company_members own on own.user_id = m.user_id
    left join lateral (
      select to_jsonb(l) as row, l.written_at as at from chat_messages l
       where l.conversation_id = c.id
         and (l.seq is null and l.sealed is not null and l.user_id = m.user_id or ${visibleTo('m', 'l')})
       order by l.seq desc nulls first limit 1) last on true
   where m.user_id = $1 and ($2::uuid is null or c.id = $2)
     and (c.kind <> 'direct' or m.listed or last.row is not null)
   order by c.kind = 'assistant' and last.row is null, coalesce(last.at, m.joined_at) desc, c.id
   limit $3`;

/** The conversations of a person, the last written in first and an assistant never spoken to last, or one of them. */
export async function ownConversations(
  db: Queryable,
  userId: string,
  { id = null, limit = MAX_CONVERSATIONS }: { id?: string | null; limit?: number | null } = {},
): Promise<OwnConversation[]> {
  const { rows } = await driverOf(db).query(OWN, [userId, id, limit]);
  return rows.map(({ last, ...row }) => ({ ...row, last: last && messageOfJson(last) }));
}

const OWN_STATE = {
  name: 'chat_own_state',
  text: `
  select c.id, c.kind, coalesce(c.company_id = own.company_id and m.until_seq is null, false) as "isOfCompany"
    from chat_members m join chat_conversations c on c.id = m.conversation_id
    left join company_members own on own.user_id = m.user_id
   where m.user_id = $1 and c.id = $2`,
} as const;

/** What decides whether a member may write: the kind, and whether they are of the conversation’s company. */
export async function ownState(
  db: Queryable,
  userId: string,
  id: string,
): Promise<Pick<OwnConversation, 'id' | 'kind' | 'isOfCompany'> | undefined> {
  const { rows } = await driverOf(db).query({ ...OWN_STATE, values: [userId, id] });
  return rows[0];
}

/** A row as `to_jsonb` writes it. */
function messageOfJson(row: Record<string, unknown>): MessageRow {
  const instant = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  return {
    conversationId: String(row.conversation_id),
    id: String(row.id),
    userId: String(row.user_id),
    byAssistant: row.by_assistant === true,
    seq: typeof row.seq === 'number' ? row.seq : null,
    writtenAt: instant(row.written_at) ?? new Date(0),
    deliverAt: instant(row.deliver_at),
    editedAt: instant(row.edited_at),
    sealed: typeof row.sealed === 'string' ? Buffer.from(row.sealed.slice(2), 'hex') : null,
  };
}

const PEOPLE = {
  name: 'chat_people',
  text: `
  select p.conversation_id as "conversationId", u.id, coalesce(u.user_metadata ->> 'full_name', '') as name,
         case when c.company_id = m.company_id and c.company_id = mine.company_id
               and p.until_seq is null and own.until_seq is null then p.read_seq end as "readSeq",
         coalesce(c.company_id = m.company_id and p.until_seq is null, false) as "isOfCompany",
         exists (select from chat_blocks b where b.user_id = $1 and b.blocked_user_id = u.id) as blocked
    from chat_members own
    join chat_members p on p.conversation_id = own.conversation_id and p.user_id <> own.user_id
    join chat_conversations c on c.id = p.conversation_id
    join users u on u.id = p.user_id
    left join company_members m on m.user_id = p.user_id
    left join company_members mine on mine.user_id = own.user_id
   where own.user_id = $1 and own.conversation_id = any($2::uuid[])
     and (own.left_at is null or p.joined_at <= own.left_at)
   order by name, u.id`,
} as const;

/** The others in some conversations of a person; who left the company knows of nobody who came later. */
export async function othersIn(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PersonRow[]>> {
  const { rows } = await driverOf(db).query<PersonRow>({ ...PEOPLE, values: [userId, ids] });
  return Map.groupBy(rows, ({ conversationId }) => conversationId);
}

const ofMember = (id: string | Placeholder, userId: string | Placeholder): SQL | undefined =>
  and(eq(chatMembers.conversationId, id), eq(chatMembers.userId, userId));

const statementsOf = statementsFor((db) => ({
  lock: db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.id, sql.placeholder('id')))
    .for('update')
    .prepare('chat_lock'),
  member: db
    .select()
    .from(chatMembers)
    .where(ofMember(sql.placeholder('id'), sql.placeholder('userId')))
    .prepare('chat_member'),
}));

export async function findMember(
  db: Queryable,
  id: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const [row] = await statementsOf(db).member.execute({ id, userId });
  return row;
}

/** A conversation that a person is in, kept from other changes: what is written in it has one order. */
export async function lockConversation(
  tx: Queryable,
  id: string,
  userId: string,
): Promise<{ conversation: ConversationRow; member: MemberRow } | undefined> {
  const locked = statementsOf(tx).lock.execute({ id });
  const [[conversation], member] = await pipelined([locked, findMember(tx, id, userId)]);
  return conversation && member && { conversation, member };
}

/** The conversation, kept there until the transaction ends; what its key is made for. */
export const heldConversation = (id: string): SQL =>
  sql`select ${chatConversations.id} from ${chatConversations} where ${chatConversations.id} = ${id} for key share`;

export async function insertConversation(
  tx: Queryable,
  row: typeof chatConversations.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(chatConversations).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function updateConversation(
  tx: Queryable,
  id: string,
  change: Partial<ConversationRow>,
): Promise<void> {
  await tx.update(chatConversations).set(change).where(eq(chatConversations.id, id));
}

/** Puts people into a conversation; who is in it already stays as they are. */
export async function insertMembers(
  tx: Queryable,
  rows: readonly (typeof chatMembers.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(chatMembers)
    .values([...rows])
    .onConflictDoNothing();
}

/** Takes people into a group from a place on, those too who left it with the company and are back. */
export async function joinGroup(
  tx: Queryable,
  { id, lastSeq }: Pick<ConversationRow, 'id' | 'lastSeq'>,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const joined = { listed: true, afterSeq: lastSeq, readSeq: lastSeq };
  await tx
    .insert(chatMembers)
    .values(userIds.map((userId) => ({ conversationId: id, userId, ...joined })))
    .onConflictDoUpdate({
      target: [chatMembers.conversationId, chatMembers.userId],
      set: { ...joined, untilSeq: null, leftAt: null, sealedName: null },
      setWhere: isNotNull(chatMembers.untilSeq),
    });
}

export async function updateMember(
  tx: Queryable,
  id: string,
  userId: string,
  change: Partial<MemberRow>,
): Promise<boolean> {
  const { rowCount } = await tx.update(chatMembers).set(change).where(ofMember(id, userId));
  return rowCount === 1;
}

export async function deleteMember(tx: Queryable, id: string, userId: string): Promise<void> {
  await tx.delete(chatMembers).where(ofMember(id, userId));
}

/** Who is in a conversation, but for those who left it with the company. */
export async function memberIdsOf(db: Queryable, id: string): Promise<string[]> {
  const rows = await db
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.conversationId, id), isNull(chatMembers.untilSeq)));
  return rows.map(({ userId }) => userId);
}

const HEARERS = `
  select user_id as id, muted from chat_members m where conversation_id = $1 and until_seq is null
     and not exists (select from chat_blocks b where b.user_id = m.user_id and b.blocked_user_id = $2)`;
const COUNT_IN = {
  name: 'chat_count_in',
  text: `
  with counted as (update chat_conversations set last_seq = $3 where id = $1),
       own as (update chat_members set read_seq = $3 where conversation_id = $1 and user_id = $2 and $4)
  ${HEARERS}`,
} as const;

interface Hearer {
  id: string;
  muted: boolean;
}

/** Who hears of what somebody writes: who is still in it and did not block them. The author too. */
export async function hearersOf(db: Queryable, id: string, authorId: string): Promise<Hearer[]> {
  return (await driverOf(db).query<Hearer>(HEARERS, [id, authorId])).rows;
}

/**
 * Has a conversation end with a place; gives who hears of it. `isRead`: whoever wrote it has read what
 * stands before, which is not said of a message that waited.
 */
export async function countIn(
  tx: Queryable,
  { id, authorId, seq, isRead }: { id: string; authorId: string; seq: number; isRead: boolean },
): Promise<Hearer[]> {
  const values = [id, authorId, seq, isRead];
  return (await driverOf(tx).query<Hearer>({ ...COUNT_IN, values })).rows;
}

/** Whether somebody has not read something that they may read. */
export async function hasUnread(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await driverOf(db).query(
    `select from chat_members m join chat_messages u on u.conversation_id = m.conversation_id
      where m.user_id = $1 and m.conversation_id = $2 and ${unreadBy('m', 'u')} limit 1`,
    [userId, id],
  );
  return rows.length > 0;
}

/** Closes the groups of a company for somebody who leaves it: they keep what they have read, and get no more. */
export async function closeGroupsOf(
  tx: Queryable,
  userId: string,
  companyId: string,
): Promise<void> {
  await tx.execute(sql`
    update chat_members m
       set until_seq = c.last_seq, left_at = now(), sealed_name = c.sealed_name from chat_conversations c
     where c.id = m.conversation_id and m.user_id = ${userId} and m.until_seq is null
       and c.kind = 'group' and c.company_id = ${companyId}`);
}
