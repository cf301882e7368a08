import { holdPerson } from '#features/accounts/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { type Database, pipelined, type Queryable, uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  CONVERSATION_CLOSED,
  type Conversation,
  GROUP_FULL,
  MAX_MEMBERS,
  NO_COMPANY,
  NOT_FINDABLE,
} from '../contract/chat.contract.ts';
import { announce } from './chat.events.ts';
import { keyOfConversation, sealName } from './chat.sealed.ts';
import { closedBecause, viewConversations } from './conversation.view.ts';
import {
  deleteMember,
  findMember,
  hasUnread,
  insertConversation,
  insertMembers,
  joinGroup,
  lockConversation,
  memberIdsOf,
  othersIn,
  ownConversations,
  ownState,
  updateConversation,
  updateMember,
} from './conversations.queries.ts';
import { settle } from './notify.service.ts';
import { ensureConversation, findAssistant, findDirect } from './only-one.queries.ts';
import { findableAmong, holdCompanyOf } from './people.queries.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type Grouping = typeof NOT_FINDABLE | typeof NO_COMPANY | typeof GROUP_FULL;

/** The answer to a conversation that is not there, and to one of others. */
export const noConversation = (): Problem => fail('not_found', 'There is no such conversation');

/** What tells the one conversation of two people apart; it is never an address. */
export const directOf = (one: string, other: string): string =>
  uuidOf(`chat direct ${[one, other].sort().join(' ')}`);

/** The caller’s conversations; the assistant’s is there before a word was said. */
export async function listConversations(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ conversations: Conversation[] }> {
  const { db } = context;
  const rows = await ownConversations(db, userId);
  if (!rows.some(({ kind }) => kind === 'assistant')) {
    rows.push(...(await ownConversations(db, userId, { id: await ensureAssistant(db, userId) })));
  }
  return { conversations: await viewConversations(context, userId, rows) };
}

export async function getConversation(
  context: ServerContext,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<Conversation> {
  const rows = await ownConversations(context.db, userId, { id });
  const [view] = await viewConversations(context, userId, rows);
  if (!view) throw noConversation();
  return view;
}

/** The caller’s conversation with the assistant, made if it is not there: under an id that nobody could guess. */
async function ensureAssistant(db: Database, userId: string): Promise<string> {
  const known = await findAssistant(db, userId);
  if (known) return known;
  return db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const id = await ensureConversation(tx, {
      ...{ kind: 'assistant', onlyOf: uuidOf(`chat assistant ${userId}`) },
    });
    await insertMembers(tx, [{ conversationId: id, userId, listed: true }]);
    return id;
  });
}

/** The conversation with a colleague who may be found, or with whom it was begun before. */
export async function startDirect(
  context: ServerContext,
  caller: Caller,
  personId: string,
  failOwn: FailOwn<typeof NOT_FINDABLE>,
): Promise<Conversation> {
  const { db } = context;
  const { userId, companyId } = caller;
  const known = await findDirect(db, userId, personId);
  const [found] = await findableAmong(db, userId, [personId]);
  if (known && !found) return getConversation(context, caller, known);
  const begun = await db.transaction(async (tx) => {
    await holdColleagues(tx, userId, [personId], failOwn);
    const onlyOf = directOf(userId, personId);
    const id = await ensureConversation(tx, { kind: 'direct', onlyOf, companyId });
    const members = [userId, personId].map((one) => ({ conversationId: id, userId: one }));
    await insertMembers(tx, members);
    await updateConversation(tx, id, { companyId });
    await updateMember(tx, id, userId, { listed: true });
    await announce(context, tx, userId, { type: 'list', conversationId: id, seq: null });
    return id;
  });
  return getConversation(context, caller, begun);
}

/** A group of the caller’s company; the same id again gives the one that is there. */
export async function createGroup(
  context: ServerContext,
  caller: Caller,
  { id, name, memberIds }: { id: string; name: string; memberIds: readonly string[] },
  failOwn: FailOwn<Grouping>,
): Promise<Conversation> {
  const { db } = context;
  const { userId, companyId } = caller;
  if (await findMember(db, id, userId)) return getConversation(context, caller, id);
  if (!companyId) throw failOwn(NO_COMPANY, 'Groups are of people of one company');
  const others = [...new Set(memberIds)].filter((one) => one !== userId);
  if (others.length >= MAX_MEMBERS) throw failOwn(GROUP_FULL, `At most ${MAX_MEMBERS} people`);
  const isNew = await db.transaction(async (tx) => {
    await holdColleagues(tx, userId, others, failOwn);
    if (!(await insertConversation(tx, { id, kind: 'group', companyId }))) return false;
    const key = await keyOfConversation(context, id, tx);
    await updateConversation(tx, id, { sealedName: sealName(key, id, name) });
    const members = [userId, ...others];
    await insertMembers(
      tx,
      members.map((one) => ({ conversationId: id, userId: one, listed: true })),
    );
    await announce(context, tx, members, { type: 'list', conversationId: id, seq: null });
    return true;
  });
  if (!isNew && !(await findMember(db, id, userId))) throw fail('conflict', 'This id is taken');
  return getConversation(context, caller, id);
}

export async function renameGroup(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  name: string,
  failOwn: FailOwn<typeof CONVERSATION_CLOSED>,
): Promise<void> {
  await assertOpenGroup(context.db, userId, id, failOwn);
  const key = await keyOfConversation(context, id);
  await context.db.transaction(async (tx) => {
    if (!(await lockConversation(tx, id, userId))) throw noConversation();
    await assertOpenGroup(tx, userId, id, failOwn);
    await updateConversation(tx, id, { sealedName: sealName(key, id, name) });
    await announceToAll(context, tx, id);
  });
}

export async function addMembers(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  memberIds: readonly string[],
  failOwn: FailOwn<Grouping | typeof CONVERSATION_CLOSED>,
): Promise<void> {
  const { db } = context;
  const added = [...new Set(memberIds)];
  await assertOpenGroup(db, userId, id, failOwn);
  await db.transaction(async (tx) => {
    await holdColleagues(tx, userId, added, failOwn);
    const locked = await lockConversation(tx, id, userId);
    if (!locked) throw noConversation();
    await assertOpenGroup(tx, userId, id, failOwn);
    const all = new Set([...(await memberIdsOf(tx, id)), ...added]);
    if (all.size > MAX_MEMBERS) throw failOwn(GROUP_FULL, `At most ${MAX_MEMBERS} people`);
    await joinGroup(tx, locked.conversation, added);
    await announceToAll(context, tx, id);
  });
}

/** Leaves a group, or erases the conversation with the assistant, whose only member the caller is. */
export async function leaveConversation(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockConversation(tx, id, userId);
    if (!locked || locked.conversation.kind === 'direct') throw noConversation();
    const to = new Set([...(await memberIdsOf(tx, id)), userId]);
    await announce(context, tx, [...to], { type: 'changed', conversationId: id, seq: null });
    await deleteMember(tx, id, userId);
  });
}

export async function muteConversation(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  muted: boolean,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await updateMember(tx, id, userId, { muted }))) throw noConversation();
    await announce(context, tx, userId, { type: 'changed', conversationId: id, seq: null });
  });
}

/** Marks as read up to a place that is there; a place further back than before changes nothing. */
export async function readConversation(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  seq: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockConversation(tx, id, userId);
    if (!locked) throw noConversation();
    const { conversation, member } = locked;
    const readSeq = Math.min(seq, member.untilSeq ?? conversation.lastSeq);
    if (readSeq <= member.readSeq) return;
    await updateMember(tx, id, userId, { readSeq });
    // Of what came meanwhile nobody else would tell.
    if (!(await hasUnread(tx, userId, id))) await settle(context, tx, userId, id);
    // Where somebody who left the company has read up to is theirs alone.
    const to = member.untilSeq === null ? await memberIdsOf(tx, id) : userId;
    await announce(context, tx, to, { type: 'read', conversationId: id, seq: readSeq });
  });
}

/** Throws where nothing can be written in a conversation that a person is in; gives the others in it. */
export async function assertOpen(
  db: Queryable,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof CONVERSATION_CLOSED>,
) {
  const { row, others, closed } = await stateOf(db, userId, id);
  if (!row) throw noConversation();
  if (closed) throw failOwn(CONVERSATION_CLOSED, 'Nothing can be written here any more');
  return { row, others };
}

/** Whether somebody can write in a conversation. */
export async function isOpen(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { row, closed } = await stateOf(db, userId, id);
  return row !== undefined && closed === null;
}

async function stateOf(db: Queryable, userId: string, id: string) {
  const [row, found] = await pipelined([ownState(db, userId, id), othersIn(db, userId, [id])]);
  const others = found.get(id) ?? [];
  return { row, others, closed: row ? closedBecause(row, others) : null };
}

async function assertOpenGroup(
  db: Queryable,
  userId: string,
  id: string,
  failOwn: FailOwn<typeof CONVERSATION_CLOSED>,
): Promise<void> {
  const { row } = await assertOpen(db, userId, id, failOwn);
  if (row.kind !== 'group') throw noConversation();
}

/**
 * Holds somebody and colleagues of theirs who may be found, all of them in the company until the transaction
 * ends: who is leaving it meanwhile is waited for, and then is not to be found.
 */
async function holdColleagues(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
  failOwn: FailOwn<typeof NOT_FINDABLE>,
): Promise<void> {
  for (const one of [userId, ...ids].sort()) await holdPerson(tx, one);
  await holdCompanyOf(tx, userId);
  const found = await findableAmong(tx, userId, ids);
  if (ids.some((one) => !found.includes(one))) {
    throw failOwn(NOT_FINDABLE, 'Somebody among them is not to be found');
  }
}

async function announceToAll(context: ServerContext, tx: Queryable, id: string): Promise<void> {
  const to = await memberIdsOf(tx, id);
  await announce(context, tx, to, { type: 'changed', conversationId: id, seq: null });
}
