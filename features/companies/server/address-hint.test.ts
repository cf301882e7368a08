import { expect, it } from 'vitest';
import { addressHint } from './address-hint.ts';

it.each([
  ['ana.ribeiro@valeclaro.com.br', 'an…@valeclaro.com.br'],
  ['a@b.c', 'a…@b.c'],
  ['"a@b"@c.d', '"a…@c.d'],
  ['@c.d', null],
  ['', null],
  [null, null],
])('%s is shown as %s', (email, hint) => {
  expect(addressHint(email)).toBe(hint);
});
