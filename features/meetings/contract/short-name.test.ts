import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Ana Beatriz Brito', 'Ana B.'],
  ['Ana', 'Ana'],
  ['  ', undefined],
  [undefined, undefined],
])('names %s %s to the other one', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
