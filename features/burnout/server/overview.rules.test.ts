import { expect, test } from 'vitest';
import { withinSentence } from './overview.rules.ts';

test.each([
  ['Estou tranquila', 'estou tranquila'],
  ['É demais', 'é demais'],
  ['Eu não aguento', 'eu não aguento'],
  ['Il ne dort plus', 'il ne dort plus'],
  ["I'm exhausted", "I'm exhausted"],
  ['I slept well', 'I slept well'],
  ['EXAUSTA', 'EXAUSTA'],
  ['dor de cabeça', 'dor de cabeça'],
  ['😩', '😩'],
])('"%s" stands within a sentence as "%s"', (written, within) => {
  expect(withinSentence(written)).toBe(within);
});
