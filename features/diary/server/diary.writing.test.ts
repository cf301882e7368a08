import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { NOON, type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const ENTRIES = '/api/diary/entries';

let world: World;
let ana: Person;
let bruno: Person;
let carla: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno, carla] = await Promise.all([
    world.person('ana'),
    world.person('bruno'),
    world.person('carla'),
  ]);
});
afterAll(() => world.stop());

const tired = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';

test('Ana saves an entry, scored at once; its feedback follows', async () => {
  const { status, body } = await ana.call<Entry>('POST', ENTRIES, { text: tired });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    text: tired,
    words: 13,
    status: 'processing',
    version: 1,
    createdAt: NOON.toISOString(),
    reading: { score: 5, level: 'moderate', crisisLevel: 0 },
    feedback: null,
  });
  await world.settled();
  const entry = await ana.entry(body.id);
  expect(entry).toMatchObject({ status: 'analysed', version: 1, updatedAt: body.updatedAt });
  expect(entry.feedback).toMatchObject({ source: 'local', language: 'pt-BR' });
  expect(Object.keys(entry.feedback ?? {})).not.toContain('variants');
});

test('an entry kept without analysis has no reading and no feedback', async () => {
  const entry = await ana.write(tired, { analyse: false });
  expect(entry).toMatchObject({ status: 'saved', words: 13, reading: null, feedback: null });
  await world.settled();
  expect(await ana.entry(entry.id)).toEqual(entry);
});

test('the same client id again gives the entry already saved, with the same status', async () => {
  const clientId = randomUUID();
  const first = await ana.write('Escrevi uma vez só.', { clientId });
  await world.settled();
  const again = await ana.call<Entry>('POST', ENTRIES, { text: 'Outro texto.', clientId });
  expect(again.status).toBe(201);
  expect(again.body).toMatchObject({
    id: first.id,
    text: 'Escrevi uma vez só.',
    status: 'analysed',
  });
  // The id is Ana's own: Bruno's entry with the same one is another.
  const his = await bruno.write('Do Bruno.', { clientId });
  expect(his.id).not.toBe(first.id);
});

test('sent five times at the same moment, it is saved once', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => carla.write('Ao mesmo tempo.', { clientId })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('a late copy of a deleted entry does not come back to life', async () => {
  const clientId = randomUUID();
  const entry = await ana.write('Apagado em outro aparelho.', { clientId });
  await ana.call('DELETE', `${ENTRIES}/${entry.id}`);
  const late = await ana.call('POST', ENTRIES, { text: 'Apagado em outro aparelho.', clientId });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'conflict', data: { entryId: entry.id } },
  });
});

test.each([
  ['one character', 'a'],
  ['emoji only', '🌱🙂👩🏽‍⚕️'],
  ['right to left', 'היום הייתי עייף مرهق جدا'],
  ['HTML', '<script>alert(1)</script><b>negrito</b> &amp;'],
  ['SQL', '\'; drop table diary_entries; -- " $1'],
  ['NUL and control characters', 'antes\u0000depois\u0007\u001b[31m'],
  ['lone surrogates', 'meio \ud83d corte \ude00 fim'],
  ['line ends and spaces', '  \r\n um \t dia \n\n'],
  ['combining marks', 'ação e ação'],
])('%s is given back as it was written', async (_, text) => {
  const entry = await bruno.write(text);
  await world.settled();
  expect((await bruno.entry(entry.id)).text).toBe(text);
});

test('an entry that waited on the device stands at the hour it was written, and is analysed there', async () => {
  const dora = await world.person('dora');
  const today = await dora.write('Hoje foi leve.');
  const late = await dora.write(tired, { waitedMs: 2 * 86_400_000 });
  const written = new Date(NOON.getTime() - 2 * 86_400_000);
  expect(late).toMatchObject({ createdAt: written.toISOString(), reading: { score: 5 } });
  await world.settled();
  expect(await dora.entry(late.id)).toMatchObject({ status: 'analysed' });
  const { body } = await dora.call<{ entries: Entry[] }>('GET', ENTRIES);
  expect(body.entries.map(({ id }) => id)).toEqual([today.id, late.id]);
  const trend = await dora.call<{ daysWithEntry: number }>(
    'GET',
    '/api/burnout/overview?period=30d',
  );
  expect(trend.body).toMatchObject({ daysWithEntry: 2 });
});

test('100,000 characters fit, one more does not', async () => {
  const longest = 'Dormi mal. '.repeat(9_091).slice(0, 100_000);
  expect((await carla.write(longest)).text).toHaveLength(100_000);
  const { status, body } = await carla.call('POST', ENTRIES, { text: `${longest}a` });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
});

test.each([
  ['empty', { text: '' }],
  ['only spaces', { text: ' \n\t ' }],
  ['no text', {}],
  ['a number', { text: 5 }],
  ['a client id that is none', { text: 'a', clientId: 'x' }],
  ['a wait that has not begun', { text: 'a', waitedMs: -1 }],
  ['analyse that is no yes or no', { text: 'a', analyse: 'yes' }],
  ['a list', []],
])('%s is refused with the fields that are wrong', async (_, payload) => {
  const { status, body } = await ana.call('POST', ENTRIES, payload);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  expect((body.data as { fields: unknown[] }).fields.length).toBeGreaterThan(0);
});

test('empty text is told by its own code', async () => {
  const { body } = await ana.call('POST', ENTRIES, { text: '  ' });
  expect(body.data).toMatchObject({ fields: [{ path: 'body.text', code: 'empty' }] });
});

test.each([
  ['not JSON', '{"text": "a', 'application/json', 400, 'invalid'],
  ['a form', 'text=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ['plain text', 'a', 'text/plain', 400, 'invalid'],
  [
    'a body over the limit',
    JSON.stringify({ text: 'a'.repeat(1_100_000) }),
    'application/json',
    413,
    'payload_too_large',
  ],
])('%s is refused', async (_, payload, type, status, code) => {
  const answer = await ana.call('POST', ENTRIES, payload, { 'content-type': type });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(JSON.stringify(answer.body)).not.toContain('text=a');
});

test('if a part of saving fails, nothing is kept', async () => {
  const kept = async () => {
    const { rows } = await world.context.connection.pool.query(
      `select (select count(*)::int from diary_entries where user_id = $1) as entries,
              (select count(*)::int from burnout_analyses where user_id = $1) as analyses`,
      [carla.id],
    );
    return rows[0];
  };
  const before = await kept();
  const { events } = world.context;
  const publish = events.publish;
  events.publish = () => Promise.reject(new Error('no events today'));
  const clientId = randomUUID();
  const { status, body } = await carla.call('POST', ENTRIES, { text: tired, clientId });
  events.publish = publish;
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' });
  expect(await kept()).toEqual(before);
  // And the sender may simply send again.
  expect((await carla.write(tired, { clientId })).text).toBe(tired);
});

test('an entry that is named in capitals is changed, deleted and brought back like any other', async () => {
  const { id } = await ana.write(tired);
  await world.settled();
  const inCapitals = `${ENTRIES}/${id.toUpperCase()}`;
  await ana.call('PATCH', inCapitals, { text: 'Mudei o que escrevi.' });
  await ana.call('DELETE', inCapitals);
  await ana.call('POST', `${inCapitals}/restore`);
  expect(await ana.entry(id)).toMatchObject({ id, text: 'Mudei o que escrevi.' });
});

test('a text in a language that is not read is kept without level, and read once it is in ours', async () => {
  const german = 'Heute war ein langer Tag, ich bin müde und habe Kopfschmerzen.';
  const entry = await ana.write(german);
  expect(entry).toMatchObject({ status: 'saved', unreadLanguage: true, reading: null, help: null });
  const asked = await ana.call<Entry>('POST', `${ENTRIES}/${entry.id}/analysis`);
  expect(asked.body).toMatchObject({ status: 'saved', unreadLanguage: true, reading: null });
  // Danger that is heard all the same is answered.
  const mixed = await ana.write(`${german} Não quero mais viver, vou me matar hoje.`);
  expect(mixed.help).toMatchObject({ kind: 'self' });
  const own = await ana.write(tired);
  const edit = (text: string) => ana.call<Entry>('PATCH', `${ENTRIES}/${own.id}`, { text });
  expect((await edit(german)).body).toMatchObject({
    status: 'saved',
    unreadLanguage: true,
    reading: null,
  });
  const { body } = await edit(tired);
  expect(body.reading).not.toBeNull();
  expect(body.unreadLanguage).toBeUndefined();
  // Danger that comes later, in the text or above it, is answered like any.
  const darker = await ana.call<Entry>('PATCH', `${ENTRIES}/${entry.id}`, {
    text: 'Não aguento mais, quero me matar.',
  });
  expect(darker.body.help).toMatchObject({ kind: 'self' });
  const untitled = await ana.write(german);
  const stamp = { changeId: randomUUID(), recordedAt: new Date().toISOString() };
  const titled = await ana.call<Entry>('PATCH', `${ENTRIES}/${untitled.id}/head`, {
    ...stamp,
    title: 'Quero me matar',
  });
  expect(titled.body.help).toMatchObject({ kind: 'self' });
  const both = await ana.call<Entry>('PATCH', `${ENTRIES}/${untitled.id}`, {
    text: 'Não aguento mais, quero me matar.',
  });
  expect(both.body.help).toMatchObject({ kind: 'self' });
  expect(both.body.reading).not.toBeNull();
});

test('a text in a language that is not read stays with who only wanted to keep it', async () => {
  const german = 'Heute war ein langer Tag, ich bin müde und habe Kopfschmerzen.';
  const { body: kept } = await ana.call<Entry>('POST', ENTRIES, {
    clientId: randomUUID(),
    text: german,
    analyse: false,
  });
  expect(kept).toMatchObject({ status: 'saved', reading: null });
  expect(kept.unreadLanguage).toBeUndefined();
  const { body } = await ana.call<Entry>('PATCH', `${ENTRIES}/${kept.id}`, { text: tired });
  expect(body).toMatchObject({ status: 'saved', reading: null });
  await ana.call<Entry>('PATCH', `${ENTRIES}/${kept.id}`, { text: german });
  const asked = await ana.call<Entry>('POST', `${ENTRIES}/${kept.id}/analysis`);
  expect(asked.body).toMatchObject({ status: 'saved', unreadLanguage: true, reading: null });
});
