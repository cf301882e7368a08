import { holdPerson } from '#features/accounts/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { ChatPerson } from '../contract/chat.contract.ts';
import { announce } from './chat.events.ts';
import { blockedBy, deleteBlock, findableByName, insertBlock, isMetBy } from './people.queries.ts';

/** Colleagues of the caller who said that they may be found, by name. */
export async function findPeople(
  { db }: ServerContext,
  { userId, companyId }: Caller,
  text: string,
): Promise<{ hasCompany: boolean; people: ChatPerson[] }> {
  const people = companyId ? await findableByName(db, userId, text) : [];
  return { hasCompany: companyId !== null, people };
}

export async function listBlocks(
  { db }: ServerContext,
  { userId }: Caller,
): Promise<{ people: ChatPerson[] }> {
  const people = await blockedBy(db, userId);
  return { people: people.map(({ id, name }) => ({ id, name })) };
}

/** Blocks somebody whom the caller meets in a conversation or read there; anybody else is `not_found`, whether they exist or not. */
export async function blockPerson(
  context: ServerContext,
  { userId }: Caller,
  otherId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const one of [userId, otherId].sort()) await holdPerson(tx, one);
    if (userId === otherId || !(await isMetBy(tx, userId, otherId))) {
      throw fail('not_found', 'There is no such person in your conversations');
    }
    await insertBlock(tx, { userId, blockedUserId: otherId, since: context.now() });
    await announce(context, tx, userId, { type: 'list', conversationId: null, seq: null });
  });
}

export async function unblockPerson(
  context: ServerContext,
  { userId }: Caller,
  otherId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await deleteBlock(tx, userId, otherId);
    await announce(context, tx, userId, { type: 'list', conversationId: null, seq: null });
  });
}
