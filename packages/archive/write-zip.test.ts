import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeZip } from './write-zip.ts';

const AT = new Date('2026-11-18T15:00:00Z');

async function bytesOf(zip: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of zip) parts.push(part);
  return Buffer.concat(parts);
}

test('the pieces of a file are together again, in every alphabet', async () => {
  const long = 'ção 🌱 '.repeat(20_000);
  const files = unzipSync(
    await bytesOf(
      writeZip(
        (async function* () {
          yield { path: 'diário/2026-11.md', text: 'primeira\n' };
          yield { path: 'diário/2026-11.md', text: long };
          yield { path: 'vazio.json', text: '' };
        })(),
        AT,
      ),
    ),
  );
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['diário/2026-11.md', `primeira\n${long}`],
    ['vazio.json', ''],
  ]);
});

test('no piece is made before the bytes of the former ones were taken', async () => {
  let made = 0;
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex');
  const zip = writeZip(
    (async function* () {
      for (; made < 40; made += 1) yield { path: `${made}`, text: noise() };
    })(),
    AT,
  );
  let mostAhead = 0;
  let taken = 0;
  for await (const bytes of zip) {
    taken += bytes.length;
    // Each piece is sixty thousand bytes when it is compressed.
    mostAhead = Math.max(mostAhead, made - Math.floor(taken / 60_000));
  }
  expect(made).toBe(40);
  expect(mostAhead).toBeLessThanOrEqual(2);
});
