import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import { type Conversation, MAX_CONVERSATIONS } from '../contract/chat.contract.ts';
import type { Message } from '../contract/messages.ts';
import type { Report } from '../contract/reports.ts';
import { insertMembers } from './conversations.queries.ts';
import { type ChatWorld, NOON, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
let duda: TestPerson;
let carla: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno, duda, carla } = world.people);
  await world.showUp(bruno);
});
beforeEach(() => world.setClock(NOON));
afterAll(() => world.stop());

const found = async (person: TestPerson, text = '') => {
  const path = '/people/search';
  const { people } = await world.ask<{ people: { name: string }[] }>(person, 'POST', path, {
    text,
  });
  return people.map(({ name }) => name);
};
const get = (person: TestPerson, { id }: { id: string }) =>
  world.ask<Conversation>(person, 'GET', `/conversations/${id}`);

describe('being found', () => {
  it('needs a yes of one’s own, and the same company', async () => {
    const elsa = await world.colleague('Élsa Dias');
    expect(await found(ana, 'elsa')).toEqual([]);
    const start = () => world.call(ana, 'POST', '/direct', { personId: elsa.userId });
    expect(await start()).toMatchObject({ status: 409, body: { code: 'not_findable' } });
    await world.showUp(elsa);
    expect(await found(ana, 'ELSA')).toEqual(['Élsa Dias']);
    expect((await start()).status).toBe(200);
    expect(await found(duda, 'elsa')).toEqual([]);
    expect(await world.call(duda, 'POST', '/direct', { personId: elsa.userId })).toMatchObject({
      status: 409,
    });
    const nobody = await world.call(ana, 'POST', '/direct', { personId: randomUUID() });
    expect(nobody).toMatchObject({ status: 409, body: { code: 'not_findable' } });
    await world.showUp(elsa, { findable: false });
    expect(await found(ana, 'elsa')).toEqual([]);
    expect((await start()).status).toBe(200);
  });
});

describe('a group', () => {
  it('shows who joins what is written from then on, and who left nothing more', async () => {
    const fabi = await world.colleague('Fabi Luz');
    await world.showUp(fabi);
    const group = await world.group(ana, [bruno]);
    await world.write(ana, group, 'antes');
    await world.ask(bruno, 'POST', `/conversations/${group.id}/members`, {
      memberIds: [fabi.userId],
    });
    await world.write(ana, group, 'depois');
    expect(await world.read(fabi, group)).toEqual(['depois']);
    expect(await get(fabi, group)).toMatchObject({ name: 'Entregas', unread: 1 });
    await world.ask(bruno, 'PATCH', `/conversations/${group.id}`, { name: 'Rotas' });
    expect(await get(ana, group)).toMatchObject({ name: 'Rotas' });
    await world.ask(fabi, 'DELETE', `/conversations/${group.id}/membership`);
    expect((await world.call(fabi, 'GET', `/conversations/${group.id}`)).status).toBe(404);
    const stranger = { memberIds: [duda.userId] };
    expect(
      await world.call(ana, 'POST', `/conversations/${group.id}/members`, stranger),
    ).toMatchObject({
      status: 409,
      body: { code: 'not_findable' },
    });
  });

  it('is refused to who is of no company', async () => {
    const answer = await world.call(carla, 'PUT', `/groups/${randomUUID()}`, {
      name: 'X',
      memberIds: [],
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_company' } });
  });
});

describe('leaving', () => {
  it('the company closes what is written, keeps the own copy, and brings nothing new', async () => {
    const gil = await world.colleague('Gil Reis');
    await world.showUp(gil);
    const [direct, group] = [await world.direct(ana, gil), await world.group(ana, [gil, bruno])];
    await world.write(gil, direct, 'até logo');
    await world.write(gil, group, 'valeu, gente');
    const left = await world.fetchAs(gil, '/api/companies/own/leaving', { method: 'POST' });
    expect(left.status).toBe(204);
    await world.write(ana, group, 'só para quem fica');
    for (const one of [direct, group]) {
      expect(await get(gil, one)).toMatchObject({ closed: 'left' });
      const draft = { id: randomUUID(), text: 'oi' };
      const path = `/conversations/${one.id}/messages`;
      expect(await world.call(gil, 'POST', path, draft)).toMatchObject({
        status: 409,
        body: { code: 'conversation_closed' },
      });
    }
    expect(await get(ana, direct)).toMatchObject({ closed: 'left' });
    expect(await world.read(gil, direct)).toEqual(['até logo']);
    expect(await world.read(gil, group)).toEqual(['valeu, gente']);
    expect((await get(gil, group)).last?.text).toBe('valeu, gente');
    const copy = await copyOf(gil);
    expect(copy['data/chat-messages.json']).toContain('até logo');
    expect(copy['data/chat-messages.json']).not.toContain('só para quem fica');
  });

  it('the product takes the own texts along; for the others stays that somebody was there', async () => {
    const hugo = await world.colleague('Hugo Sá');
    await world.showUp(hugo);
    const [direct, group] = [await world.direct(ana, hugo), await world.group(ana, [hugo, bruno])];
    await world.write(hugo, direct, 'do Hugo');
    await world.write(ana, direct, 'da Ana');
    await world.write(hugo, group, 'do Hugo no grupo');
    const { serviceKey } = world.context.settings;
    const gone = await fetch(`${world.url}/auth/v1/admin/users/${hugo.userId}`, {
      method: 'DELETE',
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    });
    expect(gone.status).toBe(200);
    expect(await get(ana, direct)).toMatchObject({ closed: 'gone', gone: 1, people: [] });
    expect(await get(ana, group)).toMatchObject({ closed: null, gone: 1 });
    expect(await world.read(ana, direct)).toEqual(['da Ana']);
    expect(await world.read(bruno, group)).toEqual([]);
    expect((await world.write(ana, group, 'segue')).seq).toBe(2);
  });
});

describe('a report', () => {
  it('carries the chosen messages to the general admin, and nothing to the company', async () => {
    const joca = await world.colleague('Joca Melo');
    await world.showUp(joca);
    const direct = await world.direct(ana, joca);
    const [threat] = [await world.write(joca, direct, 'Todo mundo vai ficar sabendo.')];
    const own = await world.write(ana, direct, 'Não quero falar disso por aqui.');
    await world.write(ana, direct, 'segredo não escolhido');
    const draft = { id: randomUUID(), reportedId: joca.userId, reason: 'threat' };
    const path = `/conversations/${direct.id}/reports`;
    const messageIds = [threat.id, own.id];
    for (const _twice of [1, 2]) await world.ask(ana, 'POST', path, { ...draft, messageIds });
    expect((await world.call(bruno, 'GET', '/reports')).status).toBe(403);
    expect((await world.call(bruno, 'POST', path, { ...draft, messageIds })).status).toBe(404);
    const onlyOwn = { ...draft, id: randomUUID(), messageIds: [own.id] };
    expect((await world.call(ana, 'POST', path, onlyOwn)).status).toBe(404);
    const { reports } = await world.ask<{ reports: Report[] }>(carla, 'GET', '/reports');
    expect(reports).toEqual([
      expect.objectContaining({
        ...{ id: draft.id, reason: 'threat', reporter: 'Ana Ribeiro', reported: 'Joca Melo' },
        messages: [
          expect.objectContaining({
            by: 'Joca Melo',
            mine: false,
            text: 'Todo mundo vai ficar sabendo.',
          }),
          expect.objectContaining({ mine: true, text: 'Não quero falar disso por aqui.' }),
        ],
      }),
    ]);
    expect(JSON.stringify(reports)).not.toContain('não escolhido');
    await world.ask(carla, 'PUT', `/reports/${draft.id}`, { outcome: 'acted' });
    expect(await world.ask(carla, 'GET', '/reports')).toEqual({ reports: [], next: null });
    expect(await world.ask(carla, 'GET', '/reports?state=closed')).toMatchObject({
      reports: [{ outcome: 'acted' }],
    });
    expect((await copyOf(ana))['data/chat-reports.json']).toContain('vai ficar sabendo');
    expect((await copyOf(joca))['data/chat-reports.json']).not.toContain('threat');
  });
});

it('a copy of everything tells what the person may read, with the files that they sent', async () => {
  const lia = await world.colleague('Lia Rocha');
  await world.showUp(lia);
  const direct = await world.direct(ana, lia);
  const fileId = randomUUID();
  await world.ask(lia, 'PUT', `/conversations/${direct.id}/attachments/${fileId}`, {
    ...{ name: 'nota da Lia.txt', type: 'text/plain' },
    content: Buffer.from('conteúdo da nota').toString('base64'),
  });
  const json = { id: randomUUID(), text: 'segue a nota', attachments: [fileId] };
  await world.ask<Message>(lia, 'POST', `/conversations/${direct.id}/messages`, json);
  await world.write(ana, direct, 'recebida');
  const copy = await copyOf(lia);
  const records = JSON.parse(copy['data/chat-messages.json'] ?? '') as { text: string }[];
  expect(records).toEqual([
    expect.objectContaining({ by: 'me', text: 'segue a nota', files: ['nota da Lia.txt'] }),
    expect.objectContaining({ by: 'other', name: 'Ana Ribeiro', text: 'recebida' }),
  ]);
  expect(copy[`chat/${fileId}-nota da Lia.txt`]).toBe('conteúdo da nota');
  expect(copy['data/chat-conversations.json']).toContain('Ana Ribeiro');
  expect(Object.keys(copy).filter((path) => path.includes('/chat/'))).toEqual([]);
});

it('a copy of everything has every conversation, those too that a list has no room for', async () => {
  const mila = await world.colleague('Mila Sá');
  await world.showUp(mila);
  const first = await world.group(mila, [], 'A primeira de todas');
  await world.write(mila, first, 'escrito na primeira');
  const { rows } = await world.context.connection.pool.query<{ id: string }>(
    `insert into chat_conversations (id, kind, company_id)
     select gen_random_uuid(), 'group', $1 from generate_series(1, $2::int) returning id`,
    [world.people.companyA.id, MAX_CONVERSATIONS],
  );
  await insertMembers(
    world.context.db,
    rows.map(({ id }) => ({ conversationId: id, userId: mila.userId, joinedAt: new Date() })),
  );
  const path = '/conversations';
  const { conversations } = await world.ask<{ conversations: Conversation[] }>(mila, 'GET', path);
  expect(conversations.some(({ id }) => id === first.id)).toBe(false);
  expect(conversations.filter(({ kind }) => kind === 'assistant')).toHaveLength(1);
  const copy = await copyOf(mila);
  expect(copy['data/chat-conversations.json']).toContain('A primeira de todas');
  expect(copy['data/chat-messages.json']).toContain('escrito na primeira');
  expect((await copyOf(duda))['data/chat-messages.json']).not.toContain('escrito na primeira');
});

async function copyOf(person: TestPerson): Promise<Record<string, string>> {
  const response = await world.fetchAs(person, '/api/privacy/export', { method: 'POST', json: {} });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
