import {
  type Automaton,
  EDGE_COUNT,
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

  /** Entries that end at a node. */
  endingsAt(node: number): readonly number[] {
    return this.endings.get(node) ?? [];
  }

  /** The finished automaton over words below `size`, with the row and the kind of each word. */
  freeze(size: number): Automaton & Starts {
    const { ends, endOf } = this.freezeEnds();
    const merged = mergedNodes(this, (node) => endOf[node] as number);
    const { nodes, places } = laidOut(this.gaps, endOf, this.edgesByNode(merged), merged);
    return { nodes, ends, ...startsOf(nodes, this.startsOf(size, places), this.kindsOf(size)) };
  }

  /** Lists of entries, and by node the place of what ends there. */
  private freezeEnds(): { ends: Int32Array; endOf: Int32Array } {
    const ends: number[] = [0];
    const endOf = new Int32Array(this.gaps.length);
    const placeOf = new Map<string, number>();
    for (const [node, entries] of this.endings) {
      const key = entries.join();
      const place = placeOf.get(key) ?? ends.length;
      endOf[node] = place;
      if (placeOf.has(key)) continue;
      placeOf.set(key, place);
      ends.push(entries.length, ...entries);
    }
    return { ends: Int32Array.from(ends), endOf };
  }

  /**
   * Edges of the root are left out: they are the places where wordings start. So are those of nodes
   * for which another one stands.
   */
  private edgesByNode(merged: Int32Array): Edges {
    const count = this.gaps.length;
    const first = new Int32Array(count + 1);
    this.eachEdge((node) => {
      if (node === 0 || merged[node] !== node) return;
      first[node + 1] = (first[node + 1] as number) + 1;
    });
    for (let node = 1; node <= count; node += 1) {
      first[node] = (first[node] as number) + (first[node - 1] as number);
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
    return { edges, first };
  }

  /** By word below `size`, the nodes it leads to from the root, by their places. */
  private startsOf(size: number, places: Int32Array): (number[] | undefined)[] {
    const startsOf: (number[] | undefined)[] = Array.from({ length: size });
    this.eachEdge((node, word, target) => {
      if (node !== 0) return;
      const starts = startsOf[word];
      const place = places[target] as number;
      if (starts === undefined) startsOf[word] = [place];
      else starts.push(place);
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

/** Word and target of each edge; those of a node are `edges[first[node], first[node + 1])`, in pairs. */
interface Edges {
  edges: Int32Array;
  first: Int32Array;
}

/**
 * The nodes as the automaton has them, without leaves and those that others stand for; and by node of
 * the trie, its place there or what stands for it where another node has a place.
 */
function laidOut(
  gaps: readonly number[],
  endOf: Int32Array,
  { edges, first }: Edges,
  merged: Int32Array,
): { nodes: Int32Array; places: Int32Array } {
  const places = new Int32Array(merged.length);
  // No node begins at 0, which stands for none.
  let size = NODE_FIELDS;
  const kept: number[] = [];
  for (let node = 1; node < merged.length; node += 1) {
    if (merged[node] !== node) continue;
    const edgeCount = (first[node + 1] as number) - (first[node] as number);
    if (edgeCount === 0 && gaps[node] === 0) places[node] = LEAF + (endOf[node] as number);
    else {
      kept.push(node);
      places[node] = size;
      size += NODE_FIELDS + edgeCount * 2;
    }
  }
  for (let node = 0; node < merged.length; node += 1) {
    places[node] = places[merged[node] as number] as number;
  }
  const nodes = new Int32Array(size);
  for (const node of kept) {
    const place = places[node] as number;
    const gap = places[gaps[node] as number] as number;
    // Nothing can be said behind a gap that leads nowhere.
    nodes[place + GAP] = gap >= LEAF ? 0 : gap;
    nodes[place + ENDS] = endOf[node] as number;
    let at = place + NODE_FIELDS;
    for (let edge = first[node] as number; edge < (first[node + 1] as number); edge += 1) {
      const word = edges[edge * 2] as number;
      nodes[place + MASK] = (nodes[place + MASK] as number) | (1 << word);
      nodes[place + SECOND_MASK] = (nodes[place + SECOND_MASK] as number) | (1 << (word >> 5));
      nodes[at] = word;
      nodes[at + 1] = places[edges[edge * 2 + 1] as number] as number;
      at += 2;
    }
    nodes[place + EDGE_COUNT] = (at - place - NODE_FIELDS) / 2;
  }
  return { nodes, places };
}
