import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const ENTRIES = '/api/diary/entries';
type Page = { entries: Entry[]; next: string | null };

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const tired = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';

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
    // One that cannot be opened is missing; the others are there.
    await world.context.connection.pool.query(
      `update diary_entry_versions set sealed = '\\x0102' where entry_id = $1 and version = 2`,
      [entry.id],
    );
    const { body: left } = await ana.call<typeof body>('GET', `${ENTRIES}/${entry.id}/versions`);
    expect(left.versions.map(({ text }) => text)).toEqual(['Dois.', 'Zero.']);
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
      ['GET', '/api/diary/writer'],
      ['PUT', '/api/diary/writer'],
    ] as const) {
      const answer = await world.app.inject({ method, url, headers: { accept: '*/*' } });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
    }
  });
});

test.each(['%zz', 'a'.repeat(200)])(
  'the address %.5s is answered like any unknown one',
  async (id) => {
    expect(await ana.call('GET', `/api/diary/entries/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found', requestId: expect.any(String) },
    });
  },
);
