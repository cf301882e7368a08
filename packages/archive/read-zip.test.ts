import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip } from './read-zip.ts';

const zip = zipSync({ 'data/a.json': strToU8('"ação"'), 'data/b.json': new Uint8Array(5_000) });

const open = (bytes: Uint8Array) => openZip(new Blob([new Uint8Array(bytes)]), 1_000);
const textIn = async (bytes: Uint8Array, path: string) => (await open(bytes)).text(path);

test('gives the text of a file, and nothing where there is none', async () => {
  expect(await textIn(zip, 'data/a.json')).toBe('"ação"');
  expect(await textIn(zip, 'data/c.json')).toBeUndefined();
});

test('does not unpack more than is allowed', async () => {
  await expect(textIn(zip, 'data/b.json')).rejects.toThrow('too_large');
});

test('unpacks no more than a file announced', async () => {
  const bomb = zipSync({ 'data/b.json': new Uint8Array(1_000_000) });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  // The size in the directory, which is 46 bytes and a name before the 22 of the end.
  const directory = bomb.length - 22 - 'data/b.json'.length - 46;
  view.setUint32(directory + 24, 100, true);
  const text = await textIn(bomb, 'data/b.json').catch(() => '');
  expect(text?.length ?? 0).toBeLessThanOrEqual(100);
});

test.each([
  ['nothing', new Uint8Array()],
  ['another file', strToU8('%PDF-1.7 and more of it')],
  ['half a zip', zip.slice(0, zip.length / 2)],
])('%s is no zip', async (_, bytes) => {
  await expect(textIn(bytes, 'data/a.json')).rejects.toThrow('unreadable');
});

test('reads of a large zip only what is asked for', async () => {
  const large = zipSync({
    'photo.jpg': [new Uint8Array(500_000), { level: 0 }],
    'a.json': strToU8('1'),
  });
  const blob = new Blob([new Uint8Array(large)]);
  let read = 0;
  const slices = {
    size: blob.size,
    slice: (from: number, to: number) => {
      read += Math.min(to, blob.size) - from;
      return blob.slice(from, to);
    },
  } as Blob;
  expect(await (await openZip(slices, 1_000)).text('a.json')).toBe('1');
  expect(read).toBeLessThan(100_000);
});
