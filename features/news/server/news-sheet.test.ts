import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SheetReport } from '#features/content/contract/sheet.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { ManagedCard, ManagedNews } from '../contract/news.contract.ts';
import { newsItems } from './news.tables.ts';

const ADMIN = '/api/admin/news';
let world: TestApp;
let carla: TestPerson;
beforeAll(async () => {
  world = await startTestApp();
  ({ carla } = world.people);
});
afterAll(() => world?.stop());
beforeEach(() => world.context.db.delete(newsItems));

async function call<T>(who: TestPerson, method: string, path: string, json?: object) {
  const answer = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as T & { code?: string } };
}
const bring = (text: string, dryRun = false, who = carla) =>
  call<SheetReport>(who, 'POST', `${ADMIN}/sheet`, { text, dryRun });
const table = async () => (await world.fetchAs(carla, `${ADMIN}/sheet.csv`)).text();
const listed = async () => (await call<{ items: ManagedCard[] }>(carla, 'GET', ADMIN)).body.items;
const read = async (id: string | undefined) =>
  (await call<ManagedNews>(carla, 'GET', `${ADMIN}/${id}`)).body;
const versionsOf = async (id: string | undefined) => {
  const path = `/api/admin/content/news/items/${id}/versions`;
  return (await call<{ versions: object[] }>(carla, 'GET', path)).body.versions;
};

const HEADING = 'titulo;tipo;categoria;resumo;autoria;capa;texto;video_link;video_segundos';
const GOOD = 'Pausas;artigo;bem-estar;Dez minutos.;Equipe;pausas;"## Antes\n\n- água\n- sombra";;';
const FILM = 'Respirar;vídeo;Saúde mental;Devagar.;Equipe;sono;Assista.;https://example.org/1;90';

const aFilm = (id: string) => ({
  id,
  draft: {
    ...{ kind: 'video', category: 'fitness', language: 'es-ES', title: 'Ojos', cover: 'sono' },
    ...{ summary: 'Mirar lejos.', author: '=Equipo', review: null },
    blocks: [{ kind: 'paragraph', text: 'Mire lejos.' }],
    sources: [{ title: 'OMS', url: 'https://www.who.int' }],
    video: { kind: 'film', film: 'eyes' },
  },
});

it('comes in as drafts after a dry run that stores nothing, and the same table changes nothing', async () => {
  const text = [HEADING, GOOD, FILM].join('\n');
  expect((await bring(text, true)).body).toEqual({ added: 2, changed: 0, same: 0, refused: [] });
  expect(await listed()).toEqual([]);
  await bring(text);
  const items = await listed();
  const [article, film] = await Promise.all(
    ['Pausas', 'Respirar'].map((title) => read(items.find((one) => one.title === title)?.id)),
  );
  expect(article).toMatchObject({
    ...{ kind: 'article', category: 'wellness', cover: 'pausas', language: 'pt-BR' },
    blocks: [
      { kind: 'heading', text: 'Antes' },
      { kind: 'list', ordered: false, items: ['água', 'sombra'] },
    ],
    ...{ state: 'draft', video: null, sources: [] },
  });
  expect(film).toMatchObject({
    ...{ kind: 'video', category: 'mental_health' },
    video: { kind: 'link', url: 'https://example.org/1', seconds: 90, captions: false },
  });
  expect((await bring(text)).body).toMatchObject({ added: 0, changed: 0, same: 2 });
});

it('goes out and comes in again, and leaves film, sources and what no column tells', async () => {
  const id = randomUUID();
  await call(carla, 'POST', ADMIN, aFilm(id));
  await call(carla, 'PUT', `${ADMIN}/${id}/published`, { published: true, revision: 1 });
  const before = await read(id);
  const text = await table();
  expect((await bring(text)).body).toEqual({ added: 0, changed: 0, same: 1, refused: [] });
  await bring(text.replace('Mire lejos.', 'Mire por la ventana.'));
  const after = await read(id);
  expect(after).toEqual({
    ...{ ...before, revision: 2, updatedAt: after.updatedAt },
    blocks: [{ kind: 'paragraph', text: 'Mire por la ventana.' }],
  });
  expect(await versionsOf(id)).toHaveLength(2);
  expect((await bring('titulo;resumo\nojos;Lejos.')).body).toMatchObject({ changed: 1 });
  expect(await read(id)).toMatchObject({ summary: 'Lejos.', title: 'ojos', author: '=Equipo' });
});

it('takes more items than a page out', async () => {
  const lines = Array.from({ length: 205 }, (_, nth) => GOOD.replace('Pausas', `Pausa ${nth}`));
  await bring([HEADING, ...lines].join('\n'));
  expect((await bring(await table(), true)).body).toMatchObject({ same: 205, refused: [] });
});

it.each([
  ['no title', ';artigo;geral;R;E;sono;T;;', ['title']],
  ['no text', 'A;artigo;geral;R;E;sono;;;', ['text']],
  ['a category that is none', 'A;artigo;fofoca;R;E;sono;T;;', ['category']],
  ['a cover and a kind that are none', 'A;rádio;geral;R;E;lua;T;;', ['kind', 'cover']],
  ['a video without an address', 'A;vídeo;geral;R;E;sono;T;;', ['video']],
  ['an address that runs', 'A;vídeo;geral;R;E;sono;T;javascript:x;9', ['video']],
  ['an article that is a video', 'A;artigo;geral;R;E;sono;T;https://a.example;9', ['video']],
  ['a title that stands there twice', 'B;artigo;geral;R;E;sono;T;;', ['title_twice']],
])('with %s stores nothing', async (_, line, problems) => {
  const { body } = await bring([HEADING, GOOD.replace('Pausas', 'B'), line].join('\n'));
  expect(body.refused).toEqual([expect.objectContaining({ problems })]);
  expect(await listed()).toEqual([]);
});

it('with a code that is not here, or a title that two items have, stores nothing', async () => {
  for (const id of [randomUUID(), randomUUID()]) await call(carla, 'POST', ADMIN, aFilm(id));
  const unknown = `codigo;titulo;resumo;autoria;texto\n${randomUUID()};A;R;E;T`;
  expect((await bring(unknown)).body.refused[0]?.problems).toEqual(['unknown']);
  expect((await bring('titulo;resumo\nOjos;Outro')).body.refused[0]?.problems).toEqual(
    expect.arrayContaining(['title_twice']),
  );
});

it('is none where its column is missing, and is the administration’s alone', async () => {
  expect((await bring('a;b\n1;2')).body.code).toBe('no_sheet');
  for (const who of [world.people.ana, world.people.bruno]) {
    expect((await bring(`${HEADING}\n${GOOD}`, false, who)).status).toBe(403);
    expect((await world.fetchAs(who, `${ADMIN}/sheet.csv`)).status).toBe(403);
  }
  expect(await listed()).toEqual([]);
});
