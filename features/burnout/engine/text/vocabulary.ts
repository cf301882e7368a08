const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Adds one byte to a running FNV-1a hash; start from `hashStart()`. */
export function hashByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, FNV_PRIME);
}

export function hashStart(): number {
  return FNV_OFFSET;
}

/**
 * Folded words numbered from 1, found by the bytes of a text without making strings.
 * Number 0 means "not in the vocabulary".
 */
export class Vocabulary {
  readonly words: string[] = [''];
  private readonly ids = new Map<string, number>();
  private slots = new Int32Array(0);
  private hashes = new Int32Array(0);
  private bytes = new Uint8Array(0);
  private offsets = new Int32Array(0);

  get size(): number {
    return this.words.length;
  }

  /** Number of a folded word, added when new. Only before `freeze`. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.push(word) - 1;
    this.ids.set(word, id);
    return id;
  }

  /** Number of a folded word, 0 when unknown. */
  idOf(word: string): number {
    return this.ids.get(word) ?? 0;
  }

  /** Builds the lookup tables; call once, after the last `add`. */
  freeze(): void {
    const text = this.words.join('');
    const capacity = 2 ** Math.ceil(Math.log2(this.words.length * 2.5 + 2));
    this.slots = new Int32Array(capacity);
    this.hashes = new Int32Array(this.words.length);
    this.bytes = new Uint8Array(text.length);
    this.offsets = new Int32Array(this.words.length + 1);
    let offset = 0;
    for (let id = 0; id < this.words.length; id += 1) {
      const word = this.words[id] as string;
      this.offsets[id] = offset;
      let hash = hashStart();
      for (let i = 0; i < word.length; i += 1) {
        const byte = word.charCodeAt(i);
        this.bytes[offset + i] = byte;
        hash = hashByte(hash, byte);
      }
      offset += word.length;
      this.hashes[id] = hash;
      if (id === 0) continue;
      let slot = hash & (capacity - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
      this.slots[slot] = id;
    }
    this.offsets[this.words.length] = offset;
  }

  /** Number of the word spelled by `bytes[from, to)`, whose hash is `hash`; 0 when unknown. */
  find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const id = this.slots[slot] as number;
      if (id === 0) return 0;
      if (this.hashes[id] === hash && this.spells(id, bytes, from, to)) return id;
      slot = (slot + 1) & mask;
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
