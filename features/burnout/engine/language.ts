import type { Language } from './contract.ts';
import { CRISIS_KEYS, FUNCTION_WORDS } from './lexicon/language-words.ts';
import { SENTENCE_BREAK, type Tokens } from './text/tokenise.ts';
import { Vocabulary } from './text/vocabulary.ts';

/** In the order that breaks ties: Portuguese first. */
export const LANGUAGES: readonly Language[] = ['pt', 'es', 'en', 'fr'];

export interface LanguageVote {
  language: Language;
  /** How many more function words the winner has than the runner-up. */
  margin: number;
  /** Languages in which the text holds a word that crisis wordings are built on. */
  crisisLanguages: Language[];
}

interface Shared {
  vocabulary: Vocabulary;
  /** Bit i: a function word of language i; bit i + 4: a crisis key of language i. */
  bits: Uint8Array;
}

let shared: Shared | undefined;

function sharedWords(): Shared {
  if (shared !== undefined) return shared;
  const vocabulary = new Vocabulary();
  const bits: number[] = [0];
  const learn = (list: string, bit: number): void => {
    for (const word of list.split(/\s+/).filter(Boolean)) {
      const id = vocabulary.add(word);
      bits[id] = (bits[id] ?? 0) | bit;
    }
  };
  LANGUAGES.forEach((language, index) => {
    learn(FUNCTION_WORDS[language], 1 << index);
    learn(CRISIS_KEYS[language], 16 << index);
  });
  shared = { vocabulary, bits: Uint8Array.from(bits) };
  return shared;
}

/** Spellings only one of the languages has; the words themselves are compared without accents. */
const SPELLINGS = [
  [0, /[ãõíóáú]/i],
  [0, /[ãõ]|(?<=\p{L})(?:lh|nh)[aeo](?!\p{L})/iu],
  [1, /[ñ¿¡íóáú]/i],
  [1, /[ñ¿¡]|ción(?!\p{L})|(?<!\p{L})(?:qué|más|tú|cómo)(?!\p{L})/iu],
  [3, /[œùèëïûÿ]|(?<=\p{L})ées?(?!\p{L})|(?<!\p{L})[cdjlmnst]['’][aeéêhiouy]/iu],
] as const;
/** Longer texts have function words enough. */
const SPELLING_REACH = 400;
/** Enough to win over one shared word, not over a sentence. */
const SPELLING_WEIGHT = 2;

/** Guesses the language by its function words and notes where crisis wordings may hide. */
export function voteLanguage(tokens: Tokens, text: string): LanguageVote {
  const { vocabulary, bits } = sharedWords();
  vocabulary.findAll(tokens, tokens.scratch);
  let keys = 0;
  for (let token = 0; token < tokens.count; token += 1) {
    keys |= (bits[tokens.scratch[token] as number] as number) >> 4;
  }
  return {
    ...decide(countVotes(tokens, text.slice(0, SPELLING_REACH), 0, tokens.count)),
    crisisLanguages: LANGUAGES.filter((_, i) => (keys & (1 << i)) !== 0),
  };
}

/** A stretch of whole sentences in one language. */
export interface Run {
  start: number;
  end: number;
  language: Language;
}

/** Words a sentence needs before it may be read in a language of its own. */
const FEWEST_WORDS = 4;
/** How clearly; the words of Spanish and Portuguese are too alike for less. */
const CLEAR_MARGIN = 3;
/** Longer texts are read in one language: a diary entry does not change it that often. */
const MOST_SENTENCES = 200;

/**
 * The stretches of a text whose sentences are clearly in another language than the rest; one run
 * when there are none. Call right after `voteLanguage`, whose working memory it reads.
 */
export function languageRuns(tokens: Tokens, text: string, main: Language): Run[] {
  const whole: Run[] = [{ start: 0, end: text.length, language: main }];
  const starts: number[] = [];
  for (let token = 0; token < tokens.count; token += 1) {
    if (token === 0 || tokens.breaks[token] === SENTENCE_BREAK) starts.push(token);
    if (starts.length > MOST_SENTENCES) return whole;
  }
  if (starts.length < 2) return whole;
  const runs: Run[] = [];
  starts.forEach((from, index) => {
    const to = starts[index + 1] ?? tokens.count;
    const start = index === 0 ? 0 : (tokens.start[from] as number);
    const end = to < tokens.count ? (tokens.start[to] as number) : text.length;
    const vote = decide(countVotes(tokens, text.slice(start, end), from, to));
    const clear = to - from >= FEWEST_WORDS && vote.margin >= CLEAR_MARGIN;
    const language = clear ? vote.language : main;
    const last = runs.at(-1);
    if (last?.language === language) last.end = end;
    else runs.push({ start, end, language });
  });
  return runs;
}

function countVotes(tokens: Tokens, text: string, from: number, to: number): number[] {
  const { bits } = sharedWords();
  const votes = [0, 0, 0, 0];
  for (let token = from; token < to; token += 1) {
    const word = bits[tokens.scratch[token] as number] as number;
    for (let i = 0; i < 4; i += 1) votes[i] = (votes[i] as number) + ((word >> i) & 1);
  }
  for (const [language, marks] of SPELLINGS) {
    if (marks.test(text)) votes[language] = (votes[language] as number) + SPELLING_WEIGHT;
  }
  return votes;
}

function decide(votes: readonly number[]): { language: Language; margin: number } {
  let best = 0;
  for (let i = 1; i < 4; i += 1) if ((votes[i] as number) > (votes[best] as number)) best = i;
  const runnerUp = Math.max(...votes.filter((_, i) => i !== best));
  return { language: LANGUAGES[best] as Language, margin: (votes[best] as number) - runnerUp };
}
