import type { Vocabulary } from '../../text/vocabulary.ts';

/** Shorter words have too many neighbours for a slip to be told from another word. */
const MIN_LENGTH = 7;
const BASE = 0x01000193;

/**
 * Finds the lexicon form one slip away (a letter missing, added, changed or swapped with its
 * neighbour) from an unknown word: a deletion neighbourhood kept as hashes, then verified.
 */
export class TypoIndex {
  private readonly vocabulary: Vocabulary;
  private readonly accepted: ReadonlySet<number>;
  private built = false;
  private slots = new Int32Array(0);
  private words = new Int32Array(0);

  constructor(vocabulary: Vocabulary, accepted: ReadonlySet<number>) {
    this.vocabulary = vocabulary;
    this.accepted = accepted;
  }

  /** Built at the first unknown word, which many texts never hold. */
  private build(): void {
    this.built = true;
    const { vocabulary } = this;
    const forms = [...this.accepted].filter(
      (id) => (vocabulary.words[id] as string).length >= MIN_LENGTH,
    );
    let total = 1;
    for (const id of forms) total += (vocabulary.words[id] as string).length + 1;
    const capacity = 2 ** Math.ceil(Math.log2(total * 2));
    this.slots = new Int32Array(capacity);
    this.words = new Int32Array(capacity);
    for (const id of forms) {
      const word = vocabulary.words[id] as string;
      const hashes = neighbourhood(word);
      for (let i = 0; i <= word.length; i += 1) this.insert(hashes[i] as number, id);
    }
  }

  /** Number of the lexicon form `word` is a slip of, or 0. */
  correct(word: string): number {
    if (word.length < MIN_LENGTH - 1) return 0;
    if (!this.built) this.build();
    const { slots, words } = this;
    const mask = slots.length - 1;
    const hashes = neighbourhood(word);
    for (let i = 0; i <= word.length; i += 1) {
      const hash = hashes[i] as number;
      for (let slot = hash & mask; words[slot] !== 0; slot = (slot + 1) & mask) {
        if (slots[slot] !== hash) continue;
        const id = words[slot] as number;
        if (isSlip(word, this.vocabulary.words[id] as string)) return id;
      }
    }
    return 0;
  }

  private insert(hash: number, id: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.words[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = hash;
    this.words[slot] = id;
  }
}

/** Longest word whose neighbourhood is looked at; `words.ts` asks for none longer. */
const LONGEST = 128;
const POWERS = new Int32Array(LONGEST + 1);
POWERS[0] = 1;
for (let i = 1; i <= LONGEST; i += 1) POWERS[i] = Math.imul(POWERS[i - 1] as number, BASE);

// Working memory of `neighbourhood`, reused from word to word.
const suffixes = new Int32Array(LONGEST + 1);
const neighbours = new Int32Array(LONGEST + 1);

/**
 * Hashes of the word itself and of the word with each one letter removed, in O(length): the first
 * `word.length + 1` of an array that the next call writes over.
 */
function neighbourhood(word: string): Int32Array {
  const length = word.length;
  suffixes[length] = 0;
  for (let i = length - 1; i >= 0; i -= 1) {
    const place = Math.imul(word.charCodeAt(i), POWERS[length - i - 1] as number);
    suffixes[i] = (suffixes[i + 1] as number) + place;
  }
  neighbours[0] = suffixes[0] as number;
  let prefix = 0;
  for (let i = 0; i < length; i += 1) {
    const shifted = Math.imul(prefix, POWERS[length - i - 1] as number);
    neighbours[i + 1] = shifted + (suffixes[i + 1] as number);
    prefix = (Math.imul(prefix, BASE) + word.charCodeAt(i)) | 0;
  }
  return neighbours;
}

/** One slip apart, the first letter kept unless swapped, and the last letter never changed. */
function isSlip(typed: string, form: string): boolean {
  if (Math.abs(typed.length - form.length) > 1 || typed === form) return false;
  let head = 0;
  while (head < typed.length && typed[head] === form[head]) head += 1;
  let tail = 0;
  const limit = Math.min(typed.length, form.length) - head;
  while (tail < limit && typed[typed.length - 1 - tail] === form[form.length - 1 - tail]) tail += 1;
  const typedMiddle = typed.length - head - tail;
  const formMiddle = form.length - head - tail;
  if (typedMiddle === 2 && formMiddle === 2) {
    return typed[head] === form[head + 1] && typed[head + 1] === form[head];
  }
  if (head === 0 || typedMiddle > 1 || formMiddle > 1) return false;
  // A changed or missing last letter is usually another inflection, not a slip.
  return tail > 0 || typedMiddle > formMiddle;
}
