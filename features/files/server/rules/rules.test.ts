import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsType, isAllowedType, isShownInPlace } from './media-type.rules.ts';
import { isBucketName, isObjectKey, ownerOfPath } from './object-key.rules.ts';
import { parseSizeLimit } from './size-limit.rules.ts';
import { outputOf } from './transform.rules.ts';

const ID = '01936f3c-0000-7000-8000-0000000ca001';

describe('a path of an object', () => {
  it.each([
    ['a.png', true],
    ['folder/a b (1) & c.png', true],
    ['.emptyFolderPlaceholder', true],
    ['a..b', true],
    ['..', false],
    ['a/../b', false],
    ['a/ .. /b', false],
    ['./a', false],
    ['/a', false],
    ['a//b', false],
    ['C:/a', false],
    ['a\\b', false],
    ['a%00', false],
    ['a\u0000', false],
    ['ção.png', false],
    ['', false],
  ])('%j: %s', (key, expected) => {
    expect(isObjectKey(key)).toBe(expected);
  });

  it('leads nowhere but below its bucket, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ0./\\ ?#%+:ç\u0000') }), (key) => {
        if (!isObjectKey(key)) return;
        const { pathname } = new URL(
          `http://h/b/${key.split('/').map(encodeURIComponent).join('/')}`,
        );
        expect(decodeURIComponent(pathname)).toBe(`/b/${key}`);
      }),
    );
  });

  it('belongs to whose id it begins with', () => {
    expect(ownerOfPath(`${ID}/a.png`)).toBe(ID);
    for (const path of [ID, `a/${ID}/b`, `${ID.toUpperCase()}/a`, `${ID}x/a`, '']) {
      expect(ownerOfPath(path)).toBeNull();
    }
  });
});

it.each([
  ['covers', true],
  ['a..b', true],
  ['it’s', false],
  ['a/b', false],
  [' a', false],
  ['a'.repeat(101), false],
])('a bucket called %j: %s', (name, expected) => {
  expect(isBucketName(name)).toBe(expected);
});

it.each([
  ['20MB', 20 * 1024 * 1024],
  ['30kb', 30 * 1024],
  ['3B', 3],
  ['1 GB', 1024 ** 3],
  [5, 5],
  ['17', 17],
  ['-1MB', undefined],
  ['1.5MB', undefined],
  ['much', undefined],
  ['999999999999999GB', undefined],
])('a limit of %j is %s bytes', (limit, bytes) => {
  expect(parseSizeLimit(limit)).toBe(bytes);
});

const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
  'hex',
);

describe('what bytes are', () => {
  it.each([
    ['a PNG', PNG, 'image/png', true, true],
    ['a PNG by another name', PNG, 'image/apng', true, true],
    ['a PNG that says it is a JPEG', PNG, 'image/jpeg', false, false],
    ['a PNG that says it is a text', PNG, 'text/plain', false, true],
    ['a page that says it is a PNG', Buffer.from(' <!DOCTYPE html>'), 'image/png', false, false],
    ['a page that says it is a text', Buffer.from('<html>'), 'text/plain', false, true],
    ['a drawing', Buffer.from('<svg/>'), 'image/svg+xml', false, true],
    ['a text', Buffer.from('ação'), 'text/plain;charset=utf-8', true, true],
    ['a text cut within a letter', Buffer.from('ação').subarray(0, 2), 'text/plain', true, true],
    ['a text with NUL', Buffer.from('a\u0000'), 'text/plain', false, true],
    ['nothing that is known', Buffer.from('fake'), 'image/png', false, true],
    ['nothing at all', Buffer.alloc(0), 'image/png', false, true],
    [
      'a zip that is a document',
      Buffer.from('504b0304140000000000', 'hex'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      true,
      true,
    ],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex'), 'image/png', false, false],
  ])('%s', async (_, head, declared, certainly, plausibly) => {
    expect([
      await fitsType(head, declared, { certainly: true }),
      await fitsType(head, declared, { certainly: false }),
    ]).toEqual([certainly, plausibly]);
  });
});

it.each([
  ['image/png', null, true],
  ['image/png', ['image/*'], true],
  ['image/png', ['image/png'], true],
  ['IMAGE/PNG; a=b', ['image/png'], true],
  ['image/jpg', ['image/jpeg'], true],
  ['imagex/png', ['image/*'], false],
  ['text/html', ['image/*', 'text/plain'], false],
])('%s among %j: %s', (type, allowed, expected) => {
  expect(isAllowedType(type, allowed)).toBe(expected);
});

it.each([
  ['image/png', true],
  ['video/mp4', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['application/pdf', false],
  ['application/octet-stream', false],
])('%s is shown in place: %s', (type, expected) => {
  expect(isShownInPlace(type)).toBe(expected);
});

it.each([
  ['origin', 'image/webp', { type: 'image/jpeg', chosen: false }],
  ['avif', undefined, { type: 'image/avif', chosen: false }],
  [undefined, 'image/webp', { type: 'image/webp', chosen: true }],
  [undefined, '*/*', { type: 'image/jpeg', chosen: true }],
] as const)('a JPEG asked for as %s by who takes %s', (format, accept, expected) => {
  expect(outputOf('image/jpeg', { format }, accept)).toEqual(expected);
});
