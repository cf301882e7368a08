import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFiles, putFile } from '#features/files/server/index.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { isSentByEditor, type MediaBucket, sweepMedia } from './media-sweep.ts';
import { eraseDeleted } from './versions.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world?.stop());

/** A picture as small as they come. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nRespire.\n');

const picture = async (path: string) => {
  await putFile(world.context, { bucket: 'covers', path }, { type: 'image/png', bytes: PIXEL });
  return path;
};
const captions = async (path: string) => {
  const file = { type: 'text/vtt', bytes: CAPTIONS };
  await putFile(world.context, { bucket: 'lesson-media', path }, file);
  return path;
};
const there = async (bucket: MediaBucket, paths: readonly string[]) => {
  const found = await findFiles(world.context.db, bucket, paths);
  return paths.filter((path) => found.has(path));
};
/** The sweep of a day to come. */
const sweepIn = async (days: number) => {
  const at = new Date(Date.now() + days * DAY_MS);
  const context = { ...world.context, now: () => at };
  await eraseDeleted(context);
  await sweepMedia(context);
};

async function ask(method: string, path: string, json?: object) {
  const answer = await world.fetchAs(
    world.people.carla,
    path,
    json === undefined ? { method } : { method, json },
  );
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}
const article = (more: object = {}) => ({
  ...{ kind: 'article', category: 'general', language: 'pt-BR', title: 'Sono', summary: 'Sono.' },
  ...{ author: 'Equipe', cover: 'sono', sources: [], review: null, video: null },
  ...{ blocks: [{ kind: 'paragraph', text: 'Sono.' }], ...more },
});
const showing = (path: string) => article({ blocks: [{ kind: 'picture', path, text: 'Uma lua' }] });
const add = async (draft: object) => {
  const id = randomUUID();
  await ask('POST', '/api/admin/news', { id, draft });
  return id;
};

it('takes what was sent and never saved, a day later', async () => {
  const path = await picture(`texts/${randomUUID()}`);
  await sweepIn(0.9);
  expect(await there('covers', [path])).toEqual([path]);
  await sweepIn(1.1);
  expect(await there('covers', [path])).toEqual([]);
});

it('keeps what a former version shows, until what was deleted is erased', async () => {
  const [first, second] = [
    await picture(`texts/${randomUUID()}`),
    await picture(`texts/${randomUUID()}`),
  ];
  const id = await add(showing(first));
  await ask('PATCH', `/api/admin/news/${id}`, { revision: 1, draft: showing(second) });
  await sweepIn(2);
  expect(await there('covers', [first, second])).toEqual([first, second]);
  await ask('DELETE', `/api/admin/news/${id}`);
  await sweepIn(29);
  expect(await there('covers', [first, second])).toEqual([first, second]);
  await sweepIn(31);
  expect(await there('covers', [first, second])).toEqual([]);
});

it('keeps a picture of two articles while one of them is left', async () => {
  const path = await picture(`texts/${randomUUID()}`);
  const [gone, left] = [await add(showing(path)), await add(showing(path))];
  const erase = async (id: string) => {
    await ask('DELETE', `/api/admin/news/${id}`);
    await sweepIn(31);
  };
  await erase(gone);
  expect(await there('covers', [path])).toEqual([path]);
  await erase(left);
  expect(await there('covers', [path])).toEqual([]);
});

it('tells files of one name apart that lie in two folders, and in two buckets', async () => {
  const name = `${randomUUID()}.png`;
  const [ofText, ofPartner] = [await picture(`texts/${name}`), await picture(`partners/${name}`)];
  await ask('POST', '/api/admin/partners', {
    id: randomUUID(),
    draft: {
      ...{ name: 'Casa', category: 'health', link: 'https://casa.example.org' },
      ...{ description: 'Ensina.', logo: { path: ofPartner, alt: 'Uma lua' } },
    },
  });
  const twin = `${randomUUID().slice(0, 8)}/respirar.vtt`;
  const path = await captions(twin);
  await picture(twin);
  await add(
    article({
      kind: 'video',
      video: {
        ...{ kind: 'file', path: `${twin}.mp4`, captions: path, language: 'pt-BR' },
        ...{ transcript: 'Respire.', seconds: 60 },
      },
    }),
  );
  const lost = await captions(`${randomUUID().slice(0, 8)}/respirar.vtt`);
  await sweepIn(2);
  expect(await there('covers', [ofText, ofPartner, twin])).toEqual([ofPartner, twin]);
  expect(await there('lesson-media', [path, lost])).toEqual([path]);
});

it('keeps what lives without a version: the seed and what comes with the product', async () => {
  const path = await picture(`texts/${randomUUID()}`);
  const id = await add(showing(path));
  await world.context.db.$client.query('delete from content_versions where item_id = $1', [id]);
  await sweepIn(2);
  expect(await there('covers', [path])).toEqual([path]);
});

it.each([
  ['covers', 'texts/1.webp', true],
  ['covers', 'partners/1', true],
  ['covers', 'outono.webp', false],
  ['covers', 'texts/2026/1.webp', false],
  ['lesson-media', '0e4c1a2b/aula.mp4', true],
  ['lesson-media', 'aula.mp4', false],
  ['lesson-media', 'texts/aula.mp4', false],
] as const)('of %s, %s was sent by an editor: %s', (bucket, path, expected) => {
  expect(isSentByEditor(bucket, path)).toBe(expected);
});
