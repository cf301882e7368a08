import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { picture, refusal, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** What arrives and must not get in. Whatever is refused leaves nothing behind. */

const TYPE = { status: 400, statusCode: '415', code: 'InvalidMimeType' };
const LARGE = { status: 400, statusCode: '413', code: 'EntityTooLarge' };
const KEY = { status: 400, statusCode: '400', code: 'InvalidKey' };
const HTML = '<!doctype html><script>alert(document.domain)</script>';

let world: StorageWorld;
let png: Buffer;
beforeAll(async () => {
  world = await startStorageWorld({ environment: { FILES_MAX_MB: '8' } });
  png = await picture(8, 8);
  await world.newBucket('any');
  await world.newBucket('pictures', {
    public: false,
    fileSizeLimit: 100_000,
    allowedMimeTypes: ['image/png', 'image/jpeg'],
  });
});
afterAll(() => world?.stop());

const blob = (bytes: Uint8Array | string, type: string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
const operatorsPut = async (bucket: string, path: string, body: Blob) => {
  const { error } = await world.operator.from(bucket).upload(path, body, { upsert: true });
  return error && refusal(error);
};
const raw = (
  method: string,
  path: string,
  body?: RequestInit['body'],
  headers: Record<string, string> = {},
) =>
  fetch(`${world.url}/storage/v1${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${world.context.settings.serviceKey}`, ...headers },
  });
const blobsOnDisk = async () => {
  const { dir } = world.context.settings.files;
  const found = await Promise.all(
    ['blobs', 'incoming', 'uploads'].map((part) =>
      readdir(join(dir, part), { recursive: true, withFileTypes: true }),
    ),
  );
  return found.flat().filter((entry) => entry.isFile()).length;
};
const namedBlobs = async () => {
  const { rows } = await world.context.connection.pool.query(
    'select count(*)::int as blobs from storage_objects',
  );
  return rows[0].blobs as number;
};

describe('a path', () => {
  it.each([
    ['above', '%2e%2e%2fetc%2fpasswd'],
    ['above, later on', 'a/..%2f..%2fb'],
    ['of a segment that means nothing', 'a/.%2fb'],
    ['from the root', '%2fetc/passwd'],
    ['of Windows', 'C:%5cwindows'],
    ['of a drive', 'C:%2fwindows'],
    ['with NUL', 'a%00.png'],
    ['with a line break', 'a%0ab.png'],
    ['in another alphabet', 'a%C3%A7%C3%A3o.png'],
    ['with empty segments', 'a//b.png'],
    ['that ends with a folder', 'a/b/'],
    ['of back-slashes', '..%5c..%5cb'],
    ['that is endless', 'a'.repeat(1_025)],
  ])('%s is refused for everything', async (_, path) => {
    const before = await blobsOnDisk();
    const put = await raw('POST', `/object/any/${path}`, 'x', { 'content-type': 'text/plain' });
    expect(await put.json()).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
    const read = await raw('GET', `/object/any/${path}`);
    expect(await read.json()).toMatchObject({ code: 'InvalidKey' });
    const sign = await raw('POST', `/object/sign/any/${path}`, '{"expiresIn":60}');
    expect(await sign.json()).toMatchObject({ code: 'InvalidKey' });
    expect(await blobsOnDisk()).toBe(before);
  });

  it('is refused as the end of a move and a copy, too', async () => {
    await operatorsPut('any', 'a.txt', blob('a', 'text/plain'));
    for (const to of ['../b.txt', '/b.txt', 'c/../b.txt', '']) {
      expect(refusal((await world.operator.from('any').move('a.txt', to)).error)).toEqual(KEY);
      expect(refusal((await world.operator.from('any').copy('a.txt', to)).error)).toEqual(KEY);
    }
  });
});

describe('a type', () => {
  it.each([
    ['not on the list, under the right name', 'text/html', HTML],
    ['on the list, of a page', 'image/png', HTML],
    ['on the list, of a drawing that can run', 'image/png', '<svg onload="alert(1)"/>'],
    ['on the list, of another picture on it', 'image/jpeg', null],
    ['on the list, of a program', 'image/png', `MZ${'\u0000'.repeat(60)}`],
    ['that is none', 'image', 'x'],
  ])('%s is refused', async (_, type, content) => {
    expect(await operatorsPut('pictures', 'a.png', blob(content ?? png, type))).toEqual(TYPE);
  });

  it('is believed in buckets of the product only where the bytes show it', async () => {
    expect(await operatorsPut('covers', 'a.png', blob('no picture', 'image/png'))).toEqual(TYPE);
    expect(await operatorsPut('covers', 'a.png', blob(png, 'image/jpeg'))).toEqual(TYPE);
    const svg = blob('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
    expect(await operatorsPut('covers', 'a.svg', svg)).toEqual(TYPE);
    const gif = blob(await picture(8, 8, 'gif'), 'image/gif');
    expect(await operatorsPut('covers', 'a.gif', gif)).toEqual(TYPE);
    const { ana } = world.people;
    const own = async (name: string, body: Blob) =>
      (await world.as(ana).from('attachments').upload(`${ana.userId}/${name}`, body)).error;
    expect(await own('a.txt', blob('Uma nota.', 'text/plain'))).toBeNull();
    expect(refusal(await own('b.txt', blob(HTML, 'text/plain')))).toEqual(TYPE);
    expect(refusal(await own('c.txt', blob(png, 'text/plain')))).toEqual(TYPE);
    expect(refusal(await own('d.pdf', blob(HTML, 'application/pdf')))).toEqual(TYPE);
  });

  it('that two readers see differently is given out as the one that was checked', async () => {
    // A GIF whose first bytes a browser could also take for a script, were it let.
    const script = Buffer.concat([await picture(8, 8, 'gif'), Buffer.from('*/=1;alert(1)//')]);
    const page = Buffer.concat([png, Buffer.from(HTML)]);
    for (const [name, bytes, type] of [
      ['a.gif', script, 'image/gif'],
      ['a.png', page, 'image/png'],
    ] as const) {
      expect(await operatorsPut('any', name, blob(bytes, type))).toBeNull();
      const answer = await raw('GET', `/object/any/${name}`);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    }
  });

  it('hides nothing behind a picture that is written anew', async () => {
    const page = Buffer.concat([await picture(40, 30, 'jpeg'), Buffer.from(HTML)]);
    expect(await operatorsPut('covers', 'clean.jpg', blob(page, 'image/jpeg'))).toBeNull();
    const { data } = await world.operator.from('covers').download('clean.jpg');
    const kept = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(kept.includes('alert')).toBe(false);
    expect(kept.includes('Quaresmeiras')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 30, format: 'jpeg' });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });
});

describe('a size', () => {
  it('beyond the bucket’s or the instance’s is refused while it comes in', async () => {
    const large = blob(Buffer.alloc(100_001), 'image/png');
    expect(await operatorsPut('pictures', 'a.png', large)).toEqual(LARGE);
    const exact = Buffer.concat([png, Buffer.alloc(100_000 - png.length)]);
    expect(await operatorsPut('pictures', 'b.png', blob(exact, 'image/png'))).toBeNull();
    const more = blob(Buffer.alloc(8 * 1024 * 1024 + 1), 'application/octet-stream');
    expect(await operatorsPut('any', 'c.bin', more)).toEqual(LARGE);
    const announced = await world.operator.from('any').upload('d.bin', await more.arrayBuffer(), {
      contentType: 'application/octet-stream',
    });
    expect(refusal(announced.error)).toEqual(LARGE);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const streamed = await world.operator.from('any').upload('e.bin', endless, {
      contentType: 'application/octet-stream',
    });
    expect(streamed.error).not.toBeNull();
  });

  it('grows nowhere: what is packed stays packed', async () => {
    const packed = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const answer = await raw('POST', '/object/any/bomb.txt', new Uint8Array(packed), {
      'content-type': 'text/plain',
      'content-encoding': 'gzip',
    });
    expect(answer.status).toBe(200);
    const back = await raw('GET', '/object/any/bomb.txt');
    expect(back.headers.get('content-encoding')).toBeNull();
    expect((await back.arrayBuffer()).byteLength).toBe(packed.length);
    const zip = zipSync({ 'a.txt': new Uint8Array(20_000_000), 'b.txt': strToU8('b') });
    expect(await operatorsPut('any', 'bomb.zip', blob(zip, 'application/zip'))).toBeNull();
    expect((await world.operator.from('any').info('bomb.zip')).data?.size).toBe(zip.length);
  });
});

describe('a picture', () => {
  /** A PNG that says it has so many pixels, without having them. */
  function announcing(width: number, height: number): Buffer {
    const head = Buffer.from(png);
    head.writeUInt32BE(width, 16);
    head.writeUInt32BE(height, 20);
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
    return head;
  }

  it.each([
    ['of fifty megapixels', () => bomb(10_000, 5_000)],
    ['that says it is larger than it is', () => announcing(60_000, 60_000)],
    ['cut off in the middle', async () => (await picture(400, 400, 'jpeg')).subarray(0, 700)],
    ['with a chunk that unpacks to a hundred megabytes', () => withTextBomb(png)],
  ])('%s gets into no bucket that writes it anew, and breaks nothing', async (what, make) => {
    const bytes = await make();
    const type = what.includes('cut') ? 'image/jpeg' : 'image/png';
    const refused = await operatorsPut('covers', 'bomb', blob(bytes, type));
    if (what.includes('chunk')) expect(refused).toBeNull();
    else expect(refused).toEqual(TYPE);
    await operatorsPut('any', 'bomb', blob(bytes, type));
    const rendered = await raw('GET', '/render/image/authenticated/any/bomb?width=10');
    expect([200, 400]).toContain(rendered.status);
    if (what.includes('fifty') || what.includes('larger')) expect(rendered.status).toBe(400);
    expect((await raw('GET', '/status')).status).toBe(200);
  });
});

describe('a form', () => {
  it.each([
    ['without a file', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ['without an end', '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nb'],
    ['that is none', 'nonsense'],
  ])('%s is refused', async (_, body) => {
    const before = await namedBlobs();
    const answer = await raw('POST', '/object/any/form.txt', body, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: expect.stringMatching(/^4/) });
    expect(await namedBlobs()).toBe(before);
  });

  it.each([
    ['metadata that is no JSON', { metadata: '{' }],
    ['metadata that is a list', { metadata: '[1]' }],
    ['metadata with NUL', { metadata: '{"a":"\\u0000"}' }],
    ['metadata of great depth', { metadata: `${'{"a":'.repeat(40)}1${'}'.repeat(40)}` }],
    ['a cache header of two lines', { cacheControl: 'a\r\nset-cookie: b' }],
  ])('with %s is refused', async (_, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('', blob('x', 'text/plain'));
    const answer = await raw('POST', '/object/any/form.txt', form);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'InvalidRequest' }]);
  });
});

it('a body that is no JSON, and one that is nested without end, are refused', async () => {
  for (const body of ['{', '[]', '"x"', '{"prefixes":"a"}', '{"a":'.repeat(50_000)]) {
    const answer = await raw('DELETE', '/object/any', body, { 'content-type': 'application/json' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'InvalidRequest' }]);
  }
});

it('a sender who hangs up leaves nothing', async () => {
  const before = await namedBlobs();
  const { hostname, port } = new URL(world.url);
  await new Promise<void>((resolve) => {
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: '/storage/v1/object/any/half.bin',
      headers: {
        authorization: `Bearer ${world.context.settings.serviceKey}`,
        'content-type': 'application/octet-stream',
        'content-length': '4000000',
      },
    });
    sending.on('error', () => resolve());
    sending.write(Buffer.alloc(1_000_000), () => sending.destroy(new Error('hung up')));
  });
  const { error } = await world.operator.from('any').info('half.bin');
  expect(refusal(error)).toMatchObject({ code: 'NoSuchKey' });
  expect(await namedBlobs()).toBe(before);
});

it('after all of this only what is named lies there', async () => {
  const { pool } = world.context.connection;
  await vi.waitFor(async () => {
    expect(await readdir(join(world.context.settings.files.dir, 'incoming'))).toEqual([]);
    const { rows } = await pool.query('select count(*)::int as loose from storage_loose_blobs');
    // What was refused waits for the sweep by the clock at the most.
    expect((await blobsOnDisk()) - rows[0].loose).toBeLessThanOrEqual(await namedBlobs());
  }, 20_000);
});

async function bomb(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A PNG with a compressed text of a hundred megabytes before its pixels. */
function withTextBomb(small: Buffer): Buffer {
  const content = Buffer.concat([
    Buffer.from('note\0\0'),
    deflateSync(Buffer.alloc(100_000_000), { level: 9 }),
  ]);
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write('zTXt', 4);
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return Buffer.concat([small.subarray(0, 33), chunk, small.subarray(33)]);
}
