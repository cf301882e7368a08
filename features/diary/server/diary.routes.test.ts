import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { NOON, type Person, startWorld, type World } from './testing/world.ts';

const ENTRIES = '/api/diary/entries';
type Page = { entries: Entry[]; next: string | null };

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

describe('writing', () => {
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
    const before = (await carla.call<Page>('GET', ENTRIES)).body.entries.length;
    const { events } = world.context;
    const publish = events.publish;
    events.publish = () => Promise.reject(new Error('no events today'));
    const clientId = randomUUID();
    const { status, body } = await carla.call('POST', ENTRIES, { text: tired, clientId });
    events.publish = publish;
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' });
    const { rows } = await world.context.connection.pool.query(
      'select 1 from burnout_analyses where user_id = $1 except select 1 from diary_entries where user_id = $1',
      [carla.id],
    );
    expect(rows).toEqual([]);
    expect((await carla.call<Page>('GET', ENTRIES)).body.entries).toHaveLength(before);
    // And the sender may simply send again.
    expect((await carla.write(tired, { clientId })).text).toBe(tired);
  });
});

describe('reading back', () => {
  let dora: Person;
  let written: Entry[];
  beforeAll(async () => {
    dora = await world.person('dora');
    written = [];
    for (let day = 1; day <= 7; day++) written.push(await dora.write(`Dia ${day}, sem pressa.`));
    await world.settled();
  });

  test('newest first, page by page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const url: string = `${ENTRIES}?limit=3${after ? `&after=${after}` : ''}`;
      const { body } = await dora.call<Page>('GET', url);
      seen.push(...body.entries.map(({ text }) => text));
      after = body.next;
    } while (after);
    expect(seen).toEqual(written.map(({ text }) => text).reverse());
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'after=x', "after=';--"])(
    '%s is refused',
    async (query) => {
      expect((await dora.call('GET', `${ENTRIES}?${query}`)).status).toBe(400);
    },
  );

  test('the list says of each entry exactly what the entry says of itself', async () => {
    const reader = await world.person('reader');
    const texts = [
      tired,
      'Durmo bem.\n"Obrigada", disse a chefe \u{1f33b} — não \\ choro mais.',
      'Quero sumir daqui.',
    ];
    for (const text of texts) await reader.write(text);
    await reader.write('Só para mim.', { analyse: false });
    await world.settled();
    const { body } = await reader.call<Page>('GET', ENTRIES);
    expect(body.entries).toHaveLength(4);
    for (const entry of body.entries) expect(entry).toEqual(await reader.entry(entry.id));
    const { body: empty } = await (await world.person('nobody')).call<Page>('GET', ENTRIES);
    expect(empty).toEqual({ entries: [], next: null });
  });

  test('search finds all the words, accents and case apart, and resumes', async () => {
    const words = ['Almoço com a JÚLIA', 'julia e o almoco', 'a Júlia não veio'];
    for (const text of words) await dora.write(text);
    const find = async (body: Record<string, unknown>) =>
      (await dora.call<Page>('POST', `${ENTRIES}/search`, body)).body;
    const all = await find({ text: 'almoço júlia' });
    expect(all).toMatchObject({ entries: [{ text: words[1] }, { text: words[0] }], next: null });
    const first = await find({ text: 'JULIA', limit: 2 });
    expect(first.entries.map(({ text }) => text)).toEqual([words[2], words[1]]);
    const rest = await find({ text: 'JULIA', limit: 2, after: first.next });
    expect(rest.entries.map(({ text }) => text)).toEqual([words[0]]);
    expect(await find({ text: '   ' })).toEqual({ entries: [], next: null });
    expect(await find({ text: '%' })).toEqual({ entries: [], next: null });
  });

  test('search goes through a long diary in bounded steps', async () => {
    const eva = await world.person('eva');
    const needle = await eva.write('A palavra é jabuticaba.', { analyse: false });
    for (let index = 0; index < 120; index++) await eva.write(`Outro ${index}`, { analyse: false });
    const { body } = await eva.call<Page>('POST', `${ENTRIES}/search`, { text: 'Jabuticabá' });
    expect(body.entries.map(({ id }) => id)).toEqual([needle.id]);
  });
});

describe('changing', () => {
  test('an edit keeps the former text, reads again and asks for new feedback', async () => {
    const entry = await ana.write(tired);
    await world.settled();
    world.clock.forward(5);
    const edit = await ana.call<Entry>('PATCH', `${ENTRIES}/${entry.id}`, {
      text: 'Dormi bem e acordei com energia, caminhei no parque.',
      version: 1,
    });
    // The former feedback is gone; whether the new one is there already is the job's business.
    expect(edit.body).toMatchObject({ version: 2, reading: { score: 0 } });
    expect(edit.body.createdAt).toBe(entry.createdAt);
    expect(Date.parse(edit.body.updatedAt)).toBe(Date.parse(entry.createdAt) + 5 * 60_000);
    await world.settled();
    expect((await ana.entry(entry.id)).feedback?.source).toBe('local');
    const versions = await ana.call('GET', `${ENTRIES}/${entry.id}/versions`);
    expect(versions.body).toEqual({
      versions: [{ version: 1, text: tired, savedAt: entry.createdAt }],
    });
  });

  test('an edit of an older version is a conflict that names the newer one', async () => {
    const entry = await ana.write('Primeira.');
    await ana.call('PATCH', `${ENTRIES}/${entry.id}`, { text: 'Segunda.', version: 1 });
    const late = await ana.call('PATCH', `${ENTRIES}/${entry.id}`, {
      text: 'Terceira.',
      version: 1,
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', data: { version: 2 } } });
    expect((await ana.entry(entry.id)).text).toBe('Segunda.');
    // The same edit sent twice, its first answer lost, is no conflict.
    const twice = await ana.call('PATCH', `${ENTRIES}/${entry.id}`, {
      text: 'Segunda.',
      version: 1,
    });
    expect(twice).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('of ten edits at once of the same version, one wins and nine are told', async () => {
    const entry = await ana.write('Antes.');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        ana.call('PATCH', `${ENTRIES}/${entry.id}`, { text: `Edição ${index}.`, version: 1 }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await ana.entry(entry.id)).version).toBe(2);
  });

  test('edits without a version all count, each former text kept', async () => {
    const entry = await ana.write('Zero.');
    for (const text of ['Um.', 'Dois.', 'Três.']) {
      await ana.call('PATCH', `${ENTRIES}/${entry.id}`, { text });
    }
    const { body } = await ana.call<{ versions: { text: string }[] }>(
      'GET',
      `${ENTRIES}/${entry.id}/versions`,
    );
    expect(body.versions.map(({ text }) => text)).toEqual(['Dois.', 'Um.', 'Zero.']);
  });

  test('what was kept without analysis stays so when edited, and can be analysed later', async () => {
    const entry = await ana.write(tired, { analyse: false });
    const edited = await ana.call('PATCH', `${ENTRIES}/${entry.id}`, { text: `${tired} E fim.` });
    expect(edited.body).toMatchObject({ status: 'saved', version: 2, reading: null });
    const analysed = await ana.call('POST', `${ENTRIES}/${entry.id}/analysis`);
    expect(analysed.body).toMatchObject({ version: 2, reading: { score: 5 } });
    await world.settled();
    const again = await ana.call('POST', `${ENTRIES}/${entry.id}/analysis`);
    expect(again.body).toMatchObject({ status: 'analysed', reading: { score: 5 } });
  });
});

describe('deleting', () => {
  test('a deleted entry is nowhere, and can be brought back for an hour', async () => {
    const entry = await ana.write(`${tired} Apagar.`);
    await world.settled();
    const url = `${ENTRIES}/${entry.id}`;
    expect((await ana.call('DELETE', url)).status).toBe(204);
    expect((await ana.call('DELETE', url)).status).toBe(204);
    for (const [method, path, payload] of [
      ['GET', url, undefined],
      ['PATCH', url, { text: 'x' }],
      ['POST', `${url}/analysis`, undefined],
      ['GET', `${url}/versions`, undefined],
    ] as const) {
      expect((await ana.call(method, path, payload)).status).toBe(404);
    }
    const { body: page } = await ana.call<Page>('GET', `${ENTRIES}?limit=100`);
    expect(page.entries.map(({ id }) => id)).not.toContain(entry.id);
    world.clock.forward(59);
    await ana.comeBack();
    const back = await ana.call<Entry>('POST', `${url}/restore`);
    expect(back).toMatchObject({
      status: 200,
      body: { text: entry.text, status: 'analysed', reading: { score: 5 } },
    });
    expect((await ana.call('POST', `${url}/restore`)).status).toBe(200);
  });

  test('after an hour it is gone for good', async () => {
    await ana.comeBack();
    const entry = await ana.write('Some em uma hora.');
    const url = `${ENTRIES}/${entry.id}`;
    await ana.call('DELETE', url);
    world.clock.forward(60);
    await ana.comeBack();
    expect(await ana.call('POST', `${url}/restore`)).toMatchObject({
      status: 410,
      body: { code: 'entry_erased' },
    });
  });
});

describe('who is refused', () => {
  test('Ana’s entry answers Bruno exactly like an id that nobody has', async () => {
    await Promise.all([ana.comeBack(), bruno.comeBack()]);
    const entry = await ana.write('Só meu.');
    await ana.call('PATCH', `${ENTRIES}/${entry.id}`, { text: 'Só meu, de novo.' });
    const deleted = await ana.write('Só meu, apagado.');
    await ana.call('DELETE', `${ENTRIES}/${deleted.id}`);
    const unknown = uuidV7(world.clock.now);
    const attempts = (id: string) =>
      [
        ['GET', `${ENTRIES}/${id}`, undefined],
        ['PATCH', `${ENTRIES}/${id}`, { text: 'meu agora' }],
        ['POST', `${ENTRIES}/${id}/analysis`, undefined],
        ['GET', `${ENTRIES}/${id}/versions`, undefined],
        ['DELETE', `${ENTRIES}/${id}`, undefined],
        ['POST', `${ENTRIES}/${id}/restore`, undefined],
      ] as const;
    for (const id of [entry.id, deleted.id]) {
      for (const [index, [method, url, payload]] of attempts(id).entries()) {
        const [, unknownUrl] = attempts(unknown)[index] ?? [];
        const his = await bruno.call(method, url, payload);
        const nobodys = await bruno.call(method, unknownUrl ?? '', payload);
        expect(his.status).toBe(404);
        expect({ ...his.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
      }
    }
    expect((await ana.entry(entry.id)).text).toBe('Só meu, de novo.');
    const page = await bruno.call<Page>('POST', `${ENTRIES}/search`, { text: 'Só meu' });
    expect(page.body.entries).toEqual([]);
    const after = await bruno.call<Page>('GET', `${ENTRIES}?after=${entry.id}&limit=100`);
    expect(JSON.stringify(after.body)).not.toContain('Só meu');
  });

  test.each(['x', '123', '00000000-0000-0000-0000-00000000000g', '..%2f..'])(
    'an id that is none is told so: %s',
    async (id) => {
      expect((await ana.call('GET', `${ENTRIES}/${id}`)).status).toBe(400);
    },
  );

  test('without signing in there is nothing', async () => {
    for (const [method, url] of [
      ['POST', ENTRIES],
      ['GET', ENTRIES],
      ['POST', `${ENTRIES}/search`],
      ['GET', '/api/diary/events'],
      ['GET', '/api/diary/writer'],
      ['PUT', '/api/diary/writer'],
    ] as const) {
      const answer = await world.app.inject({ method, url, headers: { accept: '*/*' } });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
    }
  });
});
