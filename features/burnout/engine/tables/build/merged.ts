import { PairTable } from './pair-table.ts';

/** A trie as it was added, edge by edge. */
export interface Grown {
  readonly edgeNode: readonly number[];
  readonly edgeSymbol: readonly number[];
  readonly edgeTarget: readonly number[];
  /** By node, the node after a gap, 0 when there is none. */
  readonly gaps: readonly number[];
}

/**
 * By node, the one node that stands for all from which wordings go on and end alike. Most endings
 * are shared ("... de viver", "... com nada"): three nodes of four go, and the tables of a lexicon
 * that are walked at every word fit the processor's cache the better.
 *
 * @param endOf what ends at a node, by node; the same number for the same entries
 */
export function mergedNodes(grown: Grown, endOf: (node: number) => number): Int32Array {
  const merger = new Merger(grown, endOf);
  return merger.run();
}

class Merger {
  private readonly grown: Grown;
  private readonly endOf: (node: number) => number;
  private readonly merged: Int32Array;
  /** By node, the number of the sequence of its edges. */
  private readonly edges: Int32Array;
  /** Numbers of sequences, each by the one that is shorter by its last item. */
  private readonly sequences = new PairTable();
  private count = 0;
  /** By the number of all that there is to a node, the first one with it. */
  private readonly nodeOf: number[] = [];

  constructor(grown: Grown, endOf: (node: number) => number) {
    this.grown = grown;
    this.endOf = endOf;
    this.merged = new Int32Array(grown.gaps.length);
    this.edges = new Int32Array(grown.gaps.length);
  }

  /** From the last edge to the first: what leaves a node was added after what leads to it. */
  run(): Int32Array {
    const { edgeNode, edgeSymbol, edgeTarget } = this.grown;
    const { edges } = this;
    for (let i = edgeNode.length - 1; i >= 0; i -= 1) {
      const node = edgeNode[i] as number;
      const sequence = this.followed(edges[node] as number, edgeSymbol[i] as number);
      edges[node] = this.followed(sequence, this.merge(edgeTarget[i] as number));
    }
    this.merge(0);
    return this.merged;
  }

  /** The node that stands for one whose edges are all known. */
  private merge(node: number): number {
    const gap = this.grown.gaps[node] as number;
    const sequence = this.followed(this.edges[node] as number, this.endOf(node));
    const whole = this.followed(sequence, gap === 0 ? 0 : this.merge(gap));
    this.nodeOf[whole] ??= node;
    const merged = this.nodeOf[whole] as number;
    this.merged[node] = merged;
    return merged;
  }

  /** Number of a sequence with one more item. */
  private followed(sequence: number, item: number): number {
    const known = this.sequences.get(sequence, item);
    if (known !== 0) return known;
    this.count += 1;
    this.sequences.set(sequence, item, this.count);
    return this.count;
  }
}
