import { FIRST_WORD_BYTE, FOREIGN, kindOf, OE } from './characters.ts';

/**
 * A word is known by two hashes of 32 bits, each made byte by byte: whoever reads bytes starts with
 * `HASH_START` and `SECOND_START` and adds each by `hashByte` and `secondHashByte`.
 */
export const HASH_START: number = 0x811c9dc5 | 0;
export const SECOND_START: number = 0;
const FNV_PRIME = 0x01000193;
const SECOND_FACTOR = 0x9e3779b1 | 0;

/** Adds one byte to the first hash, FNV-1a. */
export function hashByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, FNV_PRIME);
}

/** Adds one byte to the second hash, a polynomial. */
export function secondHashByte(hash: number, byte: number): number {
  return Math.imul(hash + byte, SECOND_FACTOR);
}

const FIRST_SLOTS = 1 << 10;
const LONGEST_WORD = 256;

/** Folded words of a text by their hashes. */
export interface Spellings {
  readonly count: number;
  readonly hash: Int32Array;
  readonly secondHash: Int32Array;
}

/** Numbers of words have these bits of a slot; the others repeat those of the first hash. */
const NUMBER = 0xffff;
const HASH_PART = ~NUMBER;

/** All there is to a vocabulary, in tables of numbers. */
export interface VocabularyTables {
  slots: Int32Array;
  bytes: Uint8Array;
  offsets: Int32Array;
}

/**
 * Up to 65535 folded words numbered from 1 and found by their hashes: neither adding nor finding
 * makes a string. Number 0 means "not in the vocabulary".
 *
 * A slot holds the second hash, and 16 bits of the first beside the number; the place of the slot
 * stands for the rest of the first. So a look-up touches one place of memory, and an unknown word is
 * taken for a known one once in some 10^15 words, always the same ones.
 */
export class Vocabulary {
  /** Numbers given so far, the 0 of unknown words included. */
  size = 1;
  private slots: Int32Array = new Int32Array(FIRST_SLOTS * 2);
  private mask = FIRST_SLOTS - 1;
  private bytes: Uint8Array = new Uint8Array(FIRST_SLOTS * 8);
  /** Word `id` is spelled by `bytes[offsets[id], offsets[id + 1])`. */
  private offsets: Int32Array = new Int32Array(FIRST_SLOTS);
  private readonly folded = new Uint8Array(LONGEST_WORD * 2);

  /** A vocabulary with the tables of another one. */
  static of(tables: VocabularyTables): Vocabulary {
    const vocabulary = new Vocabulary();
    vocabulary.slots = tables.slots;
    vocabulary.mask = tables.slots.length / 2 - 1;
    vocabulary.bytes = tables.bytes;
    vocabulary.offsets = tables.offsets;
    vocabulary.size = tables.offsets.length - 1;
    return vocabulary;
  }

  tables(): VocabularyTables {
    const offsets = this.offsets.slice(0, this.size + 1);
    return { slots: this.slots, bytes: this.bytes.slice(0, offsets.at(-1)), offsets };
  }

  /** Number of the word `text[from, to)`, folded; added when new. */
  add(text: string, from: number = 0, to: number = text.length): number {
    const length = this.fold(text, from, to);
    const { folded } = this;
    let hash = HASH_START;
    let second = SECOND_START;
    for (let i = 0; i < length; i += 1) {
      hash = hashByte(hash, folded[i] as number);
      second = secondHashByte(second, folded[i] as number);
    }
    return this.find(hash, second) || this.append(length, hash, second);
  }

  /** Number of a word, folded; 0 when unknown. */
  idOf(word: string): number {
    return this.findBytes(this.folded, 0, this.fold(word, 0, word.length));
  }

  /** Number of the word spelled by `bytes[from, to)`; 0 when unknown. */
  findBytes(bytes: Uint8Array, from: number, to: number): number {
    let hash = HASH_START;
    let second = SECOND_START;
    for (let i = from; i < to; i += 1) {
      hash = hashByte(hash, bytes[i] as number);
      second = secondHashByte(second, bytes[i] as number);
    }
    return this.find(hash, second);
  }

  /** Number of the word with these hashes; 0 when unknown. */
  find(hash: number, second: number): number {
    const { slots, mask } = this;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const value = slots[slot * 2 + 1] as number;
      if (value === 0) return 0;
      if (slots[slot * 2] === second && ((value ^ hash) & HASH_PART) === 0) return value & NUMBER;
    }
  }

  /** Writes the number of each of the tokens into `ids`, 0 for unknown ones. */
  findAll({ hash, secondHash, count }: Spellings, ids: Int32Array): void {
    for (let token = 0; token < count; token += 1) {
      ids[token] = this.find(hash[token] as number, secondHash[token] as number);
    }
  }

  /** Number of letters of a word. */
  lengthOf(id: number): number {
    return (this.offsets[id + 1] as number) - (this.offsets[id] as number);
  }

  /** Copies the letters of a word to the start of `target`; returns how many. */
  copyTo(id: number, target: Uint8Array): number {
    const from = this.offsets[id] as number;
    const to = this.offsets[id + 1] as number;
    for (let i = from; i < to; i += 1) target[i - from] = this.bytes[i] as number;
    return to - from;
  }

  /** Folded spelling of a word, for the rare paths that need a string. */
  spelling(id: number): string {
    return String.fromCharCode(...this.bytes.subarray(this.offsets[id], this.offsets[id + 1]));
  }

  private fold(text: string, from: number, to: number): number {
    const { folded } = this;
    let length = 0;
    for (let i = from; i < to; i += 1) {
      const kind = kindOf(text.charCodeAt(i));
      if (kind === OE) {
        folded[length++] = 111;
        folded[length++] = 101;
      } else if (kind >= FIRST_WORD_BYTE && kind !== FOREIGN) folded[length++] = kind;
    }
    return length;
  }

  /** @throws Error when there are 65535 words already */
  private append(length: number, hash: number, second: number): number {
    const id = this.size++;
    if (id > NUMBER) throw new Error('The vocabulary is full');
    const offset = this.offsets[id] as number;
    if (id + 2 > this.offsets.length) this.offsets = grown(this.offsets);
    while (offset + length > this.bytes.length) {
      const bytes = new Uint8Array(this.bytes.length * 2);
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    for (let i = 0; i < length; i += 1) this.bytes[offset + i] = this.folded[i] as number;
    this.offsets[id + 1] = offset + length;
    if (id * 3 > this.mask * 2) this.rehash();
    else this.place(id, hash, second);
    return id;
  }

  private place(id: number, hash: number, second: number): void {
    let slot = hash & this.mask;
    while (this.slots[slot * 2 + 1] !== 0) slot = (slot + 1) & this.mask;
    this.slots[slot * 2] = second;
    this.slots[slot * 2 + 1] = (hash & HASH_PART) | id;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    this.mask = this.mask * 2 + 1;
    for (let id = 1; id < this.size; id += 1) {
      let hash = HASH_START;
      let second = SECOND_START;
      for (let i = this.offsets[id] as number; i < (this.offsets[id + 1] as number); i += 1) {
        hash = hashByte(hash, this.bytes[i] as number);
        second = secondHashByte(second, this.bytes[i] as number);
      }
      this.place(id, hash, second);
    }
  }
}

function grown(table: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2);
  larger.set(table);
  return larger;
}
