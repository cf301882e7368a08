import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeIn, newCode } from './company-code.rules.ts';

it('makes codes that are read again however they are typed', () => {
  const code = newCode((below) => randomInt(below));
  expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(codeIn(code)).toBe(code);
  expect(codeIn(` ${code.toLowerCase().replace('-', ' – ')} `)).toBe(code);
  expect(codeIn(code.replace('-', ''))).toBe(code);
});

it.each(['', 'ABCDE', 'ABCDE-FGHJ0', 'ABCDE-FGHJKM', 'ÁBCDE-FGHJK', '=ABCD-FGHJK'])(
  'knows that %j is none',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);
