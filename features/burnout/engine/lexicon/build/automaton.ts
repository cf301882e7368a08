/**
 * What matching walks: the nodes of a trie over words, in tables of numbers. Classes of words are
 * unfolded into their words, since nearly all nodes are left by one or two words only.
 */
export interface Automaton {
  /** `NODE_FIELDS` numbers a node, and one more node that only closes the last one's edges. */
  nodes: Int32Array;
  /** Word and target of each edge; those of a node lie together, ascending by word. */
  edges: Int32Array;
  /** Lists of entry numbers, each with its length before it. */
  ends: Int32Array;
  /** `ROW_FIELDS` numbers a row; words that start the same wordings share one. */
  rows: Int32Array;
  /** Nodes that a first word leads to; those of a row lie together. */
  starts: Int32Array;
}

/** Fields of a node. */
export const NODE_FIELDS = 5;
/** Bit `word & 31` is set when a word with those low bits may leave the node. */
export const MASK = 0;
/** Node that continues after a gap, 0 when there is none. */
export const GAP = 1;
/** Place of the list of entries that end here, 0 when none does. */
export const ENDS = 2;
/** Number of the first edge. The next node's is the end of the list. */
export const EDGES = 3;
/** Like `MASK` for the next five bits of the word: together they let few wrong words pass. */
export const SECOND_MASK = 4;

/**
 * A row answers for up to 32 starts at once, bit by bit, which of them are worth following: those of
 * `ALWAYS`, and those whose bits are set both at `BY_ONE + oneKey(word)` and at
 * `BY_OTHER + otherKey(word)` of the next word. The second answer is sometimes wrongly yes, never
 * wrongly no.
 */
export const ROW_FIELDS = 67;
export const STARTS_OF_ROW = 32;
/** Place of the row's first start in `starts`. */
export const FIRST_START = 0;
/** Starts that are wordings by themselves or have a gap after their first word. */
export const ALWAYS = 1;
/** Number of the row with further starts of the same words, 0 when there is none. */
export const NEXT_ROW = 2;
export const BY_ONE = 3;
export const BY_OTHER = 35;

/** Which of 32 numbers a word falls to. */
export function oneKey(word: number): number {
  return Math.imul(word, 0x85ebca6b) >>> 27;
}

/** The same by another rule, so that two words seldom agree in both. */
export function otherKey(word: number): number {
  return Math.imul(word, 0x9e3779b1) >>> 27;
}
