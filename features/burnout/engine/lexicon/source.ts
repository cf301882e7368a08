import type { Category, Language } from '../contract.ts';
import type { Inflection } from '../tables/inflection/forms.ts';
import type { CrisisConcepts } from './crisis-concepts.ts';

/** What surrounding words can do to a mention; see `scope/`. */
export const TRIGGERS = [
  'negation',
  'without',
  'affirmation',
  'cessation',
  'past',
  'loosePast',
  'habitualPast',
  'ago',
  'present',
  'hypothetical',
  'condition',
  'inclusive',
  'otherPerson',
  'aboutWriter',
  'unpleasant',
  'dull',
  'unrelatedCause',
  'rejection',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Grammatical traits of single words, one bit each. */
export const TRAITS = [
  'filler',
  'person',
  'group',
  'determiner',
  'possessive',
  'preposition' /** Links a complaint to the person it belongs to. */,
  'genitive' /** Makes a past of the participle after it (French). */,
  'auxiliary',
  'thirdPronoun',
  'firstPronoun',
  'firstObject',
  'copula',
  'state',
  'report',
  'body',
  'thing',
  'contrast',
  'coordinator',
  'opener',
  'impersonal' /** Said of how things go, not of somebody: "tá puxado". */,
  'still' /** What was so goes on: no end of it. */,
] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * Families of crisis wording; see `crisis.ts`. `imminent` is level 3, `explicit` and `topical`
 * level 2 (`topical` not when the sentence is about a campaign, the news or fiction), `soft`
 * level 1, `cue` needs a second cue or one of `affairs`, which are innocent alone (giving away,
 * settling, putting in order). `half` makes a cue of a listed wording that it covers: a letter, a
 * remedy put away, a rope that was bought. `decoy` spans are fixed idioms that mean no danger.
 */
export const CRISIS_FAMILIES = [
  'imminent',
  'explicit',
  'topical',
  'soft',
  'cue',
  'half',
  'affairs',
  'topic',
  'decoy',
] as const;
export type CrisisFamily = (typeof CRISIS_FAMILIES)[number];

/** Everything the engine knows about one language, in the notation of `build/notation.ts`. */
export interface LanguageSource {
  language: Language;
  inflection: Inflection;
  mentions: Record<Category, string>;
  /** Wordings that look like a mention and are none; they win over shorter mentions. */
  otherSenses: string;
  triggers: Record<Trigger, string>;
  traits: Record<Trait, string>;
  classes: Record<string, string>;
  /** Frequent verbs, so that person and tense of a clause are known. */
  verbs: string;
  /** Verb forms that are more often another word ("como", "para"). */
  notVerbs: string;
  /** Chat spellings, one `spelling = words` a line. */
  aliases: string;
  /** Common words that must not be taken for a slip of a lexicon form. */
  notTypos: string;
  crisis: Record<CrisisFamily, string>;
  concepts: CrisisConcepts;
}
