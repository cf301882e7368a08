import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** The official client, unmodified, with every call that it has. */

let world: StorageWorld;
beforeAll(async () => {
  world = await startStorageWorld();
});
afterAll(() => world?.stop());

const DENIED = { status: 400, statusCode: '403', code: 'AccessDenied' };
const NO_KEY = { status: 400, statusCode: '404', code: 'NoSuchKey' };
const NO_BUCKET = { status: 400, statusCode: '404', code: 'NoSuchBucket' };
const text = (content: string, type = 'text/plain') => new Blob([content], { type });

describe('buckets', () => {
  it('are made, told, changed, emptied and deleted by the operator', async () => {
    const { operator } = world;
    const made = await operator.createBucket('receipts', {
      public: false,
      fileSizeLimit: '2MB',
      allowedMimeTypes: ['text/plain', 'image/*'],
    });
    expect(made).toEqual({ data: { name: 'receipts' }, error: null });
    const again = await operator.createBucket('receipts');
    expect(refusal(again.error)).toEqual({
      status: 400,
      statusCode: '409',
      code: 'BucketAlreadyExists',
    });
    expect((await operator.getBucket('receipts')).data).toMatchObject({
      id: 'receipts',
      name: 'receipts',
      public: false,
      type: 'STANDARD',
      file_size_limit: 2 * 1024 * 1024,
      allowed_mime_types: ['text/plain', 'image/*'],
    });
    const changed = await operator.updateBucket('receipts', { public: true, fileSizeLimit: null });
    expect(changed.data).toEqual({ message: 'Successfully updated' });
    expect((await operator.getBucket('receipts')).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: ['text/plain', 'image/*'],
    });
    await operator.from('receipts').upload('a.txt', text('a'));
    expect(refusal((await operator.deleteBucket('receipts')).error)).toEqual({
      status: 400,
      statusCode: '409',
      code: 'ResourceNotEmpty',
    });
    expect((await operator.emptyBucket('receipts')).data).toEqual({
      message: 'Successfully emptied',
    });
    expect((await operator.deleteBucket('receipts')).data).toEqual({
      message: 'Successfully deleted',
    });
    expect(refusal((await operator.getBucket('receipts')).error)).toEqual(NO_BUCKET);
  });

  it('are listed by name, time and search', async () => {
    await world.newBucket('list-b');
    await world.newBucket('list-a');
    const names = async (options: Parameters<typeof world.operator.listBuckets>[0]) =>
      (await world.operator.listBuckets({ search: 'list-', ...options })).data?.map(
        ({ name }) => name,
      );
    expect(await names({})).toEqual(['list-a', 'list-b']);
    expect(await names({ sortColumn: 'created_at' })).toEqual(['list-b', 'list-a']);
    expect(await names({ sortColumn: 'name', sortOrder: 'desc', limit: 1 })).toEqual(['list-b']);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['list-b']);
  });

  it('are the general admin’s too, and nobody else’s', async () => {
    const { ana, bruno, carla } = world.people;
    expect((await world.as(carla).createBucket('carlas')).error).toBeNull();
    for (const client of [world.visitor, world.as(ana), world.as(bruno)]) {
      expect(refusal((await client.createBucket('theirs')).error)).toEqual(DENIED);
      expect(refusal((await client.emptyBucket('carlas')).error)).toEqual(DENIED);
      expect(refusal((await client.deleteBucket('carlas')).error)).toEqual(DENIED);
      expect(refusal((await client.updateBucket('carlas', { public: true })).error)).toEqual(
        DENIED,
      );
      expect(refusal((await client.getBucket('carlas')).error)).toEqual(NO_BUCKET);
      expect((await client.listBuckets()).data).toEqual([]);
    }
  });

  it('that come with the product are shown and not changed', async () => {
    const { operator } = world;
    expect((await operator.getBucket('covers')).data).toMatchObject({ public: true });
    for (const { error } of [
      await operator.updateBucket('covers', { public: false }),
      await operator.emptyBucket('covers'),
      await operator.deleteBucket('covers'),
    ]) {
      expect(refusal(error)).toEqual(DENIED);
    }
  });

  it.each([
    ['an empty name', '', {}],
    ['a path', 'a/b', {}],
    ['a space at its end', 'name ', {}],
    ['another alphabet', 'ação', {}],
    ['a name that is too long', 'a'.repeat(101), {}],
  ])('with %s are refused', async (_, name) => {
    expect(refusal((await world.operator.createBucket(name)).error)).toEqual({
      status: 400,
      statusCode: '400',
      code: 'InvalidBucketName',
    });
  });

  it('with a limit beyond the instance’s, or types that are none, are refused', async () => {
    const create = world.operator.createBucket.bind(world.operator);
    const large = await create('large', { public: false, fileSizeLimit: '6GB' });
    expect(refusal(large.error)).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    const wrong = await create('wrong', { public: false, allowedMimeTypes: ['png'] });
    expect(refusal(wrong.error)).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    const size = await create('size', { public: false, fileSizeLimit: 'much' });
    expect(refusal(size.error)).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
  });
});

describe('objects', () => {
  beforeAll(() => world.newBucket('objects'));
  const objects = () => world.operator.from('objects');

  it('go up as a form and as they are, come down the same, and are told with all that was said', async () => {
    const form = await objects().upload('forms/a b.txt', text('olá'), {
      cacheControl: '120',
      metadata: { from: 'Ana', pages: 2 },
    });
    expect(form.data).toMatchObject({ path: 'forms/a b.txt', fullPath: 'objects/forms/a b.txt' });
    const raw = await objects().upload('raw.bin', Buffer.from([0, 1, 2, 255]), {
      contentType: 'application/octet-stream',
      metadata: { of: 'ção' },
    });
    expect(raw.error).toBeNull();
    expect(await (await objects().download('forms/a b.txt')).data?.text()).toBe('olá');
    const bytes = (await objects().download('raw.bin')).data;
    expect(Buffer.from((await bytes?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      Buffer.from([0, 1, 2, 255]),
    );
    expect((await objects().info('forms/a b.txt')).data).toMatchObject({
      id: form.data?.id,
      name: 'forms/a b.txt',
      bucketId: 'objects',
      size: 4,
      contentType: 'text/plain',
      cacheControl: 'max-age=120',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      metadata: { from: 'Ana', pages: 2 },
    });
    expect((await objects().info('raw.bin')).data?.metadata).toEqual({ of: 'ção' });
  });

  it('go up as a stream, and come down as one', async () => {
    const stream = new Blob(['a'.repeat(100_000)]).stream();
    const { error } = await objects().upload('stream.txt', stream, { contentType: 'text/plain' });
    expect(error).toBeNull();
    const { data } = await objects().download('stream.txt').asStream();
    let size = 0;
    for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) size += chunk.length;
    expect(size).toBe(100_000);
  });

  it('are not replaced unless that is asked for, and keep their id when they are', async () => {
    const first = await objects().upload('once.txt', text('first'));
    const second = await objects().upload('once.txt', text('second'));
    expect(refusal(second.error)).toEqual({
      status: 400,
      statusCode: '409',
      code: 'KeyAlreadyExists',
    });
    expect(await (await objects().download('once.txt')).data?.text()).toBe('first');
    const upserted = await objects().upload('once.txt', text('third'), { upsert: true });
    expect(upserted.data?.id).toBe(first.data?.id);
    const { data: before } = await objects().info('once.txt');
    expect((await objects().update('once.txt', text('fourth'))).data?.id).toBe(first.data?.id);
    expect(await (await objects().download('once.txt')).data?.text()).toBe('fourth');
    const { data: after } = await objects().info('once.txt');
    expect(after?.etag).not.toBe(before?.etag);
    expect(after?.createdAt).toBe(before?.createdAt);
  });

  it('exist or do not', async () => {
    await objects().upload('here.txt', text('here'));
    expect((await objects().exists('here.txt')).data).toBe(true);
    expect(await objects().exists('nowhere.txt')).toMatchObject({ data: false });
    await expect(world.operator.from('nowhere').exists('a.txt')).rejects.toMatchObject({
      code: 'NoSuchBucket',
    });
  });

  it('move, within a bucket and into another one', async () => {
    await world.newBucket('others');
    const { data: made } = await objects().upload('move/a.txt', text('moved'));
    expect((await objects().move('move/a.txt', 'move/b.txt')).data).toMatchObject({
      message: 'Successfully moved',
      Id: made?.id,
      Key: 'objects/move/b.txt',
    });
    expect((await objects().exists('move/a.txt')).data).toBe(false);
    expect((await objects().info('move/b.txt')).data?.id).toBe(made?.id);
    const across = await objects().move('move/b.txt', 'c.txt', { destinationBucket: 'others' });
    expect(across.error).toBeNull();
    expect(await (await world.operator.from('others').download('c.txt')).data?.text()).toBe(
      'moved',
    );
    expect((await objects().exists('move/b.txt')).data).toBe(false);
    await objects().upload('move/d.txt', text('d'));
    await objects().upload('move/e.txt', text('e'));
    expect(refusal((await objects().move('move/d.txt', 'move/e.txt')).error)).toMatchObject({
      code: 'KeyAlreadyExists',
    });
    expect(refusal((await objects().move('move/none.txt', 'move/f.txt')).error)).toEqual(NO_KEY);
  });

  it('are copied with or without what was said of them', async () => {
    await objects().upload('copy/a.txt', text('copied'), { metadata: { of: 'Ana' } });
    expect((await objects().copy('copy/a.txt', 'copy/b.txt')).data).toEqual({
      path: 'objects/copy/b.txt',
    });
    expect((await objects().info('copy/b.txt')).data).toMatchObject({
      contentType: 'text/plain',
      metadata: { of: 'Ana' },
    });
    const options = { copyMetadata: false, metadata: { cacheControl: 'max-age=5' } };
    await objects().copy('copy/a.txt', 'copy/c.txt', options);
    expect((await objects().info('copy/c.txt')).data).toMatchObject({
      cacheControl: 'max-age=5',
      metadata: {},
    });
    await objects().remove(['copy/a.txt']);
    expect(await (await objects().download('copy/b.txt')).data?.text()).toBe('copied');
    expect(refusal((await objects().copy('copy/b.txt', 'copy/c.txt')).error)).toMatchObject({
      code: 'KeyAlreadyExists',
    });
  });

  it('are removed, and those that are not there are passed over', async () => {
    for (const name of ['r/a.txt', 'r/b.txt']) await objects().upload(name, text(name));
    const { data } = await objects().remove(['r/a.txt', 'r/none.txt', '../x', 'r/b.txt']);
    expect(data?.map(({ name }) => name).toSorted()).toEqual(['r/a.txt', 'r/b.txt']);
    expect(refusal((await objects().download('r/a.txt')).error)).toEqual(NO_KEY);
  });

  it('keep an empty folder by the placeholder of size 0', async () => {
    const name = 'empty/.emptyFolderPlaceholder';
    expect((await objects().upload(name, text(''))).error).toBeNull();
    expect((await objects().info(name)).data?.size).toBe(0);
    expect((await (await objects().download(name)).data?.text()) ?? 'none').toBe('');
  });
});

describe('lists', () => {
  beforeAll(async () => {
    await world.newBucket('lists');
    for (const name of ['b.txt', 'a.txt', 'dir/c.txt', 'dir/sub/d.txt', 'zoo/e.txt']) {
      await world.operator.from('lists').upload(name, text(name));
    }
  });
  const lists = () => world.operator.from('lists');
  const names = async (...given: Parameters<ReturnType<typeof lists>['list']>) =>
    (await lists().list(...given)).data?.map(({ name, id }) => (id ? name : `${name}/`));

  it('show one level, folders as those, names behind the prefix', async () => {
    expect(await names()).toEqual(['dir/', 'zoo/', 'a.txt', 'b.txt']);
    expect(await names('dir')).toEqual(['sub/', 'c.txt']);
    expect(await names('dir/')).toEqual(['sub/', 'c.txt']);
    expect(await names('none')).toEqual([]);
    const { data } = await lists().list('dir');
    expect(data?.[0]).toEqual({
      name: 'sub',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(data?.[1]).toMatchObject({
      name: 'c.txt',
      metadata: { size: 9, mimetype: 'text/plain', contentLength: 9, httpStatusCode: 200 },
    });
  });

  it('are paged, searched and sorted', async () => {
    expect(await names('', { limit: 1, offset: 2 })).toEqual(['a.txt']);
    expect(await names('', { search: 'B' })).toEqual(['b.txt']);
    expect(await names('', { search: '%' })).toEqual([]);
    expect(await names('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'zoo/',
      'dir/',
      'b.txt',
      'a.txt',
    ]);
    const byTime = await names('', { sortBy: { column: 'created_at', order: 'asc' } });
    expect(byTime?.slice(2)).toEqual(['b.txt', 'a.txt']);
  });

  it('go on from a cursor in the newer call', async () => {
    const first = await lists().listV2({ limit: 2 });
    expect(first.data).toMatchObject({
      hasNext: true,
      folders: [],
      objects: [{ name: 'a.txt' }, { name: 'b.txt' }],
    });
    const rest = await lists().listV2({ cursor: first.data?.nextCursor });
    expect(rest.data?.hasNext).toBe(false);
    expect(rest.data?.objects.map(({ name }) => name)).toEqual([
      'dir/c.txt',
      'dir/sub/d.txt',
      'zoo/e.txt',
    ]);
    const level = await lists().listV2({ prefix: 'dir/', with_delimiter: true });
    expect(level.data?.folders).toEqual([{ name: 'dir/sub/', key: 'dir/sub/' }]);
    expect(level.data?.objects.map(({ name }) => name)).toEqual(['dir/c.txt']);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const sortBy = { column: 'created_at', order: 'desc' } as const;
      const { data } = await lists().listV2({ limit: 2, cursor, sortBy });
      seen.push(...(data?.objects.map(({ name }) => name) ?? []));
      cursor = data?.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['zoo/e.txt', 'dir/sub/d.txt', 'dir/c.txt', 'a.txt', 'b.txt']);
    const wrong = await lists().listV2({ cursor: 'nonsense' });
    expect(refusal(wrong.error)).toMatchObject({ code: 'InvalidRequest' });
  });
});

describe('signed addresses', () => {
  beforeAll(async () => {
    await world.newBucket('signed');
    await world.operator.from('signed').upload('a b.txt', text('signed'));
  });
  const signed = () => world.operator.from('signed');

  it('open one object for whoever holds them', async () => {
    const { data } = await signed().createSignedUrl('a b.txt', 60);
    const answer = await fetch(data?.signedUrl ?? '');
    expect([answer.status, await answer.text()]).toEqual([200, 'signed']);
    expect(Date.parse(answer.headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
    const saved = await signed().createSignedUrl('a b.txt', 60, { download: 'mine.txt' });
    expect((await fetch(saved.data?.signedUrl ?? '')).headers.get('content-disposition')).toBe(
      'attachment; filename=mine.txt',
    );
  });

  it('several at once tell for each whether it is there', async () => {
    const { data } = await signed().createSignedUrls(['a b.txt', 'none.txt', '../x'], 60);
    expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
      ['a b.txt', true],
      ['none.txt', false],
      ['../x', false],
    ]);
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
  });

  it('are good for one path, one action and their time', async () => {
    await signed().upload('b.txt', text('b'));
    const { data } = await signed().createSignedUrl('a b.txt', 1);
    const address = new URL(data?.signedUrl ?? '');
    const token = address.searchParams.get('token') ?? '';
    const open = async (path: string, given: string) =>
      (await (
        await fetch(`${world.url}/storage/v1/object/sign/signed/${path}?token=${given}`)
      ).json()) as { code: string };
    expect(await open('b.txt', token)).toMatchObject({ code: 'InvalidSignature' });
    expect(await open('a%20b.txt', `${token}x`)).toMatchObject({ code: 'InvalidJWT' });
    expect(await open('a%20b.txt', '')).toMatchObject({ code: 'InvalidJWT' });
    expect(await open('a%20b.txt', world.people.carla.accessToken)).toMatchObject({
      code: 'InvalidJWT',
    });
    const upload = await signed().createSignedUploadUrl('c.txt');
    expect(await open('c.txt', upload.data?.token ?? '')).toMatchObject({
      code: 'InvalidSignature',
    });
    const reused = await signed().uploadToSignedUrl('a b.txt', token, text('x'));
    expect(refusal(reused.error)).toMatchObject({ code: 'InvalidSignature' });
  });

  it('for an upload let whoever holds them put one object there', async () => {
    const { data } = await signed().createSignedUploadUrl('up/d.txt');
    const visitor = world.visitor.from('signed');
    const uploaded = await visitor.uploadToSignedUrl('up/d.txt', data?.token ?? '', text('d'));
    expect(uploaded.data).toEqual({ path: 'up/d.txt', fullPath: 'signed/up/d.txt' });
    const again = await visitor.uploadToSignedUrl('up/d.txt', data?.token ?? '', text('e'));
    expect(refusal(again.error)).toMatchObject({ code: 'KeyAlreadyExists' });
    const upsert = await signed().createSignedUploadUrl('up/d.txt', { upsert: true });
    const replaced = await visitor.uploadToSignedUrl(
      'up/d.txt',
      upsert.data?.token ?? '',
      Buffer.from('e'),
    );
    expect(replaced.error).toBeNull();
    expect(await (await signed().download('up/d.txt')).data?.text()).toBe('e');
  });

  it('are not given for what is not there, or by whoever may not read', async () => {
    expect(refusal((await signed().createSignedUrl('none.txt', 60)).error)).toEqual(NO_KEY);
    const ana = world.as(world.people.ana).from('signed');
    expect(refusal((await ana.createSignedUrl('a b.txt', 60)).error)).toEqual(NO_KEY);
    expect(refusal((await ana.createSignedUploadUrl('x.txt')).error)).toEqual(DENIED);
    const visitor = world.visitor.from('signed');
    expect(refusal((await visitor.createSignedUrl('a b.txt', 60)).error)).toEqual(NO_BUCKET);
    expect(refusal((await signed().createSignedUrl('a b.txt', 0)).error)).toMatchObject({
      code: 'InvalidRequest',
    });
  });
});

it('the cache of an object is emptied by the operator alone', async () => {
  await world.newBucket('cached', { public: true });
  await world.operator.from('cached').upload('a.txt', text('a'));
  expect((await world.operator.from('cached').purgeCache('a.txt')).data).toEqual({
    message: 'success',
  });
  const { ana } = world.people;
  expect(refusal((await world.as(ana).from('cached').purgeCache('a.txt')).error)).toEqual(DENIED);
});
