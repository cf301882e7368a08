import type { Language } from '../../contract.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import type { CrisisConcept } from '../crisis-concepts.ts';
import { type CrisisFamily, TRAITS, TRIGGERS, type Trait, type Trigger } from '../source.ts';
import type { Automaton } from './automaton.ts';
import type { MentionEntry } from './mention-entry.ts';

export interface TriggerEntry {
  readonly layer: 'trigger';
  readonly trigger: Trigger;
}

export interface CrisisEntry {
  readonly layer: 'crisis';
  readonly family: CrisisFamily | CrisisConcept;
}

/** What a match of the trie means. */
export type Entry = MentionEntry | TriggerEntry | CrisisEntry;

/** One language, ready for matching. All tables are indexed by word number. */
export interface Lexicon {
  language: Language;
  vocabulary: Vocabulary;
  automaton: Automaton;
  entries: Entry[];
  /** Bits by position in `TRAITS`. */
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

const BITS = Object.fromEntries(TRAITS.map((trait, i) => [trait, 1 << i])) as Record<Trait, number>;

/** Bit of a trait in `Lexicon.traits`. */
export function traitBit(trait: Trait): number {
  return BITS[trait];
}

const TRIGGER_BITS = Object.fromEntries(TRIGGERS.map((trigger, i) => [trigger, 1 << i])) as Record<
  Trigger,
  number
>;

/** Bit of a kind of trigger, to hold several kinds in one number. */
export function triggerBit(trigger: Trigger): number {
  return TRIGGER_BITS[trigger];
}
