import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import type { Country } from '#features/crisis/contract/country.rules.ts';
import type { Help } from '#features/crisis/contract/danger.ts';
import type { Feedback } from '#features/diary/contract/diary.contract.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Named } from './extraction/names.ts';

/**
 * What is remembered of an entry, sealed with it: so it is gone when the entry is.
 * `used` are the sentences that were said, so that they are not said again soon.
 */
export interface Memory {
  used: readonly string[];
  /** Ids of the situations found. */
  situations: readonly string[];
  /** Situations that helped, or that the person did about it. */
  helped: readonly string[];
  /** People by name, with the word for what they are. */
  names: readonly Named[];
}

export const NOTHING_REMEMBERED: Memory = { used: [], situations: [], helped: [], names: [] };

/** Everything that a feedback is written from. */
export interface Material {
  /** Language of the person's screen: the feedback is in it, whatever the entry is in. */
  language: Language;
  country: Country;
  text: string;
  reading: ReadingView;
  /** What the entry was answered with when it was written, where it tells of danger. */
  help?: Help | null;
  /** The entries before, newest first; deleted ones are never among them. */
  earlier: readonly Memory[];
  /** The entry's id: the same material and seed give the same feedback. */
  seed: string;
}

/** The parts of a feedback: what is said back, a look back, a question, a small step. */
export type Parts = Pick<Feedback, 'read' | 'link' | 'question' | 'step'>;

export interface WrittenFeedback extends Feedback {
  memory: Memory;
}

/** How many earlier entries are looked at: about a month of a person who writes every day. */
export const EARLIER_ENTRIES = 30;
