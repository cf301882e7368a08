import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import type { Attachment, Message } from '../contract/messages.ts';
import { notifyOf } from './notify.service.ts';
import { type ChatWorld, NOON, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
/** Of another company. */
let duda: TestPerson;
let caio: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno, duda } = world.people);
  caio = await world.colleague('Caio Prado');
  for (const one of [ana, bruno, caio]) await world.showUp(one);
});
beforeEach(() => world.setClock(NOON));
afterAll(() => world.stop());

const send = (person: TestPerson, id: string, json: object) =>
  world.call(person, 'POST', `/conversations/${id}/messages`, json);
const list = async (person: TestPerson) =>
  (await world.ask<{ conversations: Conversation[] }>(person, 'GET', '/conversations'))
    .conversations;
const of = async (person: TestPerson, id: string) =>
  (await list(person)).find((one) => one.id === id);

describe('a conversation of two', () => {
  it('is live, in order, and counts what was not read', async () => {
    const conversation = await world.direct(ana, bruno);
    expect(conversation).toMatchObject({ kind: 'direct', closed: null, unread: 0 });
    expect(await of(bruno, conversation.id)).toBeUndefined();
    const brunos = await world.hear(bruno);
    const first = await world.write(ana, conversation, 'Conseguiu dividir?');
    await world.write(ana, conversation, 'Sem pressa.');
    const heard = await brunos.next('chat');
    expect(heard.data).toEqual({ type: 'message', conversationId: conversation.id, seq: 1 });
    expect(JSON.stringify(heard)).not.toContain('dividir');
    brunos.close();
    expect(await world.read(bruno, conversation)).toEqual(['Conseguiu dividir?', 'Sem pressa.']);
    expect(await of(bruno, conversation.id)).toMatchObject({
      unread: 2,
      last: { text: 'Sem pressa.' },
      people: [{ name: 'Ana Ribeiro' }],
    });
    await world.ask(bruno, 'PUT', `/conversations/${conversation.id}/read`, { seq: 99 });
    expect(await of(bruno, conversation.id)).toMatchObject({ unread: 0, readSeq: 2 });
    expect(await of(ana, conversation.id)).toMatchObject({ people: [{ readSeq: 2 }] });
    expect(first.seq).toBe(1);
  });

  it('takes a message that is sent three times once', async () => {
    const { id } = await world.direct(ana, bruno);
    const message = { id: randomUUID(), text: 'Uma vez só.' };
    const answers = await Promise.all([1, 2, 3].map(() => send(ana, id, message)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.seq)).size).toBe(1);
    const texts = await world.read(bruno, { id });
    expect(texts.filter((text) => text === message.text)).toHaveLength(1);
    expect(await send(bruno, id, message)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it.each([
    ['empty', { text: '' }],
    ['blank', { text: ' \n ' }],
    ['of 100 kB', { text: 'a'.repeat(100_000) }],
    ['with an id that is none', { id: 'x', text: 'oi' }],
    ['with six files', { text: 'oi', attachments: Array.from({ length: 6 }, () => randomUUID()) }],
  ])('refuses a message %s', async (_what, draft) => {
    const { id } = await world.direct(ana, bruno);
    const { status, body } = await send(ana, id, { id: randomUUID(), ...draft });
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it('does not exist for anybody else, whatever they ask', async () => {
    const { id } = await world.direct(ana, bruno);
    const message = await world.write(ana, { id }, 'Entre nós.');
    const base = `/conversations/${id}`;
    for (const stranger of [duda, caio, world.people.carla]) {
      const calls: [string, string, unknown?][] = [
        ['GET', base],
        ['GET', `${base}/messages`],
        ['POST', `${base}/messages`, { id: randomUUID(), text: 'oi' }],
        ['PATCH', `${base}/messages/${message.id}`, { text: 'oi' }],
        ['DELETE', `${base}/messages/${message.id}`],
        ['PUT', `${base}/read`, { seq: 1 }],
      ];
      for (const [method, path, json] of calls) {
        expect([method, (await world.call(stranger, method, path, json)).status]).toEqual([
          method,
          404,
        ]);
      }
    }
    expect((await world.call(ana, 'GET', `/conversations/${randomUUID()}`)).status).toBe(404);
    expect((await world.call(null, 'GET', base)).status).toBe(401);
  });

  it('keeps the order for everybody, however many write at once', async () => {
    const { id } = await world.direct(ana, caio);
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) => world.write(nth % 2 ? ana : caio, { id }, `n${nth}`)),
    );
    const [hers, his] = [await world.read(ana, { id }), await world.read(caio, { id })];
    expect(hers).toEqual(his);
    expect(hers).toHaveLength(20);
  });

  it('pages by place, backwards and forwards', async () => {
    const group = await world.group(ana, [bruno], 'Páginas');
    for (let nth = 1; nth <= 7; nth += 1) await world.write(ana, group, `p${nth}`);
    const page = async (query: string) => {
      const path = `/conversations/${group.id}/messages?${query}`;
      const { messages, more } = await world.ask<{ messages: Message[]; more: boolean }>(
        bruno,
        'GET',
        path,
      );
      return [messages.map(({ text }) => text).join(' '), more];
    };
    expect(await page('limit=3')).toEqual(['p5 p6 p7', true]);
    expect(await page('limit=3&before=5')).toEqual(['p2 p3 p4', true]);
    expect(await page('limit=3&before=2')).toEqual(['p1', false]);
    expect(await page('limit=3&after=3')).toEqual(['p4 p5 p6', true]);
    expect(await page('limit=3&after=7')).toEqual(['', false]);
  });
});

describe('an own message', () => {
  it('is changed and erased for everybody, by its author alone', async () => {
    const { id } = await world.direct(ana, bruno);
    const { id: messageId } = await world.write(ana, { id }, 'Com eroo');
    const path = `/conversations/${id}/messages/${messageId}`;
    expect((await world.call(bruno, 'PATCH', path, { text: 'x' })).status).toBe(404);
    expect((await world.call(bruno, 'DELETE', path)).status).toBe(404);
    const edited = await world.ask<Message>(ana, 'PATCH', path, { text: 'Sem erro' });
    expect(edited).toMatchObject({ text: 'Sem erro', editedAt: new Date(NOON).toISOString() });
    expect((await world.read(bruno, { id })).at(-1)).toBe('Sem erro');
    await world.ask(ana, 'DELETE', path);
    await world.ask(ana, 'DELETE', path);
    const { messages } = await world.ask<{ messages: Message[] }>(
      bruno,
      'GET',
      `/conversations/${id}/messages`,
    );
    expect(messages.at(-1)).toMatchObject({ id: messageId, text: null, deleted: true });
    expect((await world.call(ana, 'PATCH', path, { text: 'x' })).status).toBe(404);
  });
});

describe('search', () => {
  it('finds what the person may read, accents and case apart, and nothing else', async () => {
    const { id } = await world.direct(ana, bruno);
    await world.write(bruno, { id }, 'A PLANILHA de reuniões está pronta');
    const search = async (person: TestPerson, text: string) =>
      (await world.ask<{ found: { message: Message }[] }>(person, 'POST', '/search', { text }))
        .found;
    expect((await search(ana, 'reunioes planilha'))[0]?.message.text).toContain('PLANILHA');
    expect(await search(ana, 'planilha inexistente')).toEqual([]);
    expect(await search(duda, 'planilha')).toEqual([]);
    expect((await world.call(ana, 'POST', '/search', { text: ' ' })).status).toBe(400);
  });
});

describe('a file', () => {
  const content = Buffer.from('uma planilha').toString('base64');
  const put = (person: TestPerson, id: string, attachmentId: string, more: object = {}) =>
    world.call(person, 'PUT', `/conversations/${id}/attachments/${attachmentId}`, {
      ...{ name: 'rotas.txt', type: 'text/plain', content },
      ...more,
    });
  const bytes = async (person: TestPerson, id: string, attachmentId: string) => {
    const path = `/api/chat/conversations/${id}/attachments/${attachmentId}`;
    const response = await world.fetchAs(person, path);
    return response.status === 200 ? response.text() : response.status;
  };

  it('is for who reads the message, sealed where it lies, and gone with it', async () => {
    const { id } = await world.direct(ana, bruno);
    const attachmentId = randomUUID();
    const { body } = await put(ana, id, attachmentId);
    expect(body as unknown as Attachment).toEqual({
      id: attachmentId,
      name: 'rotas.txt',
      type: 'text/plain',
      size: 12,
    });
    expect(await bytes(bruno, id, attachmentId)).toBe(404);
    const messageId = randomUUID();
    await send(ana, id, { id: messageId, text: '', attachments: [attachmentId] });
    expect(await bytes(bruno, id, attachmentId)).toBe('uma planilha');
    expect(await bytes(duda, id, attachmentId)).toBe(404);
    const stored = `/storage/v1/object/authenticated/chat/${ana.userId}/${id}/${attachmentId}`;
    expect((await world.fetchAs(ana, stored)).ok).toBe(false);
    await world.ask(ana, 'DELETE', `/conversations/${id}/messages/${messageId}`);
    expect(await bytes(bruno, id, attachmentId)).toBe(404);
    const { rows } = await world.context.connection.pool.query(
      "select from storage_objects where bucket_id = 'chat' and name like $1",
      [`%${attachmentId}`],
    );
    expect(rows).toEqual([]);
  });

  it('is refused where it is a program, too large, somebody else’s or in another’s conversation', async () => {
    const { id } = await world.direct(ana, bruno);
    expect((await put(ana, id, randomUUID(), { type: 'text/html' })).status).toBe(400);
    expect((await put(ana, id, randomUUID(), { type: 'application/pdf' })).status).toBe(415);
    const large = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
    expect((await put(ana, id, randomUUID(), { content: large })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await put(duda, id, randomUUID())).status).toBe(404);
    const own = randomUUID();
    await put(ana, id, own);
    const stolen = await send(bruno, id, { id: randomUUID(), text: 'meu', attachments: [own] });
    expect(stolen.status).toBe(404);
  });
});

it('tells of a conversation by one notification until all of it is read, and of none in a muted one', async () => {
  const dora = await world.colleague('Dora Lins');
  await world.showUp(dora);
  const { id } = await world.direct(ana, dora);
  const told = async () => {
    const response = await world.fetchAs(dora, '/api/notifications?limit=50');
    const { notifications } = (await response.json()) as {
      notifications: { kind: string; params: object; read: boolean }[];
    };
    expect(JSON.stringify(notifications)).not.toContain('Uma');
    return notifications
      .filter(({ kind }) => kind === 'chat_message')
      .map(({ params, read }) => ({ params, read }));
  };
  const notice = (read: boolean) => ({ params: { conversation: id }, read });
  const readUpTo = (seq: number) => world.ask(dora, 'PUT', `/conversations/${id}/read`, { seq });

  await world.write(ana, { id }, 'Uma');
  await expect.poll(told).toEqual([notice(false)]);
  await world.write(ana, { id }, 'Duas');
  await readUpTo(1);
  expect(await told()).toEqual([notice(false)]);
  await readUpTo(2);
  expect(await told()).toEqual([notice(true)]);
  await world.write(ana, { id }, 'Três');
  await expect.poll(told).toEqual([notice(false), notice(true)]);

  await readUpTo(3);
  await world.ask(dora, 'PUT', `/conversations/${id}/mute`, { muted: true });
  await world.write(ana, { id }, 'Quatro');
  await notifyOf(world.context, { conversationId: id, messageId: await lastMessageOf(id) });
  expect(await told()).toEqual([notice(true), notice(true)]);
});

async function lastMessageOf(conversationId: string): Promise<string> {
  const { rows } = await world.context.connection.pool.query<{ id: string }>(
    'select id from chat_messages where conversation_id = $1 order by seq desc limit 1',
    [conversationId],
  );
  return rows[0]?.id ?? '';
}
