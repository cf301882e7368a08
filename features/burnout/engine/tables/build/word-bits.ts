/** Bits of words by their number, growing with the vocabulary. */
export class WordBits {
  private table = new Int32Array(1024);

  add(word: number, bits: number): void {
    this.reserve(word + 1);
    this.table[word] = (this.table[word] as number) | bits;
  }

  clear(word: number): void {
    this.reserve(word + 1);
    this.table[word] = 0;
  }

  /** The bits of the words below `size`. */
  freeze(size: number): Int32Array {
    this.reserve(size);
    return this.table.slice(0, size);
  }

  private reserve(size: number): void {
    if (size <= this.table.length) return;
    const table = new Int32Array(2 ** Math.ceil(Math.log2(size)));
    table.set(this.table);
    this.table = table;
  }
}
