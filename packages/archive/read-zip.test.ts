import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip } from './read-zip.ts';

const zip = zipSync({ 'data/a.json': strToU8('"ação"'), 'data/b.json': new Uint8Array(5_000) });

test('gives the text of a file, and nothing where there is none', () => {
  const opened = openZip(zip, 1_000);
  expect(opened.text('data/a.json')).toBe('"ação"');
  expect(opened.text('data/c.json')).toBeUndefined();
});

test('does not unpack more than is allowed', () => {
  expect(() => openZip(zip, 1_000).text('data/b.json')).toThrow('too_large');
});

test('unpacks no more than a file announced', () => {
  const bomb = zipSync({ 'data/b.json': new Uint8Array(1_000_000) });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  // The size in the directory, which is 46 bytes and a name before the 22 of the end.
  const directory = bomb.length - 22 - 'data/b.json'.length - 46;
  view.setUint32(directory + 24, 100, true);
  expect(openZip(bomb, 1_000).text('data/b.json')?.length ?? 0).toBeLessThanOrEqual(100);
});

test.each([
  ['nothing', new Uint8Array()],
  ['another file', strToU8('%PDF-1.7 and more of it')],
  ['half a zip', zip.slice(0, zip.length / 2)],
])('%s is no zip', (_, bytes) => {
  expect(() => openZip(bytes, 1_000).text('data/a.json')).toThrow('unreadable');
});
