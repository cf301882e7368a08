import { expect, test } from 'vitest';
import { containsAll, wordsOf } from './words.ts';

test.each([
  ['Almoço com a Júlia', 'almoco julia', true],
  ['ALMOÇO', 'almoço', true],
  ['almoço', 'almoço', true],
  ['a Júlia não veio', 'julia almoco', false],
  ['cansadíssima', 'cansad', true],
  ['100% certo', '%', true],
  ['nada', '_', false],
  ['um dia', '', true],
])('%s / %s: %s', (text, query, found) => {
  expect(containsAll(text, wordsOf(query))).toBe(found);
});

test('words are what stands between spaces, once each', () => {
  expect(wordsOf('  Júlia julia\tALMOÇO ')).toEqual(['julia', 'almoco']);
});
