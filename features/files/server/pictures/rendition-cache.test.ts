import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RenditionCache } from './rendition-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florescer-renditions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesBecome = (names: string[]) =>
  vi.waitFor(async () => expect((await readdir(folder)).toSorted()).toEqual(names));

it('keeps as much as it may, and lets go of what nobody asked for longest', async () => {
  const cache = new RenditionCache(folder, 100);
  for (const name of ['a.1', 'b.1']) await cache.put(name, Buffer.alloc(40, name));
  expect(String(await cache.get('a.1')).slice(0, 3)).toBe('a.1');
  await cache.put('c.1', Buffer.alloc(40));
  await filesBecome(['a.1', 'c.1']);
  expect(await cache.get('b.1')).toBeUndefined();
  await cache.put('large', Buffer.alloc(101));
  expect(await cache.get('large')).toBeUndefined();
});

it('knows what a former process left, drops its halves, and the renditions of a blob', async () => {
  await writeFile(join(folder, '.half'), 'half');
  const cache = new RenditionCache(folder, 100);
  await cache.put('a.2', Buffer.from('two'));
  expect((await cache.get('c.1'))?.length).toBe(40);
  await cache.drop('a');
  await filesBecome(['c.1']);
  expect(await cache.get('a.2')).toBeUndefined();
});

it('makes do without a folder', async () => {
  const cache = new RenditionCache('/dev/null/renditions', 100);
  await cache.put('a', Buffer.from('a'));
  expect(await cache.get('a')).toBeUndefined();
});
