import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { type BlobDriver, BlobMissing, readWhole } from './driver.ts';
import { FolderDriver } from './folder-driver.ts';
import { S3Driver } from './s3-driver.ts';

/** Both places where files may lie keep the same promises. */

const MEBIBYTE = 1024 * 1024;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const made: Record<string, BlobDriver> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florescer-blobs-'));
  s3 = await startS3Server();
  made.folder = new FolderDriver(folder);
  made.S3 = new S3Driver(s3.settings);
});
afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function* pieces(...parts: (Buffer | Error)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

describe.each(['folder', 'S3'])('%s', (name) => {
  const driver = () => made[name] as BlobDriver;

  it('gives back what was written, whole and in part', async () => {
    const id = randomUUID();
    expect(await driver().write(id, pieces(Buffer.from('flor'), Buffer.from('escer')))).toBe(9);
    expect(String(await readWhole(driver(), id))).toBe('florescer');
    const part = await driver().read(id, { start: 2, end: 5 });
    expect(String(Buffer.concat(await part.toArray()))).toBe('ores');
    expect(await driver().has(id)).toBe(true);
  });

  it('keeps what is larger than a part, and what is empty', async () => {
    const [large, empty] = [randomUUID(), randomUUID()];
    const parts = Array.from({ length: 20 }, (_, at) => Buffer.alloc(MEBIBYTE, at));
    expect(await driver().write(large, pieces(...parts))).toBe(20 * MEBIBYTE);
    expect(Buffer.compare(await readWhole(driver(), large), Buffer.concat(parts))).toBe(0);
    expect(await driver().write(empty, pieces())).toBe(0);
    expect(await readWhole(driver(), empty)).toHaveLength(0);
  });

  it('keeps nothing of what breaks off', async () => {
    const id = randomUUID();
    const broken = pieces(Buffer.alloc(9 * MEBIBYTE), new Error('broke off'));
    await expect(driver().write(id, broken)).rejects.toThrow('broke off');
    expect(await driver().has(id)).toBe(false);
    await expect(driver().read(id)).rejects.toThrow(BlobMissing);
  });

  it('copies, and each stands for itself', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await driver().write(one, pieces(Buffer.from('x')));
    await driver().copy(one, other);
    await driver().remove([one, randomUUID()]);
    expect(String(await readWhole(driver(), other))).toBe('x');
    await expect(driver().read(one)).rejects.toThrow(BlobMissing);
    await expect(driver().copy(one, randomUUID())).rejects.toThrow(BlobMissing);
  });

  it('makes a blob of pieces, and again does no harm', async () => {
    const id = randomUUID();
    const store = await driver().pieces();
    await store.create(new Upload({ id, size: 12 * MEBIBYTE, offset: 0 }));
    await store.write(Readable.from([Buffer.alloc(7 * MEBIBYTE, 1)]), id, 0);
    expect((await store.getUpload(id)).offset).toBe(7 * MEBIBYTE);
    await store.write(Readable.from([Buffer.alloc(5 * MEBIBYTE, 2)]), id, 7 * MEBIBYTE);
    for (const _ of [1, 2]) await driver().adopt(id, 12 * MEBIBYTE);
    await driver().tidy(id);
    const whole = await readWhole(driver(), id);
    expect([whole.length, whole[0], whole.at(-1)]).toEqual([12 * MEBIBYTE, 1, 2]);
    await driver().remove([id]);
    expect(await driver().has(id)).toBe(false);
  });

  it('drops pieces that nobody goes on with', async () => {
    const id = randomUUID();
    const store = await driver().pieces();
    await store.create(new Upload({ id, size: 100, offset: 0 }));
    await store.write(Readable.from([Buffer.from('ten bytes.')]), id, 0);
    await driver().remove([id]);
    expect(await driver().has(id)).toBe(false);
  });
});

it('a process that is killed while it writes leaves nothing that looks whole', async () => {
  const ids = [randomUUID(), randomUUID()];
  const writer = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { FolderDriver } = await import('${join(import.meta.dirname, 'folder-driver.ts')}');
       async function* endless() { for (;;) { yield Buffer.alloc(65536); process.stdout.write('.'); } }
       await new FolderDriver(${JSON.stringify(folder)}).write('${ids[0]}', endless());`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const driver = made.folder as BlobDriver;
  expect(await driver.has(ids[0] ?? '')).toBe(false);
  expect(await readdir(join(folder, 'incoming'))).toEqual([ids[0]]);
  await driver.remove(ids);
  await vi.waitFor(async () => expect(await readdir(join(folder, 'incoming'))).toEqual([]));
});
