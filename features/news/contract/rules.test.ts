import { expect, test } from 'vitest';
import { blocksOf } from '#packages/kernel/written-text.ts';
import { countWords, minutesOf } from './news.rules.ts';

test.each([
  [0, 1],
  [199, 1],
  [300, 2],
  [1_000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesOf(words)).toBe(minutes);
});

test('the words of an article are those of all its blocks', () => {
  expect(countWords(blocksOf('## Antes do turno\n\nUma frase.\n\n- água\n- luz'))).toBe(7);
});
