/**
 * What matching walks: the nodes of a trie over words, in tables of numbers. Classes of words are
 * unfolded into their words, since nearly all nodes are left by one or two words only.
 */
export interface Automaton {
  /**
   * The nodes, each `NODE_FIELDS` numbers and after them the word and the target of each edge,
   * ascending by word. A node is named by the place where it begins: who comes to a node nearly
   * always has to look at its edges.
   */
  nodes: Int32Array;
  /** Lists of entry numbers, each with its length before it. */
  ends: Int32Array;
  /** `ROW_FIELDS` numbers a row; words that start the same wordings share one. */
  rows: Int32Array;
  /** Open-addressed: list of what to try for a row and the kind of the next word, see `pairSlot`. */
  pairs: Int32Array;
  /** Lists of things to try, `TRIAL_FIELDS` numbers each, with how many there are before them. */
  lists: Int32Array;
}

/**
 * Half of the nodes only end wordings. They are in no table: where another node has a place, they
 * have `LEAF` and the place of their list in `ends`.
 */
export const LEAF: number = 1 << 28;

/** Fields of a node. */
export const NODE_FIELDS = 5;
/** Bit `word & 31` is set when a word with those low bits may leave the node. */
export const MASK = 0;
/** Like `MASK` for the next five bits of the word: together they let few wrong words pass. */
export const SECOND_MASK = 1;
/** Node that continues after a gap, 0 when there is none. */
export const GAP = 2;
/** Place of the list of entries that end here, 0 when none does. */
export const ENDS = 3;
/** Number of edges. */
export const EDGE_COUNT = 4;

/**
 * Most words start several wordings, and nearly always none of them goes on with the next word. So
 * the first two words are looked up together, which gives the place of a list of what there is to
 * try. Words after which the same wordings go on as a second word are of one kind; kind 0 goes on
 * with none.
 */
export const TRIAL_FIELDS = 3;
/** Above 0 the node after both words, below 0 the node after the first one, its sign changed. */
export const TRIED = 0;
/**
 * Bits, as in `MASK` and `SECOND_MASK`, of the words that the node can go on with, over its gap too:
 * where none of them follows, there is no need to look at the node. All bits where there is.
 */
export const AHEAD = 1;
export const SECOND_AHEAD = 2;
export const ALL_BITS = -1;

/** Fields of a row: lists of things to try, 0 for nothing. */
export const ROW_FIELDS = 2;
/** What to try whatever the next word is: wordings of one word, and those with a gap after it. */
export const ALWAYS = 0;
/** Every wording that the row starts, by the node after its first word. */
export const EVERY = 1;

/** Key of a row and a kind, never 0. */
export function pairKey(row: number, kind: number): number {
  return (row << 16) | kind;
}

/** Place in `pairs` of a key and, after it, the list of what to try; both are 0 where the key is missing. */
export function pairSlot(pairs: Int32Array, key: number): number {
  const last = pairs.length - 2;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) * 2;
  for (;;) {
    slot &= last;
    const found = pairs[slot];
    if (found === key || found === 0) return slot;
    slot += 2;
  }
}
