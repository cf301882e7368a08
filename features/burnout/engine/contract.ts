/** The five families of signals, in the order every table of the product shows them. */
export const CATEGORIES = [
  'exhaustion',
  'physical',
  'cynicism',
  'selfcriticism',
  'positive',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Points one counted mention adds to the score (specification section 3). */
export const WEIGHTS: Readonly<Record<Category, number>> = {
  exhaustion: 3,
  physical: 2,
  cynicism: 2,
  selfcriticism: 2,
  positive: -2,
};

export type Level = 'low' | 'moderate' | 'high';
/** The scores from which a level begins (specification section 4). */
export const LEVEL_FROM = { moderate: 4, high: 8 } as const;
export type Language = 'pt' | 'en' | 'es' | 'fr';
export type Counts = Record<Category, number>;

/** Why a mention was counted or left out. Everything but `counted` weighs nothing. */
export type MentionStatus =
  | 'counted'
  | 'negated'
  | 'past'
  | 'other'
  | 'hypothetical'
  | 'question'
  | 'sarcasm'
  /** A bodily complaint whose cause the writer names and that has nothing to do with work. */
  | 'unrelated'
  /** Words of a crisis wording: they open the help card and weigh nothing here. */
  | 'crisis'
  | 'repeated'
  | 'dismissed';

export interface Span {
  start: number;
  end: number;
}

/** Begins the expression of a mention that no single wording is, but what several words show together. */
export const SEEN = 'seen';

export interface Mention extends Span {
  category: Category;
  /** Stable id of the lexicon expression, the same for every inflection; of what no wording names, `SEEN` begins it. */
  expression: string;
  status: MentionStatus;
  /** The words that excluded the mention, when words did. */
  trigger?: Span;
}

/** 0 none, 1 ambiguous, 2 ideation, burden or no way out, 3 intent, plan or means. */
export type CrisisLevel = 0 | 1 | 2 | 3;

export interface Reading {
  version: string;
  language: Language;
  words: number;
  /** Ascending by start, never overlapping; offsets are UTF-16 units of the text as given. */
  mentions: Mention[];
  counts: Counts;
  score: number;
  level: Level;
  crisis: boolean;
  crisisLevel: CrisisLevel;
  crisisSpans: Span[];
}

export interface ReadOptions {
  /** The language to read in, when known; without it the text decides. */
  language?: Language;
  /** Expression ids this person said do not fit them. */
  dismissed?: ReadonlySet<string>;
}

/** Changes whenever a reading of the same text may change. */
export const ENGINE_VERSION: string = '1.18.0';
