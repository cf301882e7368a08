import type { Vocabulary } from '../../text/vocabulary.ts';

/** Shorter forms have too many neighbours for a slip to be told from another word. */
const MIN_LENGTH = 7;
/** Shortest and longest word that can be a slip of a form that the index holds. */
const SHORTEST_SLIP: number = MIN_LENGTH - 1;
const LONGEST_FORM = 128;
const BASE = 0x01000193;
/** One bit for each hash, by its lowest bits: nearly all are looked up in vain, and this fits a core's own cache. */
const SIEVE_WORDS = 1 << 12;
/** Diminutives and the like are rare and look like other words: "legadinho", "destruição". */
const DEGREE = /(inh[oa]s?|it[oa]s?|ill[oa]s?|issim[oa]s?|errim[oa]s?|ona|[^sc]ao|[^s]ac[oa])$/;

/**
 * Finds the lexicon form one slip away (a letter missing, added, changed or swapped with its
 * neighbour) from an unknown word: a deletion neighbourhood kept as hashes, then verified.
 */
export class TypoIndex {
  private readonly vocabulary: Vocabulary;
  private readonly mendable: Int32Array;
  private built = false;
  /** Hash of a neighbour and number of its form, side by side. */
  private slots = new Int32Array(2);
  private mask = 0;
  private readonly sieve = new Int32Array(SIEVE_WORDS);
  private readonly form = new Uint8Array(LONGEST_FORM);
  /** By first letter: bit `length & 31` is set when a slip may begin and be as long so. */
  private readonly lengths = new Int32Array(128);
  /** The same by last letter, and by the last but one where a letter too many is the last. */
  private readonly lengthsByLast = new Int32Array(128);
  private readonly lengthsByLastButOne = new Int32Array(128);

  /** `mendable` lists the words a slip may be mended to; among equals the first wins. */
  constructor(vocabulary: Vocabulary, mendable: Int32Array) {
    this.vocabulary = vocabulary;
    this.mendable = mendable;
  }

  /** Number of the form that `bytes[from, to)`, an unknown word, is a slip of, or 0. */
  correct(bytes: Uint8Array, from: number, to: number): number {
    const length = to - from;
    if (length < SHORTEST_SLIP || length >= LONGEST_FORM) return 0;
    if (!this.built) this.build();
    if (!this.mayBeSlip(bytes, from, to)) return 0;
    const { slots, mask, sieve } = this;
    const hashes = neighbourhood(bytes, from, length);
    for (let i = 0; i <= length; i += 1) {
      const hash = hashes[i] as number;
      if (((sieve[sieveWord(hash)] as number) & (1 << hash)) === 0) continue;
      for (let slot = hash & mask; slots[slot * 2 + 1] !== 0; slot = (slot + 1) & mask) {
        if (slots[slot * 2] !== hash) continue;
        const id = slots[slot * 2 + 1] as number;
        const formLength = this.vocabulary.copyTo(id, this.form);
        if (isSlip(bytes, from, length, this.form, formLength)) return id;
      }
    }
    return 0;
  }

  /** A quick look at its length and letters: false is certain. */
  private mayBeSlip(bytes: Uint8Array, from: number, to: number): boolean {
    const bit = 1 << (to - from);
    if (((this.lengths[bytes[from] as number] as number) & bit) === 0) return false;
    const byLast = this.lengthsByLast[bytes[to - 1] as number] as number;
    const byLastButOne = this.lengthsByLastButOne[bytes[to - 2] as number] as number;
    return ((byLast | byLastButOne) & bit) !== 0;
  }

  /** Built at the first unknown word, which many texts never hold. */
  private build(): void {
    this.built = true;
    const { vocabulary } = this;
    const forms = this.mendable.filter((id) => {
      const length = vocabulary.lengthOf(id);
      return length >= MIN_LENGTH && length < LONGEST_FORM && !DEGREE.test(vocabulary.spelling(id));
    });
    const total = forms.reduce((sum, id) => sum + vocabulary.lengthOf(id) + 1, 1);
    const capacity = 2 ** Math.ceil(Math.log2(total * 2));
    this.mask = capacity - 1;
    this.slots = new Int32Array(capacity * 2);
    for (const id of forms) {
      const length = vocabulary.copyTo(id, this.form);
      const hashes = neighbourhood(this.form, 0, length);
      for (let i = 0; i <= length; i += 1) this.insert(hashes[i] as number, id);
      // The first two letters may be swapped; a letter may be missing or one too many.
      const near = (1 << (length - 1)) | (1 << length) | (1 << (length + 1));
      for (const letter of this.form.subarray(0, 2)) {
        this.lengths[letter] = (this.lengths[letter] as number) | near;
      }
      // The last two may be swapped as well; else only a letter too many changes the last.
      for (const letter of this.form.subarray(length - 2, length)) {
        this.lengthsByLast[letter] = (this.lengthsByLast[letter] as number) | near;
      }
      const last = this.form[length - 1] as number;
      this.lengthsByLastButOne[last] =
        (this.lengthsByLastButOne[last] as number) | (1 << (length + 1));
    }
  }

  private insert(hash: number, id: number): void {
    let slot = hash & this.mask;
    while (this.slots[slot * 2 + 1] !== 0) slot = (slot + 1) & this.mask;
    this.slots[slot * 2] = hash;
    this.slots[slot * 2 + 1] = id;
    const word = sieveWord(hash);
    this.sieve[word] = (this.sieve[word] as number) | (1 << hash);
  }
}

function sieveWord(hash: number): number {
  return (hash >>> 5) & (SIEVE_WORDS - 1);
}

const POWERS = new Int32Array(LONGEST_FORM + 1);
POWERS[0] = 1;
for (let i = 1; i <= LONGEST_FORM; i += 1) POWERS[i] = Math.imul(POWERS[i - 1] as number, BASE);

// Working memory of `neighbourhood`, reused from word to word.
const suffixes = new Int32Array(LONGEST_FORM + 1);
const neighbours = new Int32Array(LONGEST_FORM + 1);

/**
 * Hashes of the word itself and of the word with each one letter removed, in O(length): the first
 * `length + 1` of an array that the next call writes over.
 */
function neighbourhood(bytes: Uint8Array, from: number, length: number): Int32Array {
  suffixes[length] = 0;
  for (let i = length - 1; i >= 0; i -= 1) {
    const place = Math.imul(bytes[from + i] as number, POWERS[length - i - 1] as number);
    suffixes[i] = (suffixes[i + 1] as number) + place;
  }
  neighbours[0] = suffixes[0] as number;
  let prefix = 0;
  for (let i = 0; i < length; i += 1) {
    const shifted = Math.imul(prefix, POWERS[length - i - 1] as number);
    neighbours[i + 1] = shifted + (suffixes[i + 1] as number);
    prefix = (Math.imul(prefix, BASE) + (bytes[from + i] as number)) | 0;
  }
  return neighbours;
}

/**
 * `bytes[from, from + typed)` and the first `length` letters of a form are one slip apart, the first
 * letter kept unless swapped, and the last letter never changed.
 */
function isSlip(
  bytes: Uint8Array,
  from: number,
  typed: number,
  form: Uint8Array,
  length: number,
): boolean {
  if (Math.abs(typed - length) > 1) return false;
  const shorter = Math.min(typed, length);
  let head = 0;
  while (head < shorter && bytes[from + head] === form[head]) head += 1;
  let tail = 0;
  const limit = shorter - head;
  while (tail < limit && bytes[from + typed - 1 - tail] === form[length - 1 - tail]) tail += 1;
  const typedMiddle = typed - head - tail;
  const formMiddle = length - head - tail;
  if (typedMiddle + formMiddle === 0) return false;
  if (typedMiddle === 2 && formMiddle === 2) {
    return bytes[from + head] === form[head + 1] && bytes[from + head + 1] === form[head];
  }
  if (head === 0 || typedMiddle > 1 || formMiddle > 1) return false;
  // A changed or missing last letter is usually another inflection, not a slip.
  return tail > 0 || typedMiddle > formMiddle;
}
