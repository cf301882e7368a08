import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BUCKETS } from '../contract/buckets.ts';
import { picture, refusal, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** Who may do what: Ana and Bruno are of company A, Duda of company B, Carla is the general admin. */

const DENIED = { status: 400, statusCode: '403', code: 'AccessDenied' };
const NO_KEY = { status: 400, statusCode: '404', code: 'NoSuchKey' };

let world: StorageWorld;
let png: Buffer;
beforeAll(async () => {
  world = await startStorageWorld();
  png = await picture(8, 8);
  await world.newBucket('private-made');
  await world.newBucket('public-made', { public: true });
});
afterAll(() => world?.stop());

type Person = keyof StorageWorld['people'] & ('ana' | 'bruno' | 'carla' | 'duda');
const at = (who: Person | 'operator' | 'visitor', bucket: string) =>
  who === 'operator' || who === 'visitor'
    ? world[who].from(bucket)
    : world.as(world.people[who]).from(bucket);
const idOf = (who: Person) => world.people[who].userId;
const note = () => new Blob(['nota'], { type: 'text/plain' });
const anImage = () => new Blob([new Uint8Array(png)], { type: 'image/png' });
const putError = async (
  ...[who, bucket, path, body]: [Person | 'operator' | 'visitor', string, string, Blob]
) => {
  const { error } = await at(who, bucket).upload(path, body, { upsert: true });
  return error && refusal(error);
};

describe('a private bucket that the operator made', () => {
  it('holds what lies below people’s ids for each of them alone', async () => {
    const path = `${idOf('ana')}/nota.txt`;
    expect(await putError('ana', 'private-made', path, note())).toBeNull();
    expect(await (await at('ana', 'private-made').download(path)).data?.text()).toBe('nota');
    for (const other of ['bruno', 'duda', 'carla'] as const) {
      const client = at(other, 'private-made');
      expect(refusal((await client.download(path)).error)).toEqual(NO_KEY);
      expect(refusal((await client.info(path)).error)).toEqual(NO_KEY);
      expect(await client.exists(path)).toMatchObject({ data: false });
      expect(refusal((await client.createSignedUrl(path, 60)).error)).toEqual(NO_KEY);
      expect(refusal((await client.upload(path, note(), { upsert: true })).error)).toEqual(DENIED);
      expect(refusal((await client.update(path, note())).error)).toEqual(DENIED);
      expect((await client.remove([path])).data).toEqual([]);
      expect(refusal((await client.move(path, `${idOf(other)}/x.txt`)).error)).toEqual(NO_KEY);
      expect(refusal((await client.copy(path, `${idOf(other)}/x.txt`)).error)).toEqual(NO_KEY);
      expect((await client.list(idOf('ana'))).data).toEqual([]);
      expect((await client.listV2({ prefix: idOf('ana') })).data?.objects).toEqual([]);
    }
    const everything = await at('carla', 'private-made').listV2({});
    expect(JSON.stringify(everything.data)).not.toContain(idOf('ana'));
    expect((await at('ana', 'private-made').exists(path)).data).toBe(true);
  });

  it('shows people their own folder and no other', async () => {
    await putError('bruno', 'private-made', `${idOf('bruno')}/b.txt`, note());
    expect((await at('bruno', 'private-made').list()).data).toMatchObject([
      { name: idOf('bruno'), id: null },
    ]);
    expect((await at('bruno', 'private-made').list(idOf('bruno'))).data).toMatchObject([
      { name: 'b.txt' },
    ]);
    expect((await at('operator', 'private-made').list()).data?.length).toBeGreaterThan(1);
  });

  it('is the general admin’s elsewhere, and nobody else’s', async () => {
    expect(await putError('carla', 'private-made', 'shared/a.txt', note())).toBeNull();
    expect(await putError('ana', 'private-made', 'shared/b.txt', note())).toEqual(DENIED);
    expect(refusal((await at('ana', 'private-made').download('shared/a.txt')).error)).toEqual(
      NO_KEY,
    );
    const away = await at('ana', 'private-made').move(`${idOf('ana')}/nota.txt`, 'shared/c.txt');
    expect(refusal(away.error)).toEqual(DENIED);
  });
});

it('a public bucket that the operator made takes nothing from people, not even below their id', async () => {
  expect(await putError('ana', 'public-made', `${idOf('ana')}/x.txt`, note())).toEqual(DENIED);
  expect(await putError('carla', 'public-made', 'x.txt', note())).toBeNull();
  expect((await at('visitor', 'public-made').list()).data).toEqual([]);
  expect(await (await at('visitor', 'public-made').download('x.txt')).data?.text()).toBe('nota');
});

describe('the buckets of the product', () => {
  it.each<[string, string, Person | 'operator' | 'visitor', () => string, boolean]>([
    ['a general admin', 'covers', 'carla', () => 'a.png', true],
    ['the operator', 'covers', 'operator', () => 'b.png', true],
    ['a company admin', 'covers', 'bruno', () => 'c.png', false],
    ['a person', 'covers', 'ana', () => `${idOf('ana')}/d.png`, false],
    ['a visitor', 'covers', 'visitor', () => 'e.png', false],
    ['a general admin', 'lesson-media', 'carla', () => 'a.png', true],
    ['a company admin', 'lesson-media', 'bruno', () => 'b.png', false],
    [
      'a company admin of the company',
      'company-logos',
      'bruno',
      () => `${world.people.companyA.id}/logo.png`,
      true,
    ],
    [
      'a company admin of another one',
      'company-logos',
      'duda',
      () => `${world.people.companyA.id}/logo.png`,
      false,
    ],
    ['a company admin beside any company', 'company-logos', 'bruno', () => 'logo.png', false],
    [
      'a person of the company',
      'company-logos',
      'ana',
      () => `${world.people.companyA.id}/logo.png`,
      false,
    ],
    [
      'a general admin',
      'company-logos',
      'carla',
      () => `${world.people.companyA.id}/logo.png`,
      true,
    ],
    ['the person whose id it is', 'attachments', 'ana', () => `${idOf('ana')}/a.png`, true],
    ['another person', 'attachments', 'bruno', () => `${idOf('ana')}/a.png`, false],
    ['a general admin', 'attachments', 'carla', () => `${idOf('ana')}/a.png`, false],
    ['the operator', 'attachments', 'operator', () => `${idOf('ana')}/a.png`, false],
    ['a person beside any id', 'attachments', 'ana', () => 'a.png', false],
  ])('%s puts a picture into %s: %s', async (_, bucket, who, path, allowed) => {
    expect(await putError(who, bucket, path(), anImage())).toEqual(allowed ? null : DENIED);
  });

  it('are read by whom they are for', async () => {
    const reads = async (who: Person | 'operator' | 'visitor', bucket: string, path: string) =>
      (await at(who, bucket).download(path)).error === null;
    expect(await reads('visitor', 'covers', 'a.png')).toBe(true);
    expect(await reads('visitor', 'company-logos', `${world.people.companyA.id}/logo.png`)).toBe(
      true,
    );
    expect(await reads('ana', 'lesson-media', 'a.png')).toBe(true);
    expect(await reads('visitor', 'lesson-media', 'a.png')).toBe(false);
    const attachment = `${idOf('ana')}/a.png`;
    expect(await reads('ana', 'attachments', attachment)).toBe(true);
    for (const who of ['bruno', 'carla', 'operator', 'visitor'] as const) {
      expect(await reads(who, 'attachments', attachment)).toBe(false);
    }
  });

  it('take no certificate from anybody but the product', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    for (const who of ['ana', 'carla', 'operator'] as const) {
      expect(await putError(who, 'certificates', `${idOf('ana')}/c.pdf`, pdf)).toEqual(DENIED);
    }
  });

  it('have the limits that pages know', () => {
    expect(Object.keys(BUCKETS)).toHaveLength(6);
  });
});

describe('the room of a person', () => {
  const roomOf = async (who: Person) => {
    const answer = await world.fetchAs(world.people[who], '/api/privacy/room');
    return ((await answer.json()) as { bytes: number }).bytes;
  };

  it('counts their files to the byte, as they come, change and go', async () => {
    const before = await roomOf('duda');
    const client = at('duda', 'private-made');
    const path = `${idOf('duda')}/a.txt`;
    await client.upload(path, new Blob(['12345'], { type: 'text/plain' }));
    expect(await roomOf('duda')).toBe(before + 5);
    await client.update(path, new Blob(['123'], { type: 'text/plain' }));
    expect(await roomOf('duda')).toBe(before + 3);
    await client.copy(path, `${idOf('duda')}/b.txt`);
    expect(await roomOf('duda')).toBe(before + 6);
    await client.remove([path, `${idOf('duda')}/b.txt`]);
    expect(await roomOf('duda')).toBe(before);
  });

  it('refuses what does not fit, before and while it is saved', async () => {
    const { pool } = world.context.connection;
    const path = `${idOf('duda')}/full.txt`;
    const full = { status: 400, statusCode: '422', code: 'StorageFull' };
    await at('duda', 'private-made').upload(path, note());
    await pool.query('update stored_bytes set bytes = 199999990 where user_id = $1', [
      idOf('duda'),
    ]);
    const more = new Blob(['a'.repeat(20)], { type: 'text/plain' });
    expect(await putError('duda', 'private-made', `${idOf('duda')}/more.txt`, more)).toEqual(full);
    expect(await putError('duda', 'private-made', path, more)).toEqual(full);
    const announced = await at('duda', 'private-made').upload(
      `${idOf('duda')}/more.txt`,
      Buffer.alloc(20),
      { contentType: 'text/plain' },
    );
    expect(refusal(announced.error)).toEqual(full);
    expect(await (await at('duda', 'private-made').download(path)).data?.text()).toBe('nota');
    expect((await at('duda', 'private-made').remove([path])).data).toHaveLength(1);
  });
});

it('a person who is gone leaves no file behind, and takes nobody else’s along', async () => {
  const { pool } = world.context.connection;
  const names = ['ana', 'bruno'] as const;
  for (const who of names)
    await putError(who, 'private-made', `${idOf(who)}/${randomUUID()}`, note());
  const blobsOf = async (who: Person) =>
    (await pool.query('select blob from storage_objects where user_id = $1', [idOf(who)])).rows.map(
      ({ blob }) => blob as string,
    );
  const [anas, brunos] = [await blobsOf('ana'), await blobsOf('bruno')];
  expect(anas.length).toBeGreaterThan(1);
  const { settings } = world.context;
  const deleted = await fetch(`${world.url}/auth/v1/admin/users/${idOf('ana')}`, {
    method: 'DELETE',
    headers: { apikey: settings.serviceKey, authorization: `Bearer ${settings.serviceKey}` },
  });
  expect(deleted.status).toBe(200);
  const onDisk = async () =>
    (await readdir(join(settings.files.dir, 'blobs'), { recursive: true })).map((path) =>
      path.slice(path.lastIndexOf('/') + 1),
    );
  await vi.waitFor(async () => {
    const there = await onDisk();
    expect(anas.filter((blob) => there.includes(blob))).toEqual([]);
    expect(brunos.filter((blob) => !there.includes(blob))).toEqual([]);
  }, 20_000);
});
