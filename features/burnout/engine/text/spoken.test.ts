import { expect, it } from 'vitest';
import { CATEGORIES } from '../contract.ts';
import { read } from '../read.ts';

/** Counts in the order of `CATEGORIES`, and "!" where the card opens. */
it.each([
  ['01000', 'durmo mais não'],
  ['10000', 'tô bem não'],
  ['10000', 'guento mais não'],
  ['00000', 'to cansado nao'],
  ['00000', 'nn to cansada'],
  ['10000', 'num tô bem'],
  ['00001', 'ta tudo bem'],
  ['00001', 'ta de boa'],
  ['00000', 'ele me chamou de burra'],
  ['00000', 'a chefe disse que eu sou um lixo'],
  ['00010', 'acho que sou um lixo'],
  ['00000', 'acho que não'],
])('%s: %s', (expected, text) => {
  const { counts } = read(text, { language: 'pt' });
  expect(CATEGORIES.map((name) => counts[name]).join('')).toBe(expected);
});

it.each(['quero morre', 'vo mi mata', 'da vontade de mim matar', 'nao quero mais vive'])(
  'opens the card for a clipped infinitive: %s',
  (text) => {
    expect(read(text, { language: 'pt' }).crisis).toBe(true);
  },
);
