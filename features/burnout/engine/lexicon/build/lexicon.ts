import type { Category, Language } from '../../contract.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import { type CrisisFamily, TRAITS, type Trait, type Trigger } from '../source.ts';
import type { Trie } from './trie.ts';
import type { TypoIndex } from './typo-index.ts';

/** What a match of the trie means. */
export type Entry =
  | {
      layer: 'mention';
      /** Undefined for another sense of the words, which only keeps mentions away. */
      category: Category | undefined;
      expression: string;
      predicate: boolean;
      ironic: boolean;
      adjective: boolean;
      /** Holds a verb the writer must be the subject of. */
      personal: boolean;
    }
  | { layer: 'trigger'; trigger: Trigger }
  | { layer: 'crisis'; family: CrisisFamily };

/** One language, ready for matching. All tables are indexed by word number. */
export interface Lexicon {
  language: Language;
  vocabulary: Vocabulary;
  trie: Trie;
  entries: Entry[];
  /** Bits by position in `TRAITS`. */
  traits: Int32Array;
  /** Person and tense bits of `inflection/forms.ts`. */
  features: Int32Array;
  /** Nodes a pattern reaches when it starts with the word, undefined when none starts so. */
  starts: (number[] | undefined)[];
  /** Words a chat spelling stands for. */
  aliases: (number[] | undefined)[];
  typos: TypoIndex;
}

const BITS = Object.fromEntries(TRAITS.map((trait, i) => [trait, 1 << i])) as Record<Trait, number>;

/** Bit of a trait in `Lexicon.traits`. */
export function traitBit(trait: Trait): number {
  return BITS[trait];
}
