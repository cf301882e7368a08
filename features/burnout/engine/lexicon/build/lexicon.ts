import type { Language } from '../../contract.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import type { Automaton } from './automaton.ts';
import type { Entry } from './entries.ts';

/** One language, ready for matching. All tables are indexed by word number. */
export interface Lexicon {
  language: Language;
  vocabulary: Vocabulary;
  automaton: Automaton;
  /** First all mentions, then all triggers, then all crisis wordings. */
  entries: Entry[];
  /** Number of the first entry that is a trigger, and of the first crisis wording. */
  firstTrigger: number;
  firstCrisis: number;
  /** See `traitBit`. */
  traits: Int32Array;
  /** Person and tense bits of `inflection/forms.ts`. */
  features: Int32Array;
  /** Words with a rule of their own; none in languages without that rule. */
  named: NamedWords;
  /** Words that a slip may be mended to. */
  mendable: Int32Array;
  /** Place of a chat spelling's words in `expansions`, 0 for every other word. */
  aliases: Int32Array;
  expansions: readonly (readonly number[])[];
  typos: Slips;
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
