import type { Language } from '../../contract.ts';
import { CRISIS_KEYS, FUNCTION_WORDS } from '../../lexicon/language-words.ts';
import { Vocabulary, type VocabularyTables } from '../../text/vocabulary.ts';
import { packParts, unpackParts } from './parts.ts';

/** In the order that breaks ties: Portuguese first. */
export const LANGUAGES: readonly Language[] = ['pt', 'es', 'en', 'fr'];

/** Function words and crisis keys of all languages. */
export interface SharedWords {
  vocabulary: Vocabulary;
  /** By word, one byte for each language: 1 for a function word of it. */
  votes: Int32Array;
  /**
   * By word, bits of the languages whose crisis wordings it calls for, 4 for each case: a text in no
   * clear language, then one in each of the languages.
   */
  keys: Int32Array;
}

/** Makes the words ready from their readable lists. */
export function buildSharedWords(): SharedWords {
  const vocabulary = new Vocabulary();
  const bits = { votes: [0], keys: [0] };
  const learn = (list: string, kind: keyof typeof bits, bit: number): void => {
    for (const word of list.split(/\s+/).filter(Boolean)) {
      const id = vocabulary.add(word);
      bits[kind][id] = (bits[kind][id] ?? 0) | bit;
    }
  };
  LANGUAGES.forEach((language, index) => {
    learn(FUNCTION_WORDS[language], 'votes', 1 << index);
    learn(CRISIS_KEYS[language], 'keys', 1 << index);
  });
  const { size } = vocabulary;
  const votes = Int32Array.from({ length: size }, (_, id) => bytesOf(bits.votes[id] ?? 0));
  const keys = Int32Array.from({ length: size }, (_, id) =>
    keysOf(bits.keys[id] ?? 0, bits.votes[id] ?? 0),
  );
  return { vocabulary, votes, keys };
}

export function packSharedWords({ vocabulary, votes, keys }: SharedWords): Uint8Array<ArrayBuffer> {
  return packParts(null, { ...vocabulary.tables(), votes, keys });
}

/** What `packSharedWords` wrote; nothing is built. */
export function unpackSharedWords(packed: Uint8Array<ArrayBuffer>): SharedWords {
  const { parts } = unpackParts<null, keyof VocabularyTables | 'votes' | 'keys'>(packed);
  const { votes, keys, ...tables } = parts as VocabularyTables & {
    votes: Int32Array;
    keys: Int32Array;
  };
  return { vocabulary: Vocabulary.of(tables), votes, keys };
}

/** One byte for each of four bits. */
function bytesOf(bits: number): number {
  return (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14) | ((bits & 8) << 21);
}

/**
 * `SharedWords.keys` of a word. In a text that is clearly in one language its own words, such as
 * "vida" or "me" in Portuguese, call for no other.
 */
function keysOf(keys: number, votes: number): number {
  return LANGUAGES.reduce((cases, _, i) => {
    const isOwn = ((keys | votes) & (1 << i)) !== 0;
    return cases | ((isOwn ? keys & (1 << i) : keys) << (4 + i * 4));
  }, keys);
}
