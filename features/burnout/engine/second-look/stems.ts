import { BREAK, SENTENCE_BREAK, type Tokens } from '../text/tokenise.ts';

/**
 * The words of a text as the second look knows them: a folded word without its doubled letters, cut to
 * five letters, or without the last of four and five, which drops most inflections in all four languages.
 */
const STEM = 5;
const WHOLE = 3;

const SPACE = 32;

const START = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const MIX = 0x9e3779b1 | 0;

const ahead = new Int32Array(STEM + 1);

/** Number of the stem of a token. */
export function stemOf({ bytes, from, to }: Tokens, token: number): number {
  const end = to[token] as number;
  let hash = START;
  let length = 0;
  let previous = 0;
  for (let i = from[token] as number; i < end; i += 1) {
    const byte = bytes[i] as number;
    if (byte === previous) continue;
    previous = byte;
    length += 1;
    if (length > STEM) return ahead[STEM] as number;
    hash = Math.imul(hash ^ byte, PRIME);
    ahead[length] = hash;
  }
  return ahead[length > WHOLE ? length - 1 : length] as number;
}

/** Number of two stems that stand beside each other. */
export function pairOf(first: number, second: number): number {
  return (Math.imul(first, MIX) ^ ((second << 13) | (second >>> 19))) | 0;
}

/** Number of a stem, or of two with a space between them, as the list of weights writes them. */
export function numberOf(written: string): number {
  return numberIn(written, 0, written.length);
}

/** The same for a part of the list: the thousands of them need no strings of their own. */
export function numberIn(list: string, from: number, to: number): number {
  let hash = START;
  let first: number | undefined;
  for (let i = from; i < to; i += 1) {
    const unit = list.charCodeAt(i);
    if (unit === SPACE) {
      first = hash;
      hash = START;
    } else hash = Math.imul(hash ^ unit, PRIME);
  }
  return first === undefined ? hash : pairOf(first, hash);
}

/** The stem of a token in letters. */
export function writtenStem(tokens: Tokens, token: number): string {
  const letters = tokens.spelling(token).replaceAll(/(.)\1+/g, '$1');
  if (letters.length > STEM) return letters.slice(0, STEM);
  return letters.length > WHOLE ? letters.slice(0, -1) : letters;
}

/**
 * So many sentences that follow each other are weighed together, unless they have more words than that: danger
 * is seldom told in one, and many words add up to something whatever they say (decision 0206).
 */
export const TOGETHER = 4;
export const TOGETHER_WORDS = 30;
/** A state is told at more length: with 50 words, as many are seen with fewer that are not there (decision 0208). */
export const STATE_WORDS = 50;

/** Text that never ends a sentence is cut after so many words: what is long weighs much. */
const LONGEST_SENTENCE = 40;

/** Whether a token begins a sentence, when the one before it began at `from`. */
export function beginsSentence({ marks }: Tokens, token: number, from: number): boolean {
  return ((marks[token] as number) & BREAK) === SENTENCE_BREAK || token - from === LONGEST_SENTENCE;
}
