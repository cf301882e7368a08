import type { Language } from '../../contract.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import type { UsualPairs } from '../usual.ts';
import type { Automaton } from './automaton.ts';
import type { EntryList } from './entry-list.ts';

/** What is known of each word, side by side, so that asking for all touches one place of memory. */
export const FACT_FIELDS = 4;
/** Bits of `TRAIT`. */
export const TRAITS_OF = 0;
/** Person and tense bits of `inflection/forms.ts`. */
export const FEATURES_OF = 1;
/** Place of a chat spelling's words in `expansions`, 0 for every other word. */
export const ALIAS_OF = 2;
/**
 * Row of the automaton with what starts with the word, 0 when nothing does; from bit 16 on the kind
 * of the word as the second of a wording.
 */
export const ROW_AND_KIND = 3;

/**
 * In `Lexicon.regular`, where the facts of a word have `ALIAS_OF`: the number of the word, mended where
 * it is a slip, and one more; its sign changed where the word is not always read alike, as a chat
 * spelling or "e". 0 where nobody asked yet.
 */
export const KNOWN_AS = 2;

/** One language, ready for matching. All tables are indexed by word number. */
export interface Lexicon {
  language: Language;
  vocabulary: Vocabulary;
  automaton: Automaton;
  entries: EntryList;
  /** `FACT_FIELDS` numbers a word. */
  facts: Int32Array;
  /** Words with a rule of their own; none in languages without that rule. */
  named: NamedWords;
  /** Words that a slip may be mended to. */
  mendable: Int32Array;
  /** Words of the chat spellings, by place; the first one stays empty. */
  expansions: readonly (readonly number[])[];
  typos: Slips;
  /** The same for words of danger that are spelt by ear. */
  danger: Slips;
  /** `FACT_FIELDS` numbers for each of `Regulars`, of what was asked of it: see `KNOWN_AS`. */
  regular: Int32Array;
  /** Pairs of words that texts held. */
  usual: UsualPairs;
}

export interface NamedWords {
  /** Pronouns that may hang on their verb by a hyphen ("sinto-me"). */
  enclitics: readonly number[];
  /** "é" and its look-alike "e"; 0 where they are no words to tell apart. */
  acute: number;
  plain: number;
}

/** Mends slips of the pen. */
export interface Slips {
  /** Number of the form that `bytes[from, to)`, an unknown word, is a slip of, or 0. */
  correct(bytes: Uint8Array, from: number, to: number): number;
}
