import { sharedWords } from '#features/burnout/engine/tables/tables.ts';
import type { Language } from './contract.ts';
import { LANGUAGES } from './tables/build/shared-words.ts';
import { REGULARS } from './text/regulars.ts';
import { BREAK, SENTENCE_BREAK, type Tokens } from './text/tokenise.ts';

export { LANGUAGES };

interface Winner {
  language: Language;
  /** How many more function words the winner has than the runner-up; or fewer, where it is clear. */
  margin: number;
}

export interface LanguageVote extends Winner {
  /** Languages in which the text holds a word that crisis wordings are built on. */
  crisisLanguages: readonly Language[];
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
/** By language, in the order of `LANGUAGES`, those that are its own. */
const SPELLINGS_OF = LANGUAGES.map((_, i) => SPELLINGS.filter(([own]) => own === i));

/** Subsets of the languages by the bits of their members. */
const SUBSETS = Array.from({ length: 16 }, (_, bits) =>
  LANGUAGES.filter((_language, i) => (bits & (1 << i)) !== 0),
);

/** By number of `Regulars`: the word's keys, with this bit once they are known, and its votes. */
const known = new Int32Array(REGULARS * 2);
const ASKED = 1 << 30;

/** Guesses the language by its function words and notes where crisis wordings may hide. */
export function voteLanguage(tokens: Tokens, text: string): LanguageVote {
  const { vocabulary, votes, keys } = sharedWords();
  const { hash, secondHash, regular, count, scratch } = tokens;
  let called = 0;
  for (let token = 0; token < count; token += 1) {
    const place = (regular[token] as number) * 2;
    if (known[place] === 0) {
      const word = vocabulary.find(hash[token] as number, secondHash[token] as number);
      scratch[token] = votes[word] as number;
      called |= keys[word] as number;
      if (place === 0) continue;
      known[place] = (keys[word] as number) | ASKED;
      known[place + 1] = votes[word] as number;
    } else {
      scratch[token] = known[place + 1] as number;
      called |= known[place] as number;
    }
  }
  const winner = winnerOf(tokens, text);
  const { language, margin } = winner;
  const which = margin >= CLEAR_MARGIN ? 4 + LANGUAGES.indexOf(language) * 4 : 0;
  return { ...winner, crisisLanguages: SUBSETS[(called >> which) & 15] as readonly Language[] };
}

/** How many words of a text are function words of the language that has most of them there. */
export function ownWords(tokens: Tokens, text: string): number {
  voteLanguage(tokens, text);
  return Math.max(...functionVotes(tokens, 0, tokens.count));
}

/** Spellings are looked at only where they may change what the function words say. */
function winnerOf(tokens: Tokens, text: string): Winner {
  const winner = decide(functionVotes(tokens, 0, tokens.count));
  if (winner.margin >= CLEAR_MARGIN + MOST_BY_SPELLING) return winner;
  return decide(countVotes(tokens, text.slice(0, SPELLING_REACH), 0, tokens.count));
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
  const { marks, count } = tokens;
  const mainIndex = LANGUAGES.indexOf(main);
  const runs: Run[] = [];
  let sentences = 0;
  for (let from = 0, to = 0; from < count; from = to) {
    to = from + 1;
    while (to < count && ((marks[to] as number) & BREAK) !== SENTENCE_BREAK) to += 1;
    sentences += 1;
    if (to - from === count || sentences > MOST_SENTENCES) break;
    const start = from === 0 ? 0 : (tokens.start[from] as number);
    const end = to < count ? (tokens.start[to] as number) : text.length;
    const other = mayBeOther(tokens, from, to, mainIndex)
      ? otherLanguageOf(tokens, text.slice(start, end), from, to, mainIndex)
      : undefined;
    const language = other ?? main;
    const last = runs.at(-1);
    if (last?.language === language) last.end = end;
    else runs.push({ start, end, language });
    if (to === count) return runs;
  }
  return [{ start: 0, end: text.length, language: main }];
}

/** The language that a sentence, the words `[from, to)`, is clearly in, if it is not the main one. */
function otherLanguageOf(
  tokens: Tokens,
  sentence: string,
  from: number,
  to: number,
  main: number,
): Language | undefined {
  const votes = functionVotes(tokens, from, to);
  const own = votes[main] as number;
  for (let i = 0; i < votes.length; i += 1) {
    if (i === main) continue;
    const missing = CLEAR_MARGIN + own - (votes[i] as number);
    if (missing > MOST_BY_SPELLING || !mayMakeUpFor(missing, i, sentence)) continue;
    const { language, margin } = decide(countVotes(tokens, sentence, from, to));
    return margin >= CLEAR_MARGIN ? language : undefined;
  }
  return undefined;
}

/** A quick look, false for nearly all sentences, whose votes no spelling could make up for. */
function mayBeOther({ scratch }: Tokens, from: number, to: number, main: number): boolean {
  if (to - from < FEWEST_WORDS) return false;
  if (to - from > BYTE) return true;
  let sum = 0;
  for (let token = from; token < to; token += 1) sum += scratch[token] as number;
  const needed = ((sum >>> (main * 8)) & BYTE) + CLEAR_MARGIN - MOST_BY_SPELLING;
  for (let i = 0; i < 4; i += 1) {
    if (i !== main && ((sum >>> (i * 8)) & BYTE) >= needed) return true;
  }
  return false;
}

/** Whether the spellings of a language give it the votes that it lacks. */
function mayMakeUpFor(missing: number, language: number, sentence: string): boolean {
  const spellings = SPELLINGS_OF[language] as (typeof SPELLINGS_OF)[number];
  let left = missing;
  let untried = spellings.length;
  for (const [, marks] of spellings) {
    if (left <= 0 || left > untried * SPELLING_WEIGHT) break;
    if (marks.test(sentence)) left -= SPELLING_WEIGHT;
    untried -= 1;
  }
  return left <= 0;
}

function countVotes(tokens: Tokens, text: string, from: number, to: number): number[] {
  const votes = functionVotes(tokens, from, to);
  for (const [language, marks] of SPELLINGS) {
    if (marks.test(text)) votes[language] = (votes[language] as number) + SPELLING_WEIGHT;
  }
  return votes;
}

/** Longest stretch whose votes a byte can hold. */
const BYTE = 255;

/** Function words of each language among the tokens `[from, to)`. */
function functionVotes(tokens: Tokens, from: number, to: number): number[] {
  const { scratch } = tokens;
  const votes = [0, 0, 0, 0];
  for (let start = from; start < to; start += BYTE) {
    const end = Math.min(to, start + BYTE);
    let sum = 0;
    for (let token = start; token < end; token += 1) sum += scratch[token] as number;
    for (let i = 0; i < 4; i += 1) votes[i] = (votes[i] as number) + ((sum >>> (i * 8)) & BYTE);
  }
  return votes;
}

function decide(votes: readonly number[]): Winner {
  let best = 0;
  for (let i = 1; i < 4; i += 1) if ((votes[i] as number) > (votes[best] as number)) best = i;
  let runnerUp = 0;
  for (let i = 0; i < 4; i += 1) if (i !== best) runnerUp = Math.max(runnerUp, votes[i] as number);
  return { language: LANGUAGES[best] as Language, margin: (votes[best] as number) - runnerUp };
}
