import {
  type Automaton,
  EDGES,
  ENDS,
  GAP,
  LEAF,
  MASK,
  NODE_FIELDS,
  SECOND_MASK,
} from './automaton.ts';
import { mergedNodes } from './merged.ts';
import { PairTable } from './pair-table.ts';
import { type Starts, startsOf } from './starts.ts';

/** Symbols from here on are word classes; smaller ones are words. */
export const CLASS_BASE = 0x100000;

/**
 * A trie over words and word classes while it grows. Alternatives of one word are one class edge,
 * so that a pattern of many alternatives stays a handful of nodes. Node 0 is the root.
 */
export class Trie {
  /** Words of each class. */
  private readonly members: (readonly number[])[] = [];
  /** All edges in the order of adding. */
  readonly edgeNode: number[] = [];
  readonly edgeSymbol: number[] = [];
  readonly edgeTarget: number[] = [];
  private readonly targets = new PairTable();
  /** Node after a gap, 0 when there is none. */
  readonly gaps: number[] = [0];
  /** Entries that end at a node. */
  private readonly endings = new Map<number, number[]>();

  /** Symbol of a new class of words. */
  addClass(words: readonly number[]): number {
    return CLASS_BASE + this.members.push([...new Set(words)]) - 1;
  }

  /** Words that a symbol stands for. */
  wordsOf(symbol: number): readonly number[] {
    return symbol < CLASS_BASE ? [symbol] : (this.members[symbol - CLASS_BASE] as number[]);
  }

  /** Node reached from `node` by a word or class, added when new. */
  extend(node: number, symbol: number): number {
    const known = this.targets.get(node, symbol);
    if (known !== 0) return known;
    const target = this.gaps.push(0) - 1;
    this.targets.set(node, symbol, target);
    this.edgeNode.push(node);
    this.edgeSymbol.push(symbol);
    this.edgeTarget.push(target);
    return target;
  }

  /** Node reached from `node` by a gap of a few arbitrary words, added when new. */
  extendByGap(node: number): number {
    if (this.gaps[node] === 0) this.gaps[node] = this.gaps.push(0) - 1;
    return this.gaps[node] as number;
  }

  endAt(node: number, entry: number): void {
    const entries = this.endings.get(node);
    if (entries === undefined) this.endings.set(node, [entry]);
    else if (!entries.includes(entry)) entries.push(entry);
  }

  /** The finished automaton over words below `size`, with the row and the kind of each word. */
  freeze(size: number): Automaton & Starts {
    const nodes = new Int32Array((this.gaps.length + 1) * NODE_FIELDS);
    const ends = this.freezeEnds(nodes);
    const merged = mergedNodes(this, (node) => nodes[node * NODE_FIELDS + ENDS] as number);
    this.gaps.forEach((gap, node) => {
      nodes[node * NODE_FIELDS + GAP] = gap;
    });
    const edges = this.freezeEdges(nodes, merged);
    const { inner, numbers } = withoutLeaves(nodes, edges, merged);
    const starts = startsOf(
      { nodes: inner, edges },
      this.startsOf(size, numbers),
      this.kindsOf(size),
    );
    return { nodes: inner, edges, ends, ...starts };
  }

  private freezeEnds(nodes: Int32Array): Int32Array {
    const ends: number[] = [0];
    const placeOf = new Map<string, number>();
    for (const [node, entries] of this.endings) {
      const key = entries.join();
      const place = placeOf.get(key) ?? ends.length;
      nodes[node * NODE_FIELDS + ENDS] = place;
      if (placeOf.has(key)) continue;
      placeOf.set(key, place);
      ends.push(entries.length, ...entries);
    }
    return Int32Array.from(ends);
  }

  /**
   * Edges of the root are left out: they are the places where wordings start. So are those of nodes
   * for which another one stands.
   */
  private freezeEdges(nodes: Int32Array, merged: Int32Array): Int32Array {
    const count = this.gaps.length;
    const first = new Int32Array(count + 1);
    this.eachEdge((node, word) => {
      if (node === 0 || merged[node] !== node) return;
      first[node + 1] = (first[node + 1] as number) + 1;
      const fields = node * NODE_FIELDS;
      nodes[fields + MASK] = (nodes[fields + MASK] as number) | (1 << word);
      const second = fields + SECOND_MASK;
      nodes[second] = (nodes[second] as number) | (1 << (word >> 5));
    });
    for (let node = 1; node <= count; node += 1) {
      first[node] = (first[node] as number) + (first[node - 1] as number);
      nodes[node * NODE_FIELDS + EDGES] = first[node] as number;
    }
    const edges = new Int32Array((first[count] as number) * 2);
    const filled = first.slice();
    this.eachEdge((node, word, target) => {
      if (node === 0 || merged[node] !== node) return;
      let place = filled[node] as number;
      filled[node] = place + 1;
      // Insertion keeps edges of the same word in the order of adding.
      const start = first[node] as number;
      for (; place > start && (edges[place * 2 - 2] as number) > word; place -= 1) {
        edges[place * 2] = edges[place * 2 - 2] as number;
        edges[place * 2 + 1] = edges[place * 2 - 1] as number;
      }
      edges[place * 2] = word;
      edges[place * 2 + 1] = target;
    });
    return edges;
  }

  /** By word below `size`, the nodes it leads to from the root, by their final numbers. */
  private startsOf(size: number, numbers: Int32Array): (number[] | undefined)[] {
    const startsOf: (number[] | undefined)[] = Array.from({ length: size });
    this.eachEdge((node, word, target) => {
      if (node !== 0) return;
      const starts = startsOf[word];
      const number = numbers[target] as number;
      if (starts === undefined) startsOf[word] = [number];
      else starts.push(number);
    });
    return startsOf;
  }

  /**
   * Kind by word: the words of one kind belong to the same symbols among those that are second in a
   * wording. Kind 0 belongs to none.
   */
  private kindsOf(size: number): Int32Array {
    const { edgeNode, edgeSymbol, edgeTarget } = this;
    const isStart = new Uint8Array(this.gaps.length);
    edgeNode.forEach((node, i) => {
      if (node === 0) isStart[edgeTarget[i] as number] = 1;
    });
    const seconds = new Set(edgeSymbol.filter((_, i) => isStart[edgeNode[i] as number] === 1));
    const kinds = new Int32Array(size);
    const split = new PairTable();
    let last = 0;
    for (const symbol of seconds) {
      for (const word of this.wordsOf(symbol)) {
        const kind = kinds[word] as number;
        let next = split.get(kind, symbol);
        if (next === 0) {
          last += 1;
          next = last;
          split.set(kind, symbol, next);
        }
        kinds[word] = next;
      }
    }
    return kinds;
  }

  /** Visits the edges by plain words, then those by each word of a class, each in order of adding. */
  private eachEdge(visit: (node: number, word: number, target: number) => void): void {
    const { edgeNode, edgeSymbol, edgeTarget } = this;
    for (let i = 0; i < edgeNode.length; i += 1) {
      const symbol = edgeSymbol[i] as number;
      if (symbol < CLASS_BASE) visit(edgeNode[i] as number, symbol, edgeTarget[i] as number);
    }
    for (let i = 0; i < edgeNode.length; i += 1) {
      const symbol = edgeSymbol[i] as number;
      if (symbol < CLASS_BASE) continue;
      for (const word of this.members[symbol - CLASS_BASE] as number[]) {
        visit(edgeNode[i] as number, word, edgeTarget[i] as number);
      }
    }
  }
}

/**
 * Takes the leaves out of the nodes, and those that others stand for, and lets the edges lead to the
 * nodes' final `numbers`.
 */
function withoutLeaves(
  nodes: Int32Array,
  edges: Int32Array,
  merged: Int32Array,
): { inner: Int32Array; numbers: Int32Array } {
  const last = merged.length;
  const numbers = new Int32Array(last + 1);
  let count = 0;
  for (let node = 0; node <= last; node += 1) {
    if (node < last && merged[node] !== node) continue;
    const fields = node * NODE_FIELDS;
    const isInner = node === 0 || node === last || nodes[fields + GAP] !== 0;
    if (isInner || nodes[fields + EDGES] !== nodes[fields + NODE_FIELDS + EDGES]) {
      nodes.copyWithin(count * NODE_FIELDS, fields, fields + NODE_FIELDS);
      numbers[node] = count;
      count += 1;
    } else numbers[node] = LEAF + (nodes[fields + ENDS] as number);
  }
  for (let node = 0; node < last; node += 1) {
    numbers[node] = numbers[merged[node] as number] as number;
  }
  const inner = nodes.slice(0, count * NODE_FIELDS);
  for (let gap = GAP; gap < inner.length; gap += NODE_FIELDS) {
    const number = numbers[inner[gap] as number] as number;
    // Nothing can be said behind a gap that leads nowhere.
    inner[gap] = number >= LEAF ? 0 : number;
  }
  for (let target = 1; target < edges.length; target += 2) {
    edges[target] = numbers[edges[target] as number] as number;
  }
  return { inner, numbers };
}
