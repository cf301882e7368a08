/** Symbols from here on are word classes; smaller ones are words. */
export const CLASS_BASE = 0x100000;

/**
 * A trie over words and word classes, frozen into typed tables for matching. Alternatives of one
 * word are one class edge, so that a pattern of many alternatives stays a handful of nodes.
 */
export class Trie {
  /** Entry numbers that end at a node. */
  readonly ends: (number[] | undefined)[] = [undefined];
  /** Node that continues after a gap, 0 when there is none. */
  readonly gaps: number[] = [0];
  /** Class edges of a node as class, target, class, target ... */
  readonly classEdges: (number[] | undefined)[] = [undefined];
  /** Bit `word & 31` is set when a word with those low bits may leave the node. */
  masks = new Int32Array(0);
  private readonly building = new Map<number, number>();
  private words = new PairTable(0);
  private memberships = new PairTable(0);
  /** Bit `word & 31` is set when a word with those low bits may be of the class. */
  private classMasks = new Int32Array(0);

  /** Node reached from `node` by a word or class, added when new. */
  extend(node: number, symbol: number): number {
    const key = node * 0x200000 + symbol;
    const known = this.building.get(key);
    if (known !== undefined) return known;
    const target = this.addNode();
    this.building.set(key, target);
    if (symbol >= CLASS_BASE) {
      const edges = this.classEdges[node];
      if (edges === undefined) this.classEdges[node] = [symbol - CLASS_BASE, target];
      else edges.push(symbol - CLASS_BASE, target);
    }
    return target;
  }

  /** Node reached from `node` by a gap of a few arbitrary words, added when new. */
  extendByGap(node: number): number {
    if (this.gaps[node] === 0) this.gaps[node] = this.addNode();
    return this.gaps[node] as number;
  }

  endAt(node: number, entry: number): void {
    const ends = this.ends[node];
    if (ends === undefined) this.ends[node] = [entry];
    else if (!ends.includes(entry)) ends.push(entry);
  }

  /** Builds the lookup tables; `members` lists the words of each class. */
  freeze(members: readonly (readonly number[])[]): void {
    this.words = new PairTable(this.building.size);
    this.masks = new Int32Array(this.gaps.length);
    const classMasks = Int32Array.from(members, (words) =>
      words.reduce((mask, word) => mask | (1 << word), 0),
    );
    this.classMasks = classMasks;
    for (const [key, target] of this.building) {
      const symbol = key % 0x200000;
      const node = Math.floor(key / 0x200000);
      if (symbol < CLASS_BASE) this.words.set(node, symbol, target);
      const mask = symbol < CLASS_BASE ? 1 << symbol : (classMasks[symbol - CLASS_BASE] as number);
      this.masks[node] = (this.masks[node] as number) | mask;
    }
    this.building.clear();
    this.memberships = new PairTable(members.reduce((sum, words) => sum + words.length, 0));
    members.forEach((words, index) => {
      for (const word of words) this.memberships.set(index, word, 1);
    });
  }

  /** Node reached from `node` by a word, 0 when there is none. */
  next(node: number, word: number): number {
    return this.words.get(node, word);
  }

  isMember(classNumber: number, word: number): boolean {
    const mask = this.classMasks[classNumber] as number;
    return (mask & (1 << word)) !== 0 && this.memberships.get(classNumber, word) !== 0;
  }

  private addNode(): number {
    this.ends.push(undefined);
    this.classEdges.push(undefined);
    return this.gaps.push(0) - 1;
  }
}

/**
 * Open-addressed map from a pair of numbers to a number above 0. First, second and value of a slot
 * lie together, so that a look-up touches one place of memory.
 */
class PairTable {
  private readonly mask: number;
  private readonly slots: Int32Array;

  constructor(size: number) {
    const capacity = 2 ** Math.ceil(Math.log2(size * 2 + 2));
    this.mask = capacity - 1;
    this.slots = new Int32Array(capacity * 3);
  }

  set(first: number, second: number, value: number): void {
    const slot = this.placeOf(first, second);
    this.slots[slot] = first;
    this.slots[slot + 1] = second;
    this.slots[slot + 2] = value;
  }

  get(first: number, second: number): number {
    return this.slots[this.placeOf(first, second) + 2] as number;
  }

  private placeOf(first: number, second: number): number {
    const { slots, mask } = this;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & mask;
    for (;;) {
      const place = slot * 3;
      const free = slots[place + 2] === 0;
      if (free || (slots[place] === first && slots[place + 1] === second)) return place;
      slot = (slot + 1) & mask;
    }
  }
}
