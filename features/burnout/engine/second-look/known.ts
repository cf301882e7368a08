import type { Span } from '../contract.ts';
import { REGULARS } from '../text/regulars.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isGrammar } from './grammar.ts';
import { beginsSentence, pairOf, stemOf, TOGETHER } from './stems.ts';
import type { Table } from './table.ts';

/** The sentences that weigh most. */
export interface Heaviest {
  weight: number;
  /** First place in `found` of what was known there, and the one after its last. */
  from: number;
  to: number;
}

/** Words that weigh much, from a token to a token, and what they weigh. */
export interface Stretch extends Span {
  weight: number;
  /** The token that weighs most. */
  token: number;
}

/** What stands in the text of what was learnt, in order: working memory, reused from text to text. */
let found = new Int16Array(0);
let foundAt = new Int32Array(0);
let foundPair = new Uint8Array(0);
let seen = new Int32Array(0);
let weighing = 0;
/** By number of `Regulars`: the number of its stem, and the place of that among the weights. */
const stems = new Int32Array(REGULARS);
const places = new Int16Array(REGULARS);
/** What is added to a place, which may be -1, so that 0 is for words that nobody asked for. */
const ASKED = 2;

/** By sentence: where it begins in `found`, and its first token; one more stands for the end of the text. */
let begun = new Int32Array(0);
let begunToken = new Int32Array(0);
let sentences = 0;

/** Notes what stands in the text of what was learnt, by sentence. */
export function noteKnown(tokens: Tokens, { find, size }: Table): void {
  const { count, regular } = tokens;
  reserve(count, size);
  begun[0] = 0;
  begunToken[0] = 0;
  sentences = 1;
  let used = 0;
  let previous = 0;
  for (let token = 0; token < count; token += 1) {
    const begins = beginsSentence(tokens, token, begunToken[sentences - 1] as number);
    if (begins) {
      begun[sentences] = used;
      begunToken[sentences++] = token;
    }
    const number = regular[token] as number;
    let stem = stems[number] as number;
    let alone = (places[number] as number) - ASKED;
    if (alone === -ASKED) {
      stem = stemOf(tokens, token);
      alone = find(stem);
      if (number !== 0) {
        stems[number] = stem;
        places[number] = alone + ASKED;
      }
    }
    if (alone >= 0) {
      found[used] = alone;
      foundPair[used] = 0;
      foundAt[used++] = token;
    }
    const together = begins ? -1 : find(pairOf(previous, stem));
    if (together >= 0) {
      found[used] = together;
      foundPair[used] = 1;
      foundAt[used++] = token;
    }
    previous = stem;
  }
  begun[sentences] = used;
  begunToken[sentences] = count;
}

/** Of each sentence, it and the one before, and so on, up to so many words: each step adds one to the sum. */
export function findHeaviest(weights: Int8Array, bias: number, most: number): Heaviest {
  const heaviest: Heaviest = { weight: Number.NEGATIVE_INFINITY, from: 0, to: 0 };
  for (let last = 0; last < sentences; last += 1) {
    weighing = (weighing + 1) | 0;
    const to = begun[last + 1] as number;
    let weight = bias;
    let end = to;
    const endToken = begunToken[last + 1] as number;
    for (let first = last; first >= Math.max(0, last + 1 - TOGETHER); first -= 1) {
      if (first < last && endToken - (begunToken[first] as number) > most) break;
      const from = begun[first] as number;
      weight += weigh(weights, from, end);
      if (weight > heaviest.weight) Object.assign(heaviest, { weight, from, to });
      end = from;
    }
  }
  return heaviest;
}

/** What is known between two places adds to the sum: each stem and pair once in all of it. */
function weigh(weights: Int8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const place = found[at] as number;
    if (seen[place] === weighing) continue;
    seen[place] = weighing;
    sum += weights[place] as number;
  }
  return sum;
}

/** Whether one of those that weigh most says more than grammar and numbers do. */
export function restsOnWords(tokens: Tokens, weights: Int8Array, { from, to }: Heaviest): boolean {
  const telling = heaviestWeight(weights, from, to) / 2;
  for (let at = from; at < to; at += 1) {
    if ((weights[found[at] as number] as number) < telling) continue;
    const token = foundAt[at] as number;
    if (isWord(tokens, token) || (foundPair[at] === 1 && isWord(tokens, token - 1))) return true;
  }
  return false;
}

function isWord(tokens: Tokens, token: number): boolean {
  return !isGrammar(stemOf(tokens, token), tokens.bytes[tokens.from[token] as number] as number);
}

function heaviestWeight(weights: Int8Array, from: number, to: number): number {
  let most = 1;
  for (let at = from; at < to; at += 1) {
    most = Math.max(most, weights[found[at] as number] as number);
  }
  return most;
}

/** The words that weigh at least half of what the heaviest one does; each stretch ends on one that says something. */
export function tellingStretches(
  tokens: Tokens,
  weights: Int8Array,
  { from, to }: Heaviest,
): Stretch[] {
  const most = heaviestWeight(weights, from, to);
  const stretches: Stretch[] = [];
  let best = 0;
  for (let at = from; at < to; at += 1) {
    const weight = weights[found[at] as number] as number;
    if (weight * 2 < most) continue;
    const token = foundAt[at] as number;
    const first = token - (foundPair[at] as number);
    const final = isWord(tokens, token) ? token : first;
    if (!isWord(tokens, final)) continue;
    const start = tokens.start[first] as number;
    const end = tokens.end[final] as number;
    const last = stretches.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = end;
      last.weight += weight;
      if (weight > best) [last.token, best] = [final, weight];
    } else {
      stretches.push({ start, end, weight, token: final });
      best = weight;
    }
  }
  return stretches;
}

function reserve(tokens: number, known: number): void {
  if (begun.length < tokens + 2) {
    const size = tokens * 2 + 2;
    found = new Int16Array(size * 2);
    foundAt = new Int32Array(size * 2);
    foundPair = new Uint8Array(size * 2);
    begun = new Int32Array(size);
    begunToken = new Int32Array(size);
  }
  if (seen.length < known) seen = new Int32Array(known);
}
