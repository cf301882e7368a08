import type { Language } from './contract.ts';
import { CRISIS_KEYS, FUNCTION_WORDS } from './lexicon/language-words.ts';
import { SENTENCE_BREAK, type Tokens } from './text/tokenise.ts';
import { Vocabulary } from './text/vocabulary.ts';

/** In the order that breaks ties: Portuguese first. */
export const LANGUAGES: readonly Language[] = ['pt', 'es', 'en', 'fr'];

interface Winner {
  language: Language;
  /** How many more function words the winner has than the runner-up. */
  margin: number;
}

export interface LanguageVote extends Winner {
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
/** No language has more than two kinds of spellings of its own. */
const MOST_BY_SPELLING = 2 * SPELLING_WEIGHT;

/** Guesses the language by its function words and notes where crisis wordings may hide. */
export function voteLanguage(tokens: Tokens, text: string): LanguageVote {
  sharedWords().vocabulary.findAll(tokens, tokens.scratch);
  const winner = decide(countVotes(tokens, text.slice(0, SPELLING_REACH), 0, tokens.count));
  const keys = keysBeside(tokens, winner);
  return { ...winner, crisisLanguages: LANGUAGES.filter((_, i) => (keys & (1 << i)) !== 0) };
}

/**
 * Bit i: a word calls for the crisis wordings of language i. In a text that is clearly in one
 * language its own words, such as "vida" or "me" in Portuguese, call for no other.
 */
function keysBeside(tokens: Tokens, { language, margin }: Winner): number {
  const { bits } = sharedWords();
  const own = 17 << LANGUAGES.indexOf(language);
  const ownKey = 16 << LANGUAGES.indexOf(language);
  let keys = 0;
  for (let token = 0; token < tokens.count; token += 1) {
    const word = bits[tokens.scratch[token] as number] as number;
    const isOwn = margin >= CLEAR_MARGIN && (word & own) !== 0;
    keys |= (isOwn ? word & ownKey : word) >> 4;
  }
  return keys;
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
    const language = isDoubtful(tokens, from, to, LANGUAGES.indexOf(main))
      ? (clearLanguageOf(tokens, text.slice(start, end), from, to) ?? main)
      : main;
    const last = runs.at(-1);
    if (last?.language === language) last.end = end;
    else runs.push({ start, end, language });
  });
  return runs;
}

/** Whether a sentence may be clearly in another language, whatever its spellings still add. */
function isDoubtful(tokens: Tokens, from: number, to: number, main: number): boolean {
  if (to - from < FEWEST_WORDS) return false;
  const votes = functionVotes(tokens, from, to);
  const own = votes[main] as number;
  return votes.some((vote, i) => i !== main && vote + MOST_BY_SPELLING - own >= CLEAR_MARGIN);
}

/** The language of a sentence, if it is clear. */
function clearLanguageOf(
  tokens: Tokens,
  sentence: string,
  from: number,
  to: number,
): Language | undefined {
  const { language, margin } = decide(countVotes(tokens, sentence, from, to));
  return margin >= CLEAR_MARGIN ? language : undefined;
}

function countVotes(tokens: Tokens, text: string, from: number, to: number): number[] {
  const votes = functionVotes(tokens, from, to);
  for (const [language, marks] of SPELLINGS) {
    if (marks.test(text)) votes[language] = (votes[language] as number) + SPELLING_WEIGHT;
  }
  return votes;
}

/** Function words of each language among the tokens `[from, to)`. */
function functionVotes(tokens: Tokens, from: number, to: number): number[] {
  const { bits } = sharedWords();
  let [pt, es, en, fr] = [0, 0, 0, 0];
  for (let token = from; token < to; token += 1) {
    const word = bits[tokens.scratch[token] as number] as number;
    if (word === 0) continue;
    pt += word & 1;
    es += (word >> 1) & 1;
    en += (word >> 2) & 1;
    fr += (word >> 3) & 1;
  }
  return [pt, es, en, fr];
}

function decide(votes: readonly number[]): Winner {
  let best = 0;
  for (let i = 1; i < 4; i += 1) if ((votes[i] as number) > (votes[best] as number)) best = i;
  let runnerUp = 0;
  for (let i = 0; i < 4; i += 1) if (i !== best) runnerUp = Math.max(runnerUp, votes[i] as number);
  return { language: LANGUAGES[best] as Language, margin: (votes[best] as number) - runnerUp };
}
