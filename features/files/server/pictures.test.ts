import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicAddress } from '../contract/addresses.ts';
import { picture, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** Pictures on their way out: as they were asked for, and no larger than needed. */

let world: StorageWorld;
beforeAll(async () => {
  world = await startStorageWorld();
  await world.newBucket('album', { public: true });
  await world.newBucket('closed');
  const put = async (bucket: string, name: string, bytes: Buffer, contentType: string) => {
    const { error } = await world.operator.from(bucket).upload(name, bytes, { contentType });
    if (error) throw error;
  };
  for (const bucket of ['album', 'closed']) {
    await put(bucket, 'wide.jpg', await picture(800, 400, 'jpeg'), 'image/jpeg');
  }
  await put('album', 'dot.png', await picture(20, 10), 'image/png');
  const frames = await Promise.all(['#f00', '#00f'].map((background) => frame(background)));
  await put(
    'album',
    'moving.gif',
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'image/gif',
  );
  const turned = await sharp(await picture(80, 40, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await put('album', 'turned.jpg', turned, 'image/jpeg');
  await put('album', 'note.txt', Buffer.from('nota'), 'text/plain');
  await put(
    'album',
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
  );
});
afterAll(() => world?.stop());

const frame = (background: string) =>
  sharp({ create: { width: 10, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
const render = (name: string, query: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}/storage/v1/render/image/public/album/${name}?${query}`, { headers });
const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height, format];
};

it.each([
  ['one side', 'wide.jpg', 'width=200&format=origin', [200, 100, 'jpeg']],
  ['the other side', 'wide.jpg', 'height=100&format=origin', [200, 100, 'jpeg']],
  ['both sides, cut', 'wide.jpg', 'width=100&height=100&format=origin', [100, 100, 'jpeg']],
  [
    'both sides, within',
    'wide.jpg',
    'width=100&height=100&resize=contain&format=origin',
    [100, 50, 'jpeg'],
  ],
  [
    'both sides, stretched',
    'wide.jpg',
    'width=30&height=90&resize=fill&format=origin',
    [30, 90, 'jpeg'],
  ],
  ['sides of 0', 'wide.jpg', 'width=0&height=0&format=origin', [800, 400, 'jpeg']],
  [
    'a side beyond the most',
    'dot.png',
    'width=5000&height=5000&format=origin',
    [2_000, 2_000, 'png'],
  ],
  ['a side beyond its own', 'dot.png', 'width=500&format=origin', [20, 10, 'png']],
  ['WebP', 'wide.jpg', 'width=50&format=webp', [50, 25, 'webp']],
  ['AVIF', 'wide.jpg', 'width=50&format=avif', [50, 25, 'heif']],
  ['a small quality', 'wide.jpg', 'width=50&quality=20&format=origin', [50, 25, 'jpeg']],
  ['a moving picture', 'moving.gif', 'width=5&format=webp', [5, 5, 'webp']],
  ['a picture that its camera turned', 'turned.jpg', 'format=origin', [40, 80, 'jpeg']],
])('%s', async (_, name, query, expected) => {
  const answer = await render(name, query);
  expect(answer.status).toBe(200);
  expect(await sizeOf(answer)).toEqual(expected);
});

it('tells a browser what it may keep, and says nothing of where a picture was taken', async () => {
  const answer = await render('wide.jpg', 'width=100', { accept: 'image/avif,image/webp,*/*' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    vary: 'Accept',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/; sandbox$/),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('Quaresmeiras')).toBe(false);
  const etag = answer.headers.get('etag') ?? '';
  const again = await render('wide.jpg', 'width=100', {
    accept: 'image/webp',
    'if-none-match': etag,
  });
  expect(again.status).toBe(304);
  const other = await render('wide.jpg', 'width=100', { 'if-none-match': etag });
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const asked = await render('wide.jpg', 'width=100&format=webp');
  expect(asked.headers.get('vary')).toBeNull();
});

it.each([
  ['a width that is no number', 'wide.jpg', 'width=wide'],
  ['a width below 0', 'wide.jpg', 'width=-1'],
  ['half a pixel', 'wide.jpg', 'width=1.5'],
  ['a quality too low', 'wide.jpg', 'quality=5'],
  ['a quality too high', 'wide.jpg', 'quality=101'],
  ['another format', 'wide.jpg', 'format=svg'],
  ['another way to fit', 'wide.jpg', 'resize=crop'],
  ['a text', 'note.txt', 'width=10'],
  ['a drawing that can run', 'drawing.svg', 'width=10'],
])('refuses %s', async (_, name, query) => {
  const answer = await render(name, query);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'InvalidRequest' }]);
});

it('a signed address carries its own size, whatever else it is asked', async () => {
  const client = world.operator.from('closed');
  const { data } = await client.createSignedUrl('wide.jpg', 60, {
    transform: { width: 100, height: 100, format: 'origin' },
  });
  expect(data?.signedUrl).toContain('/render/image/sign/closed/wide.jpg?token=');
  const answer = await fetch(`${data?.signedUrl}&width=10`);
  expect([await sizeOf(answer), answer.headers.get('cache-control')]).toEqual([
    [100, 100, 'jpeg'],
    'private, max-age=3600',
  ]);
});

it('the client asks for its own, and the public address is the one that our pages write', async () => {
  const client = world.operator.from('closed');
  const { data } = await client.download('wide.jpg', { transform: { width: 40 } });
  expect(
    (await sharp(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width,
  ).toBe(40);
  const theirs = world.visitor.from('album').getPublicUrl('wide.jpg', {
    transform: { width: 40, height: 20, resize: 'contain', quality: 50 },
  });
  const ours = publicAddress('album', 'wide.jpg', {
    ...{ width: 40, height: 20, resize: 'contain', quality: 50 },
  });
  expect(theirs.data.publicUrl).toBe(`${world.url}${ours}`);
  const closed = await fetch(`${world.url}/storage/v1/render/image/public/closed/wide.jpg`);
  expect(await closed.json()).toMatchObject({ code: 'NoSuchBucket' });
});

it('a replaced picture is not given out any more', async () => {
  const client = world.operator.from('album');
  await client.upload('changing.png', await picture(40, 40), { contentType: 'image/png' });
  expect(await sizeOf(await render('changing.png', 'width=30&format=origin'))).toEqual([
    30,
    30,
    'png',
  ]);
  await client.update('changing.png', await picture(40, 20), { contentType: 'image/png' });
  expect(await sizeOf(await render('changing.png', 'width=30&format=origin'))).toEqual([
    30,
    15,
    'png',
  ]);
  await client.remove(['changing.png']);
  expect((await render('changing.png', 'width=30&format=origin')).status).toBe(400);
});
