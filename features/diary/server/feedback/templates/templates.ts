import type { CategoryKey } from '#features/burnout/contract/burnout.contract.ts';
import type { HardDays } from './hard-days/hard-days.ts';

/**
 * How the whole entry reads: high level, signals with good signs, without, only good ones, or none. That
 * nothing was found does not say that the day was calm: `neutral` sentences fit a burial and a soup.
 */
export type Tone = 'heavy' | 'mixed' | 'weary' | 'bright' | 'neutral';
type Signal = Exclude<CategoryKey, 'positive'>;
/** Where a question or step may come from, beside the general ones. */
export type Theme = Signal | 'light' | 'neutral';

/** A line of help: no diagnosis, one question, one step (product research 4.6). */
export interface CrisisText {
  read: string;
  question: string;
  step: string;
}

/**
 * The sentences of one language. Openings, questions and steps have at least twelve to choose from
 * for every kind of entry, so that ten entries in a row differ (`mixed` openings add the `weary` ones). Slots are in braces:
 * `{quote}` the person's own words, `{a}` `{b}` families of signals, `{n}` `{total}` entries,
 * `{listening}` `{emergency}` help lines with their number.
 */
export interface Templates {
  /** Opening and closing quotation mark. */
  quotes: readonly [string, string];
  opening: Record<Tone, readonly string[]>;
  quote: readonly string[];
  /** Names of the families, in the middle of a sentence. */
  family: Record<CategoryKey, string>;
  oneSignal: readonly string[];
  twoSignals: readonly string[];
  noSignal: readonly string[];
  strength: readonly string[];
  strengthQuoted: readonly string[];
  link: readonly string[];
  linkGood: readonly string[];
  /** This entry beside the ones before: most of them were heavier, or lighter. */
  linkLighter: readonly string[];
  linkHeavier: readonly string[];
  extra: Record<'weighty' | 'light' | 'neutral', readonly string[]>;
  question: Record<Theme | 'general', readonly string[]>;
  step: Record<Theme | 'general', readonly string[]>;
  /** Before the feedback of a text that may or may not speak of danger. */
  soft: readonly string[];
  crisis: Record<2 | 3, readonly CrisisText[]>;
  /** When something happened that is no matter of wear. */
  hard: HardDays;
  /** Fewer than five words. */
  short: string;
  /** Fewer than five words, and one of them counted as a sign. */
  shortHeavy: string;
  /** When nothing else can be said safely. */
  plain: string;
}
