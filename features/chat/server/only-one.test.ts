import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidOf } from '#packages/db/index.ts';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import { insertConversation, insertMembers } from './conversations.queries.ts';
import { type ChatWorld, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
let eva: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno } = world.people);
  eva = await world.colleague('Eva Sales');
  for (const one of [ana, bruno, eva]) await world.showUp(one);
});
afterAll(() => world.stop());

const hashes = () => {
  const [first, second] = [ana.userId, eva.userId].sort();
  return {
    assistant: uuidOf(`chat assistant ${eva.userId}`),
    direct: uuidOf(`chat direct ${first} ${second}`),
  };
};
const list = async (person: TestPerson) =>
  (await world.ask<{ conversations: Conversation[] }>(person, 'GET', '/conversations'))
    .conversations;
const assistantsOf = async (person: TestPerson) =>
  (await list(person)).filter(({ kind }) => kind === 'assistant');
const get = (person: TestPerson, id: string) => world.call(person, 'GET', `/conversations/${id}`);

/** A group as it could once be begun: under any id that its maker chose. */
async function groupUnder(id: string, people: readonly TestPerson[]): Promise<void> {
  const { db } = world.context;
  await insertConversation(db, { id, kind: 'group', companyId: world.people.companyA.id });
  await insertMembers(
    db,
    people.map(({ userId }) => ({ conversationId: id, userId, listed: true })),
  );
}

describe('a hash of who is meant', () => {
  it('is no id for a group of Bruno’s', async () => {
    for (const id of Object.values(hashes())) {
      const answer = await world.call(bruno, 'PUT', `/groups/${id}`, { name: 'x', memberIds: [] });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
  });

  it('stands for nobody’s conversation, even where a group has it', async () => {
    for (const id of Object.values(hashes())) await groupUnder(id, [bruno]);
    const [assistant] = await assistantsOf(eva);
    const direct = await world.direct(ana, eva);
    if (!assistant) throw new Error('There is no assistant');
    await world.write(eva, assistant, 'Tomo um remédio de que ninguém sabe');
    await world.write(eva, direct, 'Só entre nós');
    expect(await world.read(ana, direct)).toEqual(['Só entre nós']);
    for (const { id } of [assistant, direct]) {
      expect(Object.values(hashes())).not.toContain(id);
      expect((await get(bruno, id)).status).toBe(404);
    }
    for (const id of Object.values(hashes())) {
      expect(await world.read(bruno, { id })).toEqual([]);
      expect((await get(eva, id)).status).toBe(404);
    }
  });
});

it('however often it is begun at once, there is one of it', async () => {
  const gil = await world.colleague('Gil Reis');
  const found = await Promise.all([1, 2, 3].map(() => assistantsOf(gil)));
  expect(new Set(found.flat().map(({ id }) => id)).size).toBe(1);
  await world.showUp(gil);
  const begun = await Promise.all(
    [ana, gil, ana].map((one) => world.direct(one, one === gil ? ana : gil)),
  );
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
});

it('what was written in such a group before is given to those who wrote it, and to them alone', async () => {
  const hugo = await world.colleague('Hugo Sá');
  await world.showUp(hugo);
  const assistant = uuidOf(`chat assistant ${hugo.userId}`);
  const direct = uuidOf(`chat direct ${[hugo.userId, ana.userId].sort().join(' ')}`);
  const group = await world.group(bruno, [hugo]);
  await world.write(hugo, group, 'oi, grupo');
  await groupUnder(assistant, [bruno, hugo]);
  await groupUnder(direct, [bruno, hugo, ana]);
  for (const id of [assistant, direct]) {
    await world.write(hugo, { id }, 'Do Hugo');
    await world.write(bruno, { id }, 'Do Bruno');
  }
  const { pool } = world.context.connection;
  const sql = new URL(
    '../../../packages/db/migrations/0054_one_conversation_each.sql',
    import.meta.url,
  );
  await pool.query((await readFile(sql, 'utf8')).split('--> statement-breakpoint').at(-1) ?? '');
  expect((await assistantsOf(hugo)).map(({ id }) => id)).toEqual([assistant]);
  expect(await world.direct(ana, hugo)).toMatchObject({ id: direct, kind: 'direct', name: null });
  for (const id of [assistant, direct]) {
    expect(await world.read(hugo, { id })).toEqual(['Do Hugo']);
    expect((await get(bruno, id)).status).toBe(404);
  }
  expect(await world.read(bruno, group)).toEqual(['oi, grupo']);
  expect((await get(bruno, randomUUID())).status).toBe(404);
});
