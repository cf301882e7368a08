import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { diaryEntries } from './diary.tables.ts';

type Page = { entries: { id: string; text: string }[]; next: string | null };
const ENTRIES = '/api/diary/entries';
const TIRED = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** The list says of each of so many entries what the entry says of itself, whose reading is the analysis. */
async function expectSame(person: Person, count: number): Promise<void> {
  await world.settled();
  const { body } = await person.call<Page>('GET', ENTRIES);
  expect(body.entries).toHaveLength(count);
  for (const entry of body.entries) expect(entry).toEqual(await person.entry(entry.id));
}

/** A change that must be taken. */
async function change<T>(
  person: Person,
  ...[method, path, json]: Parameters<Person['call']>
): Promise<T> {
  const { status, body } = await person.call<T>(method, path, json);
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return body;
}

test('the list follows whatever changes the reading of an entry', async () => {
  const ana = await world.person('ana');
  const first = await ana.write(TIRED);
  const second = await ana.write(`${TIRED} Outra vez.`);
  const kept = await ana.write(TIRED, { analyse: false });
  await expectSame(ana, 3);

  const expression = (await ana.entry(first.id)).reading?.mentions[0]?.expression;
  const corrections = '/api/burnout/corrections';
  const about = { entryId: first.id, expression };
  const { id } = await change<{ id: string }>(ana, 'POST', corrections, about);
  await expectSame(ana, 3);
  await change(ana, 'DELETE', `${corrections}/${id}`);
  await expectSame(ana, 3);
  await change(ana, 'POST', `${ENTRIES}/${kept.id}/analysis`);
  await change(ana, 'PATCH', `${ENTRIES}/${second.id}`, { text: 'Quero morrer.', version: 1 });
  await change(ana, 'PATCH', `${ENTRIES}/${second.id}`, { helpDismissed: true });
  await expectSame(ana, 3);
  await change(ana, 'DELETE', `${ENTRIES}/${first.id}`);
  await expectSame(ana, 2);
  await change(ana, 'POST', `${ENTRIES}/${first.id}/restore`);
  await expectSame(ana, 3);
});

test('entries that were sealed without their reading are listed with it, until it is sealed', async () => {
  const { db, vault } = world.context;
  const [bia, bruno] = await Promise.all([world.person('bia'), world.person('bruno')]);
  const { id } = await bia.write(TIRED);
  await bia.write('Só para mim.', { analyse: false });
  await world.settled();
  const place = { table: 'diary_entries', row: id };
  const key = await vault.keyOf(bia.id);
  const sealedOf = async () => {
    const [row] = await db.select().from(diaryEntries).where(eq(diaryEntries.id, id));
    return row?.sealed as Buffer;
  };
  const lines = key.openLines(place, await sealedOf());
  expect(lines).toHaveLength(3);
  const sealed = key.sealLines(place, lines.slice(0, 2));
  await db.update(diaryEntries).set({ sealed }).where(eq(diaryEntries.id, id));
  await expectSame(bia, 2);
  expect((await bia.entry(id)).reading?.level).toBe('moderate');

  await change(bia, 'PATCH', `${ENTRIES}/${id}`, { helpDismissed: true });
  expect(key.openLines(place, await sealedOf())).toHaveLength(3);
  await expectSame(bia, 2);
  expect((await bruno.call<Page>('GET', ENTRIES)).body).toEqual({ entries: [], next: null });
});

test('a page of very long entries ends early, and the pages together miss and repeat none', async () => {
  const eva = await world.person('eva');
  const dense = `${TIRED} `.repeat(1_400).slice(0, 99_000);
  for (const at of [1, 2, 3, 4, 5, 6, 7]) await eva.write(`${at} ${dense}`);
  await eva.write('Curto.');
  await world.settled();
  const pages = async () => {
    const texts: string[][] = [];
    for (let next: string | null = ''; next !== null; ) {
      const after: string = next && `&after=${next}`;
      const { body } = await eva.call<Page>('GET', `${ENTRIES}?limit=100${after}`);
      texts.push(body.entries.map(({ text }) => text.slice(0, 2)));
      ({ next } = body);
    }
    return texts;
  };
  const search = { text: 'acordei', limit: 50 };
  const { body: found } = await eva.call<Page>('POST', `${ENTRIES}/search`, search);
  expect(found.entries.length).toBeLessThan(7);
  const { body: rest } = await eva.call<Page>('POST', `${ENTRIES}/search`, {
    ...search,
    after: found.next,
  });
  const both = [...found.entries, ...rest.entries].map(({ text }) => text.slice(0, 2));
  expect([both, rest.next]).toEqual([['7 ', '6 ', '5 ', '4 ', '3 ', '2 ', '1 '], null]);
  const { body: short } = await eva.call<Page>('POST', `${ENTRIES}/search`, { text: '1 acordei' });
  expect([short.entries.length, short.next], 'behind what fills a page').toEqual([1, null]);
  const first = await pages();
  expect(first.length).toBeGreaterThan(1);
  expect(first[0]?.length).toBeGreaterThan(1);
  expect(first.flat()).toEqual(['Cu', '7 ', '6 ', '5 ', '4 ', '3 ', '2 ', '1 ']);
  // One that comes between is on the page that it belongs to.
  await eva.write('Novo.');
  await world.settled();
  expect((await pages()).flat()).toEqual(['No', ...first.flat()]);
});
