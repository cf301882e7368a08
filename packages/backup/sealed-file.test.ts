import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMasterKeys } from '../crypto/index.ts';
import { type BackupRecord, readSealed, SealedWriter } from './sealed-file.ts';

const [ONE, OTHER] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
const masters = parseMasterKeys(`${ONE}`);
const text = (payload: string) => Buffer.from(payload);

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florescer-sealed-'));
  const path = join(folder, 'whole');
  const file = await open(path, 'wx');
  const writer = await SealedWriter.begin(file, masters.current);
  await writer.write('manifest', text('manifest'));
  await writer.write('rows', text('segredo da Ana'));
  await writer.write('rows', text('segredo do Bruno'));
  await writer.write('end', text('end'));
  await file.close();
  whole = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, ring = masters): Promise<BackupRecord[]> {
  const path = join(folder, 'tried');
  await writeFile(path, bytes);
  const records: BackupRecord[] = [];
  for await (const record of readSealed(path, ring)) records.push(record);
  return records;
}

it('gives back what was written, and shows nothing of it to who has no key', async () => {
  const records = await read(whole);
  expect(records.map(({ kind, payload }) => `${kind}: ${payload}`)).toEqual([
    'manifest: manifest',
    'rows: segredo da Ana',
    'rows: segredo do Bruno',
    'end: end',
  ]);
  expect(whole.includes('segredo')).toBe(false);
  expect(whole.includes(masters.current.key)).toBe(false);
});

it('opens with a former key, and names the right one when it is missing', async () => {
  expect(await read(whole, parseMasterKeys(`${OTHER},${ONE}`))).toHaveLength(4);
  await expect(read(whole, parseMasterKeys(`${OTHER}`))).rejects.toThrow(
    `made with another master key (fingerprint ${masters.current.id}`,
  );
});

it('is refused wherever it is cut off, whichever bit is turned, and with anything after its end', async () => {
  for (let length = 0; length < whole.length; length += 1) {
    await expect(read(whole.subarray(0, length)), `cut at ${length}`).rejects.toThrow(
      /damaged|no Florescer backup/,
    );
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(length) ^ 1, length);
    await expect(read(changed), `changed at ${length}`).rejects.toThrow(
      /damaged|no Florescer backup|another master key/,
    );
  }
  await expect(read(Buffer.concat([whole, text('x')]))).rejects.toThrow('damaged');
});

it('is refused when its records change places', async () => {
  const end = whole.length - (5 + 3 + 16);
  const second = end - (5 + 'segredo do Bruno'.length + 16);
  const first = second - (5 + 'segredo da Ana'.length + 16);
  const swapped = Buffer.concat([
    whole.subarray(0, first),
    whole.subarray(second, end),
    whole.subarray(first, second),
    whole.subarray(end),
  ]);
  await expect(read(swapped)).rejects.toThrow('damaged');
});
