import { describe, expect, it, test } from 'vitest';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.data.ts';
import { isCommon, judgePassword } from './password.rules.ts';

const listed = [...COMMON_PASSWORDS.trim().split(/\s+/), ...COMMON_WORDS.trim().split(/\s+/)];

describe('a new password', () => {
  test.each([
    ['12345', { kind: 'weak', reasons: ['length'] }],
    ['é'.repeat(37), { kind: 'too_long', maxBytes: 72 }],
    ['é'.repeat(36), { kind: 'accepted' }],
    ['senha123', { kind: 'weak', reasons: ['pwned'] }],
    ['Corinthians1910', { kind: 'weak', reasons: ['pwned'] }],
    ['Mudar@123', { kind: 'weak', reasons: ['pwned'] }],
    ['flamengo', { kind: 'weak', reasons: ['pwned'] }],
    ['Fl@m3ng0', { kind: 'weak', reasons: ['pwned'] }],
    ['deusefiel', { kind: 'weak', reasons: ['pwned'] }],
    ['123456', { kind: 'weak', reasons: ['characters', 'pwned'] }],
    ['111111', { kind: 'weak', reasons: ['characters', 'pwned'] }],
    ['ana1990', { kind: 'weak', reasons: ['characters', 'pwned'] }],
    ['segredo 1', { kind: 'accepted' }],
    ['manacá-da-serra', { kind: 'accepted' }],
    ['senha de quem mora longe', { kind: 'accepted' }],
    ['amor93847561', { kind: 'accepted' }],
  ])('%s: %j', (password, verdict) => {
    expect(judgePassword(password, { email: 'ana@exemplo.com', fullName: 'Ana' })).toEqual(verdict);
  });
});

describe('the list of common passwords', () => {
  it('is refused whole, in capitals and with what people add', () => {
    const long = listed.filter((one) => one.length >= 6);
    expect(new Set(listed).size).toBeGreaterThan(1_700);
    expect(long.filter((one) => judgePassword(one).kind === 'accepted')).toEqual([]);
    expect(long.filter((one) => !isCommon(one.toUpperCase()))).toEqual([]);
    const words = COMMON_WORDS.trim().split(/\s+/);
    expect(words.filter((word) => !isCommon(`${word}123`) || !isCommon(`${word}@2026`))).toEqual(
      [],
    );
  });

  it('holds lower-case letters without accents only, as it is compared', () => {
    expect(listed.filter((one) => !/^[a-z\d@]+$/.test(one))).toEqual([]);
  });
});
