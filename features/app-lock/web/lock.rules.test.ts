import { expect, it } from 'vitest';
import { locksAfter, PIN, waitAfter } from './lock.rules.ts';

it.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  [' 1234', false],
])('%j is a PIN: %s', (text, is) => {
  expect(PIN.test(text)).toBe(is);
});

it.each([
  [null, 0, 15, true],
  [1_000, 1_000, 0, true],
  [0, 59_999, 1, false],
  [0, 60_000, 1, true],
  [0, 14 * 60_000, 15, false],
] as const)('away since %s at %s with %i minutes locks: %s', (since, now, minutes, locks) => {
  expect(locksAfter(since, now, minutes)).toBe(locks);
});

it.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [6, 10],
  [9, 80],
  [10, 120],
])('after %i wrong tries one waits %i seconds', (tries, seconds) => {
  expect(waitAfter(tries)).toBe(seconds);
});
