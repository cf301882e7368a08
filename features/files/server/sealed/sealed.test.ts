import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import { SEALED_LIMIT, sealedAddress } from '../../contract/sealed.ts';
import { filesWorkers } from '../files.jobs.ts';
import { filesOf } from '../files.ts';
import { keepSealed, removeSealed } from '../index.ts';
import { picture, type StorageWorld, startStorageWorld } from '../testing/storage-world.ts';

/** Ana's photos: sealed before they lie anywhere, and given back to her alone. */

let now = new Date('2026-11-18T12:00:00Z');
let world: StorageWorld;
let ana: TestPerson;
let jpeg: Buffer;
beforeAll(async () => {
  world = await startStorageWorld({ now: () => now });
  ({ ana } = world.people);
  jpeg = await picture(60, 40, 'jpeg');
});
afterAll(() => world?.stop());

const put = (person: TestPerson | null, id: string, bytes: Buffer, type = 'image/jpeg') =>
  world.fetchAs(person, sealedAddress(id), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
const get = (person: TestPerson | null, id: string) => world.fetchAs(person, sealedAddress(id));
const remove = (person: TestPerson, id: string) =>
  world.fetchAs(person, sealedAddress(id), { method: 'DELETE' });
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];
const inTransaction = <T>(work: Parameters<typeof world.context.db.transaction<T>>[0]) =>
  world.context.db.transaction(work);
const blobs = async () => {
  const at = join(world.context.settings.files.dir, 'blobs');
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
};

it('goes in, lies there unreadable, and comes back to her alone', async () => {
  const id = randomUUID();
  const answer = await put(ana, id, jpeg);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { id, type: 'image/jpeg', size: jpeg.length },
  ]);
  const back = await get(ana, id);
  expect(Buffer.compare(Buffer.from(await back.arrayBuffer()), jpeg)).toBe(0);
  expect(Object.fromEntries(back.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const [lying] = await blobs();
  const bytes = await readFile(String(lying));
  expect([bytes.includes('JFIF'), bytes.includes('Quaresmeiras')]).toEqual([false, false]);
  for (const other of [world.people.bruno, world.people.carla]) {
    expect(await codeOf(await get(other, id))).toEqual([404, 'not_found']);
    expect(await codeOf(await remove(other, id))).toEqual([404, 'not_found']);
  }
  expect((await get(null, id)).status).toBe(401);
  const { operator } = world;
  expect((await operator.listBuckets()).data?.map((one) => one.name)).not.toContain('sealed');
  // The same id of somebody else's is another one.
  expect(
    (await put(world.people.bruno, id, await picture(8, 8, 'webp'), 'image/webp')).status,
  ).toBe(201);
  expect((await get(ana, id)).headers.get('content-type')).toBe('image/jpeg');
});

it.each([
  ['a text', 'text/plain', Buffer.from('nota'), [415, 'unsupported_media_type']],
  [
    'a text that says it is a picture',
    'image/jpeg',
    Buffer.from('nota'),
    [415, 'unsupported_media_type'],
  ],
  ['another picture than it says', 'image/png', null, [415, 'unsupported_media_type']],
  [
    'one that is too large',
    'image/jpeg',
    Buffer.alloc(SEALED_LIMIT + 1),
    [413, 'payload_too_large'],
  ],
])('%s is refused and leaves nothing', async (_, type, bytes, expected) => {
  const before = (await blobs()).length;
  expect(await codeOf(await put(ana, randomUUID(), bytes ?? jpeg, type))).toEqual(expected);
  expect((await blobs()).length).toBe(before);
});

it('stays as long as a record names it, and goes with the record', async () => {
  const id = randomUUID();
  await put(ana, id, jpeg);
  const kept = await inTransaction((tx) => keepSealed(tx, ana.userId, [id, randomUUID()]));
  expect(kept).toEqual([id]);
  expect(await codeOf(await put(ana, id, jpeg))).toEqual([409, 'conflict']);
  expect(await codeOf(await remove(ana, id))).toEqual([409, 'conflict']);
  const [before, { bruno }] = [(await blobs()).length, world.people];
  await inTransaction((tx) => removeSealed(world.context, tx, bruno.userId, [id]));
  expect((await get(ana, id)).status).toBe(200);
  await inTransaction((tx) => removeSealed(world.context, tx, ana.userId, [id]));
  expect((await get(ana, id)).status).toBe(404);
  await vi.waitFor(async () => expect((await blobs()).length).toBeLessThan(before), 20_000);
});

it('comes along in the copy of her data, readable', async () => {
  const answer = await world.fetchAs(ana, '/api/privacy/export', { method: 'POST', json: {} });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const photos = Object.keys(files).filter((path) => path.startsWith('arquivos/'));
  expect(photos).not.toHaveLength(0);
  expect(Buffer.compare(Buffer.from(files[String(photos[0])] ?? []), jpeg)).toBe(0);
});

it('that no record ever names is swept after a week', async () => {
  const [named, unnamed] = [randomUUID(), randomUUID()];
  for (const id of [named, unnamed]) await put(ana, id, jpeg);
  await inTransaction((tx) => keepSealed(tx, ana.userId, [named]));
  now = new Date(now.getTime() + 8 * 24 * 3_600_000);
  const { pool } = world.context.connection;
  await pool.query(`update sealed_objects set created_at = $1`, ['2026-11-18T12:00:00Z']);
  const run = { payload: {}, attempt: 0, lastAttempt: false } as never;
  for (const { kind, handle } of filesWorkers(filesOf(world.context)))
    if (kind.cron) await handle(run);
  const { rows } = await pool.query('select id from sealed_objects where user_id = $1', [
    ana.userId,
  ]);
  expect(rows).toEqual([{ id: named }]);
});
