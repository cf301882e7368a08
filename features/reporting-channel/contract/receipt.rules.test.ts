import { expect, it } from 'vitest';
import { newReceipt, tidyReceipt, WORDS } from './receipt.rules.ts';

it('has 128 words, all different, that survive tidying', () => {
  expect(new Set(WORDS).size).toBe(128);
  for (const word of WORDS) expect(tidyReceipt(word)).toBe(word);
});

it('makes three words with three numbers', () => {
  expect(newReceipt(() => 7)).toMatch(/^([a-z]+ 0007 ?){3}$/);
});

it.each([
  ['Folha 4817 Rio 2093 vento 0001', 'folha 4817 rio 2093 vento 0001'],
  ['  folha-4817\nrio_2093  VENTO 0001 ', 'folha 4817 rio 2093 vento 0001'],
  ['feijão 0001', 'feijao 0001'],
  ['', ''],
])('reads %j as %j', (typed, tidy) => {
  expect(tidyReceipt(typed)).toBe(tidy);
});
