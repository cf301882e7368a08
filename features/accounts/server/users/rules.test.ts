import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDuration } from '../admin-users/duration.rules.ts';
import { normalizeEmail } from '../mailed-links/email.rules.ts';
import { kindsOf, linkToken, readLinkToken } from '../mailed-links/one-time.rules.ts';
import { matchesChallenge, readChallenge } from '../mailed-links/pkce.rules.ts';
import { withMethod } from '../sessions/amr.rules.ts';
import { isTooLarge, mergeMetadata } from './metadata.rules.ts';

describe('normalizeEmail', () => {
  it.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['a.b+c@sub.example.com.br', 'a.b+c@sub.example.com.br'],
    ['joão@exemplo.com.br', 'joão@exemplo.com.br'],
    ["o'neil@example.com", "o'neil@example.com"],
  ])('stores %s as %s', (text, email) => {
    expect(normalizeEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example..com',
    'ana@-example.com',
    'a na@example.com',
    'ana@example.com ',
    'ana@example.com\r\nBcc: x@example.com',
    'ana@example.com\u0000',
    '<ana@example.com>',
    'a,b@example.com',
    '"ana"@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });

  it('never lets a blank, a line end or an address separator through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (noise) => {
        const email = normalizeEmail(`a${noise}@example.com`);
        expect(email ?? '').not.toMatch(/[\s,;<>"()\p{Cc}]/u);
      }),
    );
  });
});

describe('a PKCE challenge', () => {
  const verifier = 'v'.repeat(56);
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  it.each([
    [undefined, undefined, null],
    ['', '', null],
    [challenge, 's256', { challenge, method: 's256' }],
    [challenge, 'S256', { challenge, method: 's256' }],
    [verifier, 'plain', { challenge: verifier, method: 'plain' }],
    [challenge, undefined, 'invalid'],
    [undefined, 's256', 'invalid'],
    ['a'.repeat(42), 's256', 'invalid'],
    ['a'.repeat(129), 's256', 'invalid'],
    [`${'a'.repeat(43)}+`, 's256', 'invalid'],
    [challenge, 'sha512', 'invalid'],
  ])('%s with %s reads as %j', (text, method, expected) => {
    expect(readChallenge(text, method)).toEqual(expected);
  });

  it('is answered by its verifier alone', () => {
    expect(matchesChallenge(verifier, { challenge, method: 's256' })).toBe(true);
    expect(matchesChallenge(`${verifier}x`, { challenge, method: 's256' })).toBe(false);
    expect(matchesChallenge(verifier, { challenge: verifier, method: 'plain' })).toBe(true);
    expect(matchesChallenge(challenge, { challenge, method: 's256' })).toBe(false);
  });
});

describe('one-time tokens', () => {
  it('share a kind between recovery and magic link, and "email" takes either', () => {
    expect(kindsOf('recovery')).toEqual(kindsOf('magiclink'));
    expect(kindsOf('signup')).toEqual(kindsOf('invite'));
    expect(kindsOf('email')).toEqual(['confirmation', 'recovery']);
  });

  it('say in a link whether it leads to a code', () => {
    for (const pkce of [true, false]) {
      expect(readLinkToken(linkToken('abc', pkce))).toEqual({ tokenHash: 'abc', pkce });
    }
  });
});

describe('metadata', () => {
  it('merge one level deep, and null takes a key away', () => {
    expect(mergeMetadata({ a: 1, b: { c: 2 }, d: 3 }, { b: { e: 4 }, d: null, f: 5 })).toEqual({
      a: 1,
      b: { e: 4 },
      f: 5,
    });
  });

  it('may weigh 8 KiB', () => {
    expect(isTooLarge({ a: 'x'.repeat(8_184) })).toBe(false);
    expect(isTooLarge({ a: 'x'.repeat(8_185) })).toBe(true);
  });
});

describe('readDuration', () => {
  it.each([
    ['24h', 86_400_000],
    ['1h30m', 5_400_000],
    ['1.5h', 5_400_000],
    ['90s', 90_000],
    ['250ms', 250],
    ['', null],
    ['24', null],
    ['1d', null],
    ['-1h', null],
    ['ever', null],
    [`${'9'.repeat(30)}h`, null],
  ])('%s is %s milliseconds', (text, expected) => {
    expect(readDuration(text)).toBe(expected);
  });
});

describe('withMethod', () => {
  it('puts the newest first and keeps one entry a method', () => {
    const at = (seconds: number) => new Date(seconds * 1_000);
    const one = withMethod([], 'password', at(1));
    const two = withMethod(one, 'totp', at(2));
    expect(withMethod(two, 'password', at(3))).toEqual([
      { method: 'password', timestamp: 3 },
      { method: 'totp', timestamp: 2 },
    ]);
  });
});
