import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crisisTablesOf } from '../tables.node.ts';
import { NEEDED } from './bits.ts';
import { FACT_FIELDS, TRAITS_OF } from './lexicon.ts';
import { neededWords } from './needed-words.ts';
import { Trie } from './trie.ts';

const GAP = 0;
const MATTERS = 1;
const wording = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** A trie of wordings by the numbers of their words; the length of a word is its number. */
function neededIn(wordings: readonly (readonly number[])[], idle: readonly number[][] = []) {
  const trie = new Trie();
  const add = (words: readonly number[], entry: number): void => {
    let node = 0;
    for (const word of words) {
      node = word === GAP ? trie.extendByGap(node) : trie.extend(node, word);
    }
    trie.endAt(node, entry);
  };
  for (const words of wordings) add(words, MATTERS);
  for (const words of idle) add(words, MATTERS + 1);
  const needed = neededWords(
    trie,
    (entry) => entry === MATTERS,
    (word) => word,
  );
  return [...needed].sort((a, b) => a - b);
}

describe('the words that wordings need', () => {
  it.each([
    ['the longest word of a wording', [[2, 7, 3]], [], [7]],
    [
      'one word for all wordings that hold it',
      [
        [1, 7],
        [2, GAP, 7],
      ],
      [],
      [7],
    ],
    ['of a wording within another the shorter one', [[3], [3, 8]], [], [3]],
    ['none of wordings that do not matter', [[4]], [[9, 8]], [4]],
  ] as const)('are %s', (_, wordings, idle, words) => {
    expect(
      neededIn(
        wordings,
        idle.map((each) => [...each]),
      ),
    ).toEqual(words);
  });

  it('are in every wording that matters', () => {
    fc.assert(
      fc.property(fc.array(wording, { minLength: 1 }), fc.array(wording), (wordings, idle) => {
        const needed = neededIn(wordings, idle);
        expect(wordings.every((words) => words.some((word) => needed.includes(word)))).toBe(true);
      }),
    );
  });

  it.each(['en', 'es', 'fr'] as const)(
    'are less than half of the crisis words of %s',
    (language) => {
      const { facts, vocabulary } = crisisTablesOf(language);
      const words = Array.from({ length: vocabulary.size }, (_, word) => word);
      const needed = words.filter((word) => {
        return ((facts[word * FACT_FIELDS + TRAITS_OF] as number) & NEEDED) !== 0;
      });
      expect(needed.length).toBeGreaterThan(100);
      expect(needed.length).toBeLessThan(vocabulary.size / 2);
    },
  );
});
