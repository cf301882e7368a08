import { expect, test } from 'vitest';
import { materialOf } from '../testing/material.ts';
import { Quoter } from './quoter.ts';

const MARKS = ['“', '”'] as const;

test.each([
  [
    'exhaustion',
    'Cheguei. Fiquei quarenta minutos olhando pra tela, sem nada.',
    '“Fiquei quarenta minutos olhando pra tela”',
  ],
  ['exhaustion', 'Abri o notebook e a cabeça não liga, juro.', '“a cabeça não liga”'],
  ['exhaustion', 'Chorei no banho pra ele não ver.', '“Chorei no banho pra ele não ver”'],
  ['physical', 'Tomei café. De tarde a mão tremia, sem parar.', '“De tarde a mão tremia”'],
  // Too long a clause, and the mention breaks off in its middle.
  ['physical', 'Acordei com o coração disparado às 4 e não voltei a dormir.', null],
  // What they say against themselves stands in the same clause: only the other word is given back.
  ['exhaustion', 'Sou um inútil exausto. O dia foi assim mesmo, sem mais.', '“exausto”'],
] as const)('%s in "%s": %s', (category, text, quote) => {
  expect(new Quoter(materialOf(text), MARKS, true).quote(category)).toBe(quote);
});

test('eight words in all, and no clause twice', () => {
  const text =
    'Estou exausta e sem forças. Acabada de cansaço hoje de manhã. Cansada demais, moída.';
  const quoter = new Quoter(materialOf(text), MARKS, true);
  const given = [0, 1, 2, 3].map(() => quoter.quote('exhaustion'));
  expect(given.join(' ').match(/\p{L}+/gu)?.length).toBeLessThanOrEqual(8);
  expect(new Set(given.filter(Boolean)).size).toBe(given.filter(Boolean).length);
});

test('nothing is quoted where the text may speak of danger', () => {
  const material = materialOf('Estou exausta.');
  const soft = { ...material, reading: { ...material.reading, crisisLevel: 1 } };
  expect(new Quoter(soft, MARKS, true).quote('exhaustion')).toBeNull();
});
