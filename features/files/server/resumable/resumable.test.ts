import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as tus from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { picture, type StorageWorld, startStorageWorld } from '../testing/storage-world.ts';

/** Uploads in pieces, by the client that the protocol's own documents name, into both places for files. */

const MEBIBYTE = 1024 * 1024;
let now = new Date('2026-11-18T12:00:00Z');
let s3: Awaited<ReturnType<typeof startS3Server>>;
const worlds: Record<string, StorageWorld> = {};

beforeAll(async () => {
  s3 = await startS3Server();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  worlds.folder = await startStorageWorld({ now: () => now });
  worlds.S3 = await startStorageWorld({
    now: () => now,
    environment: {
      S3_ENDPOINT: endpoint ?? '',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  for (const world of Object.values(worlds)) await world.newBucket('videos');
});
afterAll(async () => {
  for (const world of Object.values(worlds)) await world.stop();
  await s3?.stop();
});

interface Sending {
  person: TestPerson | 'operator' | null;
  bucket: string;
  path: string;
  bytes: Buffer;
  type?: string;
  headers?: Record<string, string>;
  chunkSize?: number;
  uploadUrl?: string;
  onProgress?: (upload: tus.Upload, sent: number) => void;
}

/** Sends a file as the protocol's clients do; resolves with its address once it is there. */
function send(world: StorageWorld, sending: Sending): Promise<string | null> {
  const { person, bucket, path, bytes, type = 'application/octet-stream' } = sending;
  const token = person === 'operator' ? world.context.settings.serviceKey : person?.accessToken;
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(bytes, {
      endpoint: `${world.url}/storage/v1/upload/resumable`,
      uploadUrl: sending.uploadUrl,
      uploadDataDuringCreation: true,
      chunkSize: sending.chunkSize ?? 6 * MEBIBYTE,
      retryDelays: [],
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...sending.headers },
      metadata: { bucketName: bucket, objectName: path, contentType: type, cacheControl: '60' },
      onError: reject,
      onProgress: (sent) => sending.onProgress?.(upload, sent),
      onSuccess: () => resolve(upload.url),
    });
    upload.start();
  });
}

const codeOf = async (sending: Promise<unknown>): Promise<unknown[]> => {
  const error = await sending.then(
    () => null,
    (failure: unknown) => failure,
  );
  const answer = (error as tus.DetailedError | null)?.originalResponse;
  const body = answer?.getBody() ?? '';
  return [answer?.getStatus(), body.startsWith('{') ? JSON.parse(body).code : body.trim()];
};

describe.each(['folder', 'S3'])('into a %s', (name) => {
  const world = () => worlds[name] as StorageWorld;

  it('a file comes in pieces and is one object', async () => {
    const bytes = Buffer.alloc(13 * MEBIBYTE, 'a quarter of a hundred bytes');
    const path = 'whole.bin';
    await send(world(), { person: 'operator', bucket: 'videos', path, bytes });
    const { data } = await world().operator.from('videos').download(path);
    expect(
      Buffer.compare(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)), bytes),
    ).toBe(0);
    expect((await world().operator.from('videos').info(path)).data).toMatchObject({
      size: bytes.length,
      contentType: 'application/octet-stream',
      cacheControl: 'max-age=60',
    });
  });

  it('is interrupted, and goes on where it stood', async () => {
    const bytes = Buffer.alloc(14 * MEBIBYTE, 7);
    let address: string | null = null;
    const interrupted = send(world(), {
      ...{ person: 'operator', bucket: 'videos', path: 'again.bin', bytes },
      onProgress: (upload, sent) => {
        if (sent < 7 * MEBIBYTE || address) return;
        address = upload.url;
        void upload.abort().then(() => upload.options.onError?.(new Error('interrupted')));
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    const there = await fetch(String(address), {
      method: 'HEAD',
      headers: {
        authorization: `Bearer ${world().context.settings.serviceKey}`,
        'tus-resumable': '1.0.0',
      },
    });
    const offset = Number(there.headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(6 * MEBIBYTE);
    expect(offset).toBeLessThan(bytes.length);
    const again = { person: 'operator', bucket: 'videos', path: 'again.bin', bytes } as const;
    await send(world(), { ...again, uploadUrl: String(address) });
    expect((await world().operator.from('videos').info('again.bin')).data?.size).toBe(bytes.length);
    // Whoever missed the last answer is told that all of it is there.
    await send(world(), { ...again, uploadUrl: String(address) });
  }, 60_000);
});

describe('who may', () => {
  const world = () => worlds.folder as StorageWorld;
  const bytes = Buffer.from('Uma nota.');

  it.each<[string, () => TestPerson | null, string, () => string, [number, string]]>([
    ['a visitor', () => null, 'videos', () => 'a.txt', [403, 'AccessDenied']],
    [
      'a person in a place of nobody',
      () => world().people.ana,
      'videos',
      () => 'a.txt',
      [403, 'AccessDenied'],
    ],
    [
      'a person in somebody else’s place',
      () => world().people.ana,
      'videos',
      () => `${world().people.bruno.userId}/a.txt`,
      [403, 'AccessDenied'],
    ],
    [
      'anybody without a bucket',
      () => world().people.ana,
      'none',
      () => 'a.txt',
      [404, 'NoSuchBucket'],
    ],
    [
      'anybody with a path that is none',
      () => world().people.ana,
      'videos',
      () => '../a.txt',
      [400, 'InvalidKey'],
    ],
  ])('%s is refused', async (_, person, bucket, path, expected) => {
    const sending = { person: person(), bucket, path: path(), bytes, type: 'text/plain' };
    expect(await codeOf(send(world(), sending))).toEqual(expected);
  });

  it('goes on with their own upload and with nobody else’s', async () => {
    const { ana, bruno } = world().people;
    const path = `${ana.userId}/mine.txt`;
    const begun = await fetch(`${world().url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${ana.accessToken}`, 'tus-resumable': '1.0.0' },
        'upload-length': '9',
        'upload-metadata': metadata({
          bucketName: 'videos',
          objectName: path,
          contentType: 'text/plain',
        }),
      },
    });
    expect(begun.status).toBe(201);
    const address: string = `${world().url}${begun.headers.get('location')}`;
    const call = (person: TestPerson, method: string): Promise<Response> =>
      fetch(String(address), {
        method,
        headers: {
          ...{ authorization: `Bearer ${person.accessToken}`, 'tus-resumable': '1.0.0' },
          ...(method === 'PATCH'
            ? { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
            : {}),
        },
        ...(method === 'PATCH' ? { body: bytes } : {}),
      });
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      expect([403, 404]).toContain((await call(bruno, method)).status);
    }
    expect((await call(ana, 'HEAD')).headers.get('upload-offset')).toBe('0');
    expect((await call(ana, 'PATCH')).status).toBe(204);
    expect(await (await world().as(ana).from('videos').download(path)).data?.text()).toBe(
      'Uma nota.',
    );
    expect((await call(ana, 'DELETE')).status).toBe(404);
    expect((await world().as(ana).from('videos').exists(path)).data).toBe(true);
  });

  it('has a signed address does', async () => {
    const { data } = await world().operator.from('videos').createSignedUploadUrl('signed.txt');
    const headers = { 'x-signature': data?.token ?? '' };
    const sending = { person: null, bucket: 'videos', bytes, type: 'text/plain', headers };
    expect(await codeOf(send(world(), { ...sending, path: 'other.txt' }))).toEqual([
      400,
      'InvalidSignature',
    ]);
    await send(world(), { ...sending, path: 'signed.txt' });
    expect((await world().operator.from('videos').exists('signed.txt')).data).toBe(true);
  });
});

describe('what is refused', () => {
  const world = () => worlds.folder as StorageWorld;
  const ana = () => world().people.ana;
  const files = () => world().context.settings.files.dir;

  it('is told before the first byte: too large, of another type, without room, there already', async () => {
    const sending = { person: ana(), bucket: 'attachments', type: 'text/plain' };
    const path = `${ana().userId}/x.txt`;
    const bytes = Buffer.alloc(26 * MEBIBYTE, 'a');
    expect(await codeOf(send(world(), { ...sending, path, bytes }))).toEqual([
      413,
      'EntityTooLarge',
    ]);
    const page = { ...sending, path, bytes: Buffer.from('<html>'), type: 'text/html' };
    expect(await codeOf(send(world(), page))).toEqual([415, 'InvalidMimeType']);
    const small = { ...sending, path, bytes: Buffer.from('nota') };
    await send(world(), small);
    expect(await codeOf(send(world(), small))).toEqual([409, 'KeyAlreadyExists']);
    await send(world(), { ...small, headers: { 'x-upsert': 'true' } });
    const { pool } = world().context.connection;
    await pool.query('update stored_bytes set bytes = 199999999 where user_id = $1', [
      ana().userId,
    ]);
    const other = { ...small, path: `${ana().userId}/y.txt` };
    expect(await codeOf(send(world(), other))).toEqual([422, 'StorageFull']);
    await pool.query('update stored_bytes set bytes = 4 where user_id = $1', [ana().userId]);
  });

  it('for its content is dropped with its bytes', async () => {
    const path = `${ana().userId}/page.txt`;
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');
    const sending = { person: ana(), bucket: 'attachments', path, bytes, type: 'text/plain' };
    expect(await codeOf(send(world(), sending))).toEqual([415, 'InvalidMimeType']);
    await vi.waitFor(
      async () => expect(await readdir(join(files(), 'uploads'))).toEqual([]),
      20_000,
    );
  });

  it('picture bombs are, and good ones are written anew', async () => {
    const { carla } = world().people;
    const sending = { person: carla, bucket: 'covers', type: 'image/png' };
    const half = (await picture(300, 300)).subarray(0, 200);
    expect(await codeOf(send(world(), { ...sending, path: 'half.png', bytes: half }))).toEqual([
      415,
      'InvalidMimeType',
    ]);
    await send(world(), { ...sending, path: 'whole.png', bytes: await picture(3_000, 30) });
    const { data } = await world().visitor.from('covers').download('whole.png');
    const kept = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(kept.readUInt32BE(16)).toBe(2_560);
    expect(kept.includes('Quaresmeiras')).toBe(false);
  });

  it('an upload whose length nobody knows, and one beside twenty others, are', async () => {
    const begin = (headers: Record<string, string>) =>
      fetch(`${world().url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${ana().accessToken}`, 'tus-resumable': '1.0.0', ...headers },
          'upload-metadata': metadata({
            bucketName: 'videos',
            objectName: `${ana().userId}/${randomUUID()}`,
          }),
        },
      });
    expect((await begin({ 'upload-defer-length': '1' })).status).toBe(400);
    expect((await begin({})).status).toBe(400);
    const statuses = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await begin({ 'upload-length': '5' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('after a day nobody goes on, and nothing of it is left', async () => {
    expect((await readdir(join(files(), 'uploads'))).length).toBeGreaterThan(20);
    now = new Date(now.getTime() + 25 * 3_600_000);
    const { pool } = world().context.connection;
    const { rows } = await pool.query(
      'select blob from storage_uploads where finished_at is null limit 1',
    );
    const gone = await fetch(`${world().url}/storage/v1/upload/resumable/${rows[0].blob}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${ana().accessToken}`, 'tus-resumable': '1.0.0' },
    });
    expect(gone.status).not.toBe(200);
    const { filesWorkers } = await import('../files.jobs.ts');
    const { filesOf } = await import('../files.ts');
    const workers = filesWorkers(filesOf(world().context));
    const run = { payload: {}, attempt: 0, lastAttempt: false } as never;
    for (const { kind, handle } of workers) if (kind.cron) await handle(run);
    expect(await readdir(join(files(), 'uploads'))).toEqual([]);
  });
});

function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}
