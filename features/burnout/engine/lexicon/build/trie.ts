import { PairTable } from './pair-table.ts';

/** Symbols from here on are word classes; smaller ones are words. */
export const CLASS_BASE = 0x100000;

/** Fields of a node, side by side in `Trie.nodes`. */
export const NODE_FIELDS = 4;
/** Bit `word & 31` is set when a word with those low bits may leave the node. */
export const MASK = 0;
/** Node that continues after a gap, 0 when there is none. */
export const GAP = 1;
/** First of the entries that end here, a place in `endEntry` and `endNext`; 0 when none does. */
export const ENDS = 2;
/** First edge by a word class, a place in `edgeClass` and its neighbours; 0 when there is none. */
export const CLASSES = 3;

/** Fields of a place where wordings start: the node, and copies of its own fields. */
export const START_FIELDS = 4;
export const START_NODE = 3;

/** Where wordings start, by their first word; see `Trie.starts`. */
export interface Starts {
  first: Int32Array;
  places: Int32Array;
}

/**
 * A trie over words and word classes in tables of numbers. Alternatives of one word are one class
 * edge, so that a pattern of many alternatives stays a handful of nodes. Lists (entries of a node,
 * class edges of a node) are linked through a `next` column and keep the order of adding.
 */
export class Trie {
  nodes = new Int32Array(1024 * NODE_FIELDS);
  readonly endEntry: number[] = [0];
  readonly endNext: number[] = [0];
  readonly edgeClass: number[] = [0];
  readonly edgeTarget: number[] = [0];
  readonly edgeNext: number[] = [0];
  /** Words of each class. */
  readonly members: number[][] = [];
  /** Bit `word & 31` is set when a word with those low bits may be of the class. */
  private readonly classMasks: number[] = [];
  private readonly edges = new PairTable();
  private readonly memberships = new PairTable();
  private count = 1;
  /** Last class edge of a node, so that the next one follows it. */
  private lastEdge = new Int32Array(1024);

  /** Symbol of a new class of words. */
  addClass(words: readonly number[]): number {
    const number = this.members.push([]) - 1;
    const members = this.members[number] as number[];
    let mask = 0;
    for (const word of words) {
      if (this.memberships.get(number, word) !== 0) continue;
      this.memberships.set(number, word, 1);
      members.push(word);
      mask |= 1 << word;
    }
    this.classMasks.push(mask);
    return CLASS_BASE + number;
  }

  /** Words that a symbol stands for. */
  wordsOf(symbol: number): readonly number[] {
    return symbol < CLASS_BASE ? [symbol] : (this.members[symbol - CLASS_BASE] as number[]);
  }

  /** Node reached from `node` by a word or class, added when new. */
  extend(node: number, symbol: number): number {
    const known = this.edges.get(node, symbol);
    if (known !== 0) return known;
    const target = this.addNode();
    this.edges.set(node, symbol, target);
    const isClass = symbol >= CLASS_BASE;
    const mask = isClass ? (this.classMasks[symbol - CLASS_BASE] as number) : 1 << symbol;
    const field = node * NODE_FIELDS + MASK;
    this.nodes[field] = (this.nodes[field] as number) | mask;
    if (isClass) this.addClassEdge(node, symbol - CLASS_BASE, target);
    return target;
  }

  /** Node reached from `node` by a gap of a few arbitrary words, added when new. */
  extendByGap(node: number): number {
    const known = this.nodes[node * NODE_FIELDS + GAP] as number;
    if (known !== 0) return known;
    const target = this.addNode();
    this.nodes[node * NODE_FIELDS + GAP] = target;
    return target;
  }

  endAt(node: number, entry: number): void {
    const field = node * NODE_FIELDS + ENDS;
    let last = 0;
    for (let end = this.nodes[field] as number; end !== 0; end = this.endNext[end] as number) {
      if (this.endEntry[end] === entry) return;
      last = end;
    }
    const added = this.endEntry.push(entry) - 1;
    this.endNext.push(0);
    if (last === 0) this.nodes[field] = added;
    else this.endNext[last] = added;
  }

  /** Node reached from `node` by a word, 0 when there is none. */
  next(node: number, word: number): number {
    return this.edges.get(node, word);
  }

  isMember(classNumber: number, word: number): boolean {
    const mask = this.classMasks[classNumber] as number;
    return (mask & (1 << word)) !== 0 && this.memberships.get(classNumber, word) !== 0;
  }

  /**
   * For each of `size` words the nodes that a wording reaches when it starts with the word: those
   * of word `w` are the places from `first[w]` up to `first[w + 1]`, without the last. A place holds
   * `START_FIELDS` numbers: what matching looks at first lies together.
   */
  starts(size: number): Starts {
    const first = new Int32Array(size + 1);
    this.eachStart(size, (word) => {
      first[word + 1] = (first[word + 1] as number) + 1;
    });
    for (let word = 1; word <= size; word += 1) {
      first[word] = (first[word] as number) + (first[word - 1] as number);
    }
    const places = new Int32Array((first[size] as number) * START_FIELDS);
    const used = first.slice();
    this.eachStart(size, (word, node) => {
      const place = (used[word] as number) * START_FIELDS;
      used[word] = (used[word] as number) + 1;
      places[place + MASK] = this.nodes[node * NODE_FIELDS + MASK] as number;
      places[place + GAP] = this.nodes[node * NODE_FIELDS + GAP] as number;
      places[place + ENDS] = this.nodes[node * NODE_FIELDS + ENDS] as number;
      places[place + START_NODE] = node;
    });
    return { first, places };
  }

  /** Calls `visit` with each first word and the node it leads to. */
  private eachStart(size: number, visit: (word: number, node: number) => void): void {
    for (let word = 1; word < size; word += 1) {
      const node = this.next(0, word);
      if (node !== 0) visit(word, node);
    }
    const firstEdge = this.nodes[CLASSES] as number;
    for (let edge = firstEdge; edge !== 0; edge = this.edgeNext[edge] as number) {
      for (const word of this.members[this.edgeClass[edge] as number] as number[]) {
        visit(word, this.edgeTarget[edge] as number);
      }
    }
  }

  private addClassEdge(node: number, classNumber: number, target: number): void {
    const edge = this.edgeClass.push(classNumber) - 1;
    this.edgeTarget.push(target);
    this.edgeNext.push(0);
    const last = this.lastEdge[node] as number;
    if (last === 0) this.nodes[node * NODE_FIELDS + CLASSES] = edge;
    else this.edgeNext[last] = edge;
    this.lastEdge[node] = edge;
  }

  private addNode(): number {
    const node = this.count++;
    if (node >= this.lastEdge.length) {
      const { nodes, lastEdge } = this;
      this.nodes = new Int32Array(nodes.length * 2);
      this.nodes.set(nodes);
      this.lastEdge = new Int32Array(lastEdge.length * 2);
      this.lastEdge.set(lastEdge);
    }
    return node;
  }
}
