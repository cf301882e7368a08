import {
  APOSTROPHE,
  COMMA,
  DASH,
  FIRST_WORD_BYTE,
  HYPHEN,
  kindOf,
  NEWLINE,
  OE,
  QUESTION,
  SEMICOLON,
  SKIP,
  SPACE,
  STOP,
  SURROGATE,
  SYMBOL,
} from './characters.ts';
import { regulars } from './regulars.ts';
import { HASH_START, hashByte, SECOND_START, secondHashByte } from './vocabulary.ts';

/** How strongly the text separates a word from the one before it. */
export const NO_BREAK = 0;
export const SOFT_BREAK = 1;
export const CLAUSE_BREAK = 2;
export const SENTENCE_BREAK = 3;

/** Bits of `Tokens.marks`: the break before the word. */
export const BREAK = 3;
/** That break was a question mark. */
export const ASKED = 4;
/** The word begins with a capital. */
export const CAPITAL = 8;
/** How the word is attached to the one before it. */
export const BY_APOSTROPHE = 16;
export const BY_HYPHEN = 32;
export const JOINED: number = BY_APOSTROPHE | BY_HYPHEN;
/** A letter is repeated three times or more. */
export const STRETCHED = 64;

export interface Emoji {
  codePoint: number;
  start: number;
  end: number;
  /** Number of words before it. */
  position: number;
}

/** The words of a text, as parallel columns, with the breaks between them. */
export class Tokens {
  count = 0;
  capacity = 0;
  start = new Int32Array(0);
  end = new Int32Array(0);
  from = new Int32Array(0);
  to = new Int32Array(0);
  /** The two hashes by which a vocabulary knows a word. */
  hash = new Int32Array(0);
  secondHash = new Int32Array(0);
  /** See `Regulars`. */
  regular = new Uint16Array(0);
  /** What stands before the word and how it is written, see `BREAK`; index `count` is the end of the text. */
  marks = new Uint8Array(0);
  bytes = new Uint8Array(0);
  emojis: Emoji[] = [];
  /** A number for each word, for whoever looks words up; the next one writes over it. */
  scratch = new Int32Array(0);

  reserve(length: number): void {
    if (this.capacity >= length + 2) return;
    this.capacity = Math.max(1024, length * 2);
    this.start = new Int32Array(this.capacity);
    this.end = new Int32Array(this.capacity);
    this.from = new Int32Array(this.capacity);
    this.to = new Int32Array(this.capacity);
    this.hash = new Int32Array(this.capacity);
    this.secondHash = new Int32Array(this.capacity);
    this.regular = new Uint16Array(this.capacity);
    this.scratch = new Int32Array(this.capacity);
    this.marks = new Uint8Array(this.capacity);
    this.bytes = new Uint8Array(this.capacity * 2);
  }

  /** Folded spelling of a word, for the rare paths that need a string. */
  spelling(index: number): string {
    let word = '';
    for (let i = this.from[index] as number; i < (this.to[index] as number); i += 1) {
      word += String.fromCharCode(this.bytes[i] as number);
    }
    return word;
  }
}

const FULL_STOP = 46;

const BREAK_OF = new Uint8Array(16);
BREAK_OF[COMMA] = SOFT_BREAK;
BREAK_OF[DASH] = SOFT_BREAK;
BREAK_OF[SYMBOL] = SOFT_BREAK;
BREAK_OF[SEMICOLON] = CLAUSE_BREAK;
BREAK_OF[STOP] = SENTENCE_BREAK;
BREAK_OF[QUESTION] = SENTENCE_BREAK;
BREAK_OF[NEWLINE] = SENTENCE_BREAK;

/** Splits a text into folded words with their places in the text. One pass, linear time. */
export function tokenise(text: string, tokens: Tokens): void {
  const length = text.length;
  tokens.reserve(length);
  tokens.count = 0;
  if (tokens.emojis.length > 0) tokens.emojis = [];
  const { start, end, from, to, hash, secondHash, regular, marks, bytes } = tokens;
  let count = 0;
  let used = 0;
  let pendingBreak: number = SENTENCE_BREAK;
  let pendingAsked = 0;
  let pendingJoin = 0;
  let i = 0;
  while (i < length) {
    const unit = text.charCodeAt(i);
    let kind = kindOf(unit);
    if (kind >= FIRST_WORD_BYTE || kind === OE) {
      const first = i;
      const firstByte = used;
      let running = HASH_START;
      let second = SECOND_START;
      let long = 0;
      let previous = 0;
      let earlier = 0;
      for (;;) {
        while (kind >= FIRST_WORD_BYTE) {
          if (kind === previous && kind === earlier) long = STRETCHED;
          earlier = previous;
          previous = kind;
          bytes[used++] = kind;
          running = hashByte(running, kind);
          second = secondHashByte(second, kind);
          i += 1;
          kind = i < length ? kindOf(text.charCodeAt(i)) : SPACE;
        }
        if (kind === OE) {
          bytes[used++] = 111;
          running = hashByte(running, 111);
          second = secondHashByte(second, 111);
          kind = 101;
          continue;
        }
        if (kind !== SKIP) break;
        i += 1;
        kind = i < length ? kindOf(text.charCodeAt(i)) : SPACE;
      }
      start[count] = first;
      end[count] = i;
      from[count] = firstByte;
      to[count] = used;
      hash[count] = running;
      secondHash[count] = second;
      regular[count] = regulars.find(running, second);
      const capital = (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde) ? CAPITAL : 0;
      marks[count] = pendingBreak | pendingAsked | pendingJoin | capital | long;
      count += 1;
      pendingBreak = NO_BREAK;
      pendingAsked = 0;
      pendingJoin = 0;
      if (kind === APOSTROPHE) pendingJoin = BY_APOSTROPHE;
      else if (kind === HYPHEN) pendingJoin = BY_HYPHEN;
      else {
        // Nearly all words: the space is not looked at twice.
        if (kind === SPACE) i += 1;
        continue;
      }
      i += 1;
      if (i < length && kindOf(text.charCodeAt(i)) < FIRST_WORD_BYTE) pendingJoin = 0;
      continue;
    }
    if (kind === SURROGATE || kind === SYMBOL) {
      const codePoint = text.codePointAt(i) as number;
      const size = codePoint > 0xffff ? 2 : 1;
      tokens.emojis.push({ codePoint, start: i, end: i + size, position: count });
      pendingBreak = Math.max(pendingBreak, SOFT_BREAK);
      i += size;
      continue;
    }
    if (unit === FULL_STOP && text.charCodeAt(i + 1) === FULL_STOP) {
      // Three dots are a pause inside a sentence, not its end.
      while (i < length && text.charCodeAt(i) === FULL_STOP) i += 1;
      pendingBreak = Math.max(pendingBreak, CLAUSE_BREAK);
      continue;
    }
    if (kind === HYPHEN) pendingBreak = Math.max(pendingBreak, SOFT_BREAK);
    else if (kind !== SPACE && kind < 16) {
      pendingBreak = Math.max(pendingBreak, BREAK_OF[kind] as number);
      if (kind === QUESTION) pendingAsked = ASKED;
    }
    i += 1;
  }
  marks[count] = SENTENCE_BREAK | pendingAsked;
  tokens.count = count;
}
