import { FIRST_WORD_BYTE, FOREIGN, kindOf, OE } from './characters.ts';

const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;

/** Adds one byte to a running FNV-1a hash; start from `hashStart()`. */
export function hashByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, FNV_PRIME);
}

export function hashStart(): number {
  return FNV_OFFSET;
}

const FIRST_SLOTS = 1 << 10;
const LONGEST_WORD = 256;

/** Folded words of a text: word `i` is spelled by `bytes[from[i], to[i])` and has `hash[i]`. */
export interface Spellings {
  readonly count: number;
  readonly bytes: Uint8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly hash: Int32Array;
}

/** All there is to a vocabulary, in tables of numbers. */
export interface VocabularyTables {
  slots: Int32Array;
  bytes: Uint8Array;
  offsets: Int32Array;
}

/**
 * Folded words numbered from 1, kept as bytes and found by the bytes of a text: neither adding nor
 * finding makes a string. Number 0 means "not in the vocabulary".
 */
export class Vocabulary {
  /** Numbers given so far, the 0 of unknown words included. */
  size = 1;
  /** Hash and number of a word lie together, so that a look-up touches one place of memory. */
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
    const hash = hashOf(this.folded, 0, length);
    const known = this.find(this.folded, 0, length, hash);
    return known === 0 ? this.append(length, hash) : known;
  }

  /** Number of a word, folded; 0 when unknown. */
  idOf(word: string): number {
    const length = this.fold(word, 0, word.length);
    return this.find(this.folded, 0, length, hashOf(this.folded, 0, length));
  }

  /** Number of the word spelled by `bytes[from, to)`, whose hash is `hash`; 0 when unknown. */
  find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const { slots, mask } = this;
    let slot = hash & mask;
    for (;;) {
      const id = slots[slot * 2 + 1] as number;
      if (id === 0 || (slots[slot * 2] === hash && this.spells(id, bytes, from, to))) return id;
      slot = (slot + 1) & mask;
    }
  }

  /** Writes the number of each of the tokens into `ids`, 0 for unknown ones. */
  findAll(tokens: Spellings, ids: Int32Array): void {
    const { slots, mask } = this;
    const { bytes, from, to, hash: hashes, count } = tokens;
    for (let token = 0; token < count; token += 1) {
      const hash = hashes[token] as number;
      let slot = hash & mask;
      let id = slots[slot * 2 + 1] as number;
      while (id !== 0) {
        const same = slots[slot * 2] === hash;
        if (same && this.spells(id, bytes, from[token] as number, to[token] as number)) break;
        slot = (slot + 1) & mask;
        id = slots[slot * 2 + 1] as number;
      }
      ids[token] = id;
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

  private append(length: number, hash: number): number {
    const id = this.size++;
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
    this.place(hash, id);
    return id;
  }

  private place(hash: number, id: number): void {
    let slot = hash & this.mask;
    while (this.slots[slot * 2 + 1] !== 0) slot = (slot + 1) & this.mask;
    this.slots[slot * 2] = hash;
    this.slots[slot * 2 + 1] = id;
  }

  private rehash(): void {
    const old = this.slots;
    this.slots = new Int32Array(old.length * 2);
    this.mask = this.mask * 2 + 1;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i + 1] !== 0) this.place(old[i] as number, old[i + 1] as number);
    }
  }

  private spells(id: number, bytes: Uint8Array, from: number, to: number): boolean {
    const offset = this.offsets[id] as number;
    const length = to - from;
    if ((this.offsets[id + 1] as number) - offset !== length) return false;
    for (let i = 0; i < length; i += 1) {
      if (this.bytes[offset + i] !== bytes[from + i]) return false;
    }
    return true;
  }
}

/** Hash of `bytes[from, to)`. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = hashStart();
  for (let i = from; i < to; i += 1) hash = hashByte(hash, bytes[i] as number);
  return hash;
}

function grown(table: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2);
  larger.set(table);
  return larger;
}
