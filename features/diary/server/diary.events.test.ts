import { afterAll, beforeAll, expect, test } from 'vitest';
import { hear, type Person, startWorld, type World } from '#packages/testing/people/index.ts';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const watch = async (person: Person, after?: string) => {
  const stream = await hear(world.url, person.headers, after === undefined ? {} : { after });
  return { ...stream, next: () => stream.next('diary') };
};

test('an open screen hears of saving, of the feedback and of deleting, without any text', async () => {
  const stream = await watch(ana);
  expect(stream.status).toBe(200);
  const entry = await ana.write('Hoje acordei sem forças, com dor de cabeça o dia todo.');
  const saved = await stream.next();
  expect(saved.data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await ana.entry(entry.id)).status).toBe('analysed');
  await ana.call('DELETE', `/api/diary/entries/${entry.id}`);
  expect((await stream.next()).data).toEqual({ type: 'entry_deleted', entryId: entry.id });
  await ana.call('POST', `/api/diary/entries/${entry.id}/restore`);
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  stream.close();
});

test('a stream that was lost goes on after the last event seen', async () => {
  const first = await watch(ana);
  const one = await ana.write('Um.', { analyse: false });
  const seen = await first.next();
  first.close();
  const two = await ana.write('Dois.', { analyse: false });
  const three = await ana.write('Três.', { analyse: false });
  const second = await watch(ana, seen.id);
  expect(seen.data).toMatchObject({ entryId: one.id });
  expect((await second.next()).data).toMatchObject({ entryId: two.id });
  expect((await second.next()).data).toMatchObject({ entryId: three.id });
  second.close();
});

test('a correction tells that scores changed', async () => {
  const entry = await ana.write('Voltei com dor nas costas depois do plantão de hoje.');
  await world.settled();
  const stream = await watch(ana);
  const expression = entry.reading?.mentions[0]?.expression;
  await ana.call('POST', '/api/burnout/corrections', { entryId: entry.id, expression });
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await stream.next()).data).toEqual({ type: 'entries_rescored', entryId: null });
  stream.close();
});

test('Bruno hears of his own entries only', async () => {
  const his = await watch(bruno);
  await ana.write('Da Ana.', { analyse: false });
  const entry = await bruno.write('Do Bruno.', { analyse: false });
  expect((await his.next()).data).toMatchObject({ entryId: entry.id });
  his.close();
});
