import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicAddress } from '../contract/addresses.ts';
import { picture, type StorageWorld, startStorageWorld } from './testing/storage-world.ts';

/** What a browser or a proxy is told with the bytes. */

const DIGITS = '0123456789';

let world: StorageWorld;
let png: Buffer;
beforeAll(async () => {
  world = await startStorageWorld();
  png = await picture(8, 8);
  await world.newBucket('open', { public: true });
  await world.newBucket('closed');
  for (const bucket of ['open', 'closed']) {
    const at = world.operator.from(bucket);
    await at.upload('digits.txt', new Blob([DIGITS], { type: 'text/plain' }), {
      cacheControl: '3600',
    });
    await at.upload('dot.png', png, { contentType: 'image/png' });
  }
});
afterAll(() => world?.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${world.url}/storage/v1${path}`, { method, headers });
const operator = () => ({ authorization: `Bearer ${world.context.settings.serviceKey}` });
const headersOf = (answer: Response, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));

describe('a range', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-100', 206, '456789', 'bytes 4-9/10'],
    ['bytes=0-1,4-5', 200, DIGITS, null],
    ['bytes=5-2', 200, DIGITS, null],
    ['lines=1-2', 200, DIGITS, null],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('of %s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await get('/object/public/open/digits.txt', { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
    if (status < 300) expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('holds only while the object is the same', async () => {
    const etag = (await get('/object/public/open/digits.txt')).headers.get('etag') ?? '';
    const range = 'bytes=0-0';
    const same = await get('/object/public/open/digits.txt', { range, 'if-range': etag });
    const other = await get('/object/public/open/digits.txt', { range, 'if-range': '"other"' });
    expect([same.status, other.status]).toEqual([206, 200]);
  });
});

describe('what is known already', () => {
  it('is not sent again', async () => {
    const first = await get('/object/public/open/digits.txt');
    const { etag, 'last-modified': changed } = headersOf(first, 'etag', 'last-modified');
    const known: Record<string, string>[] = [
      { 'if-none-match': etag ?? '' },
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-modified-since': changed ?? '' },
    ];
    for (const headers of known) {
      const again = await get('/object/public/open/digits.txt', headers);
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await get('/object/public/open/digits.txt', { 'if-none-match': '"x"' });
    expect(other.status).toBe(200);
  });
});

describe('HEAD', () => {
  it('tells the same without the bytes', async () => {
    const answer = await get('/object/public/open/digits.txt', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(headersOf(answer, 'content-length', 'content-type', 'accept-ranges')).toEqual({
      'content-length': '10',
      'content-type': 'text/plain',
      'accept-ranges': 'bytes',
    });
    expect(await answer.text()).toBe('');
    const own = await get('/object/closed/digits.txt', operator(), 'HEAD');
    expect([own.status, own.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('answers 400 and nothing else where there is nothing', async () => {
    const answer = await get('/object/public/open/none.txt', {}, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([400, '']);
  });
});

describe('a served file', () => {
  it('is kept by every cache where it is public, and by the reader’s alone where it is not', async () => {
    const open = await get('/object/public/open/digits.txt');
    expect(headersOf(open, 'cache-control', 'cross-origin-resource-policy')).toEqual({
      'cache-control': 'max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const unsaid = await get('/object/public/open/dot.png');
    expect(unsaid.headers.get('cache-control')).toBe('max-age=3600');
    for (const path of ['/object/closed/digits.txt', '/object/authenticated/closed/digits.txt']) {
      const closed = await get(path, operator());
      expect(headersOf(closed, 'cache-control', 'cross-origin-resource-policy')).toEqual({
        'cache-control': 'private, max-age=3600',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('can do nothing in a browser, whatever it holds', async () => {
    const at = world.operator.from('open');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [name, type] of [
      ['page.html', 'text/html'],
      ['drawing.svg', 'image/svg+xml'],
      ['sheet.xml', 'application/xml'],
      ['paper.pdf', 'application/pdf'],
    ] as const) {
      const { error } = await at.upload(
        name,
        new Blob([type.includes('svg') ? svg : 'x'], { type }),
      );
      expect(error).toBeNull();
      const answer = await get(`/object/public/open/${name}`);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*; sandbox$/,
      );
      expect(headersOf(answer, 'x-content-type-options', 'content-disposition')).toEqual({
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename=${name}`,
      });
    }
    const image = await get('/object/public/open/dot.png');
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
    expect(headersOf(image, 'content-disposition', 'x-robots-tag', 'content-type')).toEqual({
      'content-disposition': null,
      'x-robots-tag': 'none',
      'content-type': 'image/png',
    });
  });

  it('is saved under a name that starts no other header', async () => {
    const name = `"a"\r\nset-cookie: b=1;/../ç.png`;
    const answer = await get(`/object/public/open/dot.png?download=${encodeURIComponent(name)}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename=/);
    expect(disposition).toContain("filename*=UTF-8''");
    expect(disposition).not.toMatch(/[\r\n]/);
    const own = await get('/object/public/open/dot.png?download');
    expect(own.headers.get('content-disposition')).toBe('attachment; filename=dot.png');
  });

  it('comes from the address that our pages write', async () => {
    await world.operator.from('open').upload("folder/it's (1) + 2.png", png, {
      contentType: 'image/png',
    });
    const answer = await fetch(world.url + publicAddress('open', "folder/it's (1) + 2.png"));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  });
});

describe('the service', () => {
  it('says that it is there, and lets any page ask', async () => {
    expect((await get('/status')).status).toBe(200);
    const asked = await get('/object/open/x', { origin: 'https://elsewhere.example' }, 'OPTIONS');
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-upsert');
    const read = await get('/object/public/open/dot.png');
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    ['an address that it does not know', '/nothing', 404, 'NotFound'],
    ['a public address of a private bucket', '/object/public/closed/dot.png', 400, 'NoSuchBucket'],
    ['a public address of no bucket', '/object/public/none/dot.png', 400, 'NoSuchBucket'],
    ['a private object without a token', '/object/closed/dot.png', 400, 'NoSuchBucket'],
    ['an address that cannot be read', '/object/open/%E0%A4%A', 400, 'InvalidRequest'],
    ['a bucket with an endless name', `/bucket/${'a'.repeat(300)}`, 400, 'InvalidRequest'],
  ])('answers %s in the protocol’s form', async (_, path, status, code) => {
    const answer = await get(path);
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'message', 'statusCode']);
    expect(body.statusCode).toMatch(/^\d{3}$/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('refuses a token that is none of ours', async () => {
    const answer = await get('/object/open/dot.png', { authorization: 'Bearer nonsense' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' },
    ]);
  });
});
