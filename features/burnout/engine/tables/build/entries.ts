import { type CrisisConcept, conceptBit } from '../../lexicon/crisis-concepts.ts';
import type { CrisisFamily, Trigger } from '../../lexicon/source.ts';
import { CUE } from './bits.ts';
import type { MentionEntry } from './mention-entry.ts';

/** What a match of the trie means. In a lexicon the mentions come first, crisis wordings last. */
export type Entry = MentionEntry | TriggerEntry | CrisisEntry;

/** A cue of one kind. */
export class TriggerEntry {
  readonly layer = 'trigger';
  readonly trigger: Trigger;
  /** Bit of the kind. */
  readonly bit: number;

  constructor(trigger: Trigger) {
    this.trigger = trigger;
    this.bit = CUE[trigger];
  }
}

/** Families that may open the help card without a concept. */
const LISTED: ReadonlySet<string> = new Set(['imminent', 'explicit', 'topical', 'soft', 'cue']);
/** Bit of all listed families together, beside those of the concepts. */
export const LISTED_BIT: number = 1 << 30;

/** A crisis wording of one family, or a word of a concept that crisis wordings are made of. */
export class CrisisEntry {
  readonly layer = 'crisis';
  readonly family: CrisisFamily | CrisisConcept;
  /** Bit of the concept, or `LISTED_BIT`; 0 for families that mean nothing alone. */
  readonly bit: number;

  constructor(family: CrisisFamily | CrisisConcept) {
    this.family = family;
    this.bit = LISTED.has(family) ? LISTED_BIT : conceptBit(family);
  }
}
