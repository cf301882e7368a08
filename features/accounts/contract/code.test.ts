import { expect, it } from 'vitest';
import { checkCode, digitsOf } from './code.rules.ts';

it.each([
  ['123456', '123456', undefined],
  [' 123 456 ', '123456', undefined],
  ['123-456', '123456', undefined],
  ['123\u00a0456', '123456', undefined],
  ['12345', '12345', 'code_incomplete'],
  ['1234567', '1234567', 'code_incomplete'],
  ['', '', 'code_missing'],
  ['código', '', 'code_missing'],
])('%j holds %s: %s', (typed, digits, problem) => {
  expect(digitsOf(typed)).toBe(digits);
  expect(checkCode(typed)).toBe(problem);
});
