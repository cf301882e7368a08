import {
  ALL_BITS,
  ALWAYS,
  type Automaton,
  EDGES,
  ENDS,
  FIRST_START,
  GAP,
  LEAF,
  MASK,
  NODE_FIELDS,
  pairKey,
  pairSlot,
  ROW_FIELDS,
  SECOND_MASK,
  START_COUNT,
} from './automaton.ts';

/** What matching looks at first, and for each word its row and its kind as a second word. */
export type Starts = Pick<Automaton, 'rows' | 'starts' | 'pairs' | 'lists'> & {
  rowOf: Int32Array;
  kindOf: Int32Array;
};

type Trie = Pick<Automaton, 'nodes' | 'edges'>;

/**
 * The rows and pairs of `Automaton`.
 *
 * @param startsOf by word, the nodes it leads to from the root, in the order in which they are tried
 * @param kindOf by word, its kind: words of one kind leave every start by the same edges
 */
export function startsOf(
  trie: Trie,
  startsOf: readonly (readonly number[] | undefined)[],
  kindOf: Int32Array,
): Starts {
  const rowOf = new Int32Array(startsOf.length);
  const rowOfList = new Map<string, number>();
  const starts: number[] = [];
  const trials = new Trials(trie.nodes);
  /** Row 0 has nothing to try. */
  const rows = Array.from({ length: ROW_FIELDS }, () => 0);
  const samples = sampleOfKinds(kindOf);
  startsOf.forEach((list, word) => {
    if (list === undefined) return;
    const key = list.join();
    const known = rowOfList.get(key);
    const row = known ?? rows.length / ROW_FIELDS;
    rowOf[word] = row;
    if (known !== undefined) return;
    rowOfList.set(key, row);
    const always = trials.listOf(list.filter((node) => isAlways(trie, node)).map((node) => -node));
    rows[row * ROW_FIELDS + FIRST_START] = starts.length;
    rows[row * ROW_FIELDS + START_COUNT] = list.length;
    rows[row * ROW_FIELDS + ALWAYS] = always;
    starts.push(...list);
    for (const [kind, tries] of triesByKind(trie, list, kindOf, samples)) {
      trials.addPair(pairKey(row, kind), tries);
    }
  });
  return {
    ...{ rowOf, kindOf, rows: Int32Array.from(rows), starts: Int32Array.from(starts) },
    ...trials.tables(),
  };
}

/** One word of each kind. */
function sampleOfKinds(kindOf: Int32Array): number[] {
  const samples: number[] = [];
  kindOf.forEach((kind, word) => {
    samples[kind] ??= word;
  });
  return samples;
}

/** Whether a start is a wording by itself or has a gap after it. */
function isAlways({ nodes }: Trie, node: number): boolean {
  if (node >= LEAF) return true;
  return nodes[node * NODE_FIELDS + ENDS] !== 0 || nodes[node * NODE_FIELDS + GAP] !== 0;
}

/** What to try from a list of starts for each kind that some of them goes on with. */
function triesByKind(
  trie: Trie,
  list: readonly number[],
  kindOf: Int32Array,
  samples: readonly number[],
): Map<number, number[]> {
  const { nodes, edges } = trie;
  const tries = new Map<number, number[]>();
  const always: number[] = [];
  for (const node of list) {
    const first = node >= LEAF ? 0 : (nodes[node * NODE_FIELDS + EDGES] as number);
    const end = node >= LEAF ? 0 : (nodes[(node + 1) * NODE_FIELDS + EDGES] as number);
    const whole = isAlways(trie, node);
    for (let edge = first; edge < end; edge += 1) {
      const word = edges[edge * 2] as number;
      const kind = kindOf[word] as number;
      if (samples[kind] !== word) continue;
      const known = tries.get(kind);
      const target = edges[edge * 2 + 1] as number;
      if (known === undefined) tries.set(kind, whole ? [...always] : [...always, target]);
      else if (!whole) known.push(target);
    }
    if (!whole) continue;
    always.push(-node);
    for (const each of tries.values()) each.push(-node);
  }
  return tries;
}

/** Bits of the words that a node can go on with: see `AHEAD`. */
function aheadOf(nodes: Int32Array, node: number): readonly [number, number] {
  const fields = node * NODE_FIELDS;
  if (node >= LEAF || nodes[fields + ENDS] !== 0) return [ALL_BITS, ALL_BITS];
  const mask = nodes[fields + MASK] as number;
  const second = nodes[fields + SECOND_MASK] as number;
  const gap = (nodes[fields + GAP] as number) * NODE_FIELDS;
  if (gap === 0) return [mask, second];
  if (nodes[gap + GAP] !== 0) return [ALL_BITS, ALL_BITS];
  return [mask | (nodes[gap + MASK] as number), second | (nodes[gap + SECOND_MASK] as number)];
}

/** Things to try, one list for each collection of them, and the table of pairs. */
class Trials {
  private readonly nodes: Int32Array;
  private readonly lists: number[] = [0];
  private readonly placeOf = new Map<string, number>();
  private readonly keys: number[] = [];
  private readonly found: number[] = [];

  constructor(nodes: Int32Array) {
    this.nodes = nodes;
  }

  /** Place of the list; 0 for nothing to try. */
  listOf(tries: readonly number[]): number {
    if (tries.length === 0) return 0;
    const key = tries.join();
    let place = this.placeOf.get(key);
    if (place === undefined) {
      place = this.lists.length;
      this.placeOf.set(key, place);
      this.lists.push(tries.length);
      for (const tried of tries) this.lists.push(tried, ...aheadOf(this.nodes, Math.abs(tried)));
    }
    return place;
  }

  addPair(key: number, tries: readonly number[]): void {
    this.keys.push(key);
    this.found.push(this.listOf(tries));
  }

  tables(): Pick<Automaton, 'pairs' | 'lists'> {
    const { keys, found } = this;
    const pairs = new Int32Array(2 ** Math.ceil(Math.log2(keys.length * 1.5 + 2)) * 2);
    keys.forEach((key, i) => {
      const slot = pairSlot(pairs, key);
      pairs[slot] = key;
      pairs[slot + 1] = found[i] as number;
    });
    return { pairs, lists: Int32Array.from(this.lists) };
  }
}
