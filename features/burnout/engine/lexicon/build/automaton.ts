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
  /** By word: the first of the places where wordings start with it; ends where the next begins. */
  first: Int32Array;
  /** `START_FIELDS` numbers a place: what matching looks at first lies together. */
  starts: Int32Array;
}

/** Fields of a node, and of a place where wordings start. */
export const NODE_FIELDS = 5;
export const START_FIELDS = 5;
/** Bit `word & 31` is set when a word with those low bits may leave the node. */
export const MASK = 0;
/** Node that continues after a gap, 0 when there is none. */
export const GAP = 1;
/** Place of the list of entries that end here, 0 when none does. */
export const ENDS = 2;
/** Of a node: number of its first edge. The next node's is the end of the list. */
export const EDGES = 3;
/** Of a place where wordings start: the node. */
export const NODE = 3;
/** Like `MASK` for the next five bits of the word: together they let few wrong words pass. */
export const SECOND_MASK = 4;
