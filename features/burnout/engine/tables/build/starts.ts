import {
  ALL_BITS,
  ALWAYS,
  type Automaton,
  EDGE_COUNT,
  ENDS,
  EVERY,
  GAP,
  LEAF,
  MASK,
  NODE_FIELDS,
  pairKey,
  pairSlot,
  ROW_FIELDS,
  SECOND_MASK,
} from './automaton.ts';

/** What matching looks at first, and for each word its row and its kind as a second word. */
export type Starts = Pick<Automaton, 'rows' | 'pairs' | 'lists'> & {
  rowOf: Int32Array;
  kindOf: Int32Array;
};

/**
 * The rows and pairs of `Automaton`.
 *
 * @param nodes those of the automaton
 * @param startsOf by word, the nodes it leads to from the root, in the order in which they are tried
 * @param kindOf by word, its kind: words of one kind leave every start by the same edges
 */
export function startsOf(
  nodes: Int32Array,
  startsOf: readonly (readonly number[] | undefined)[],
  kindOf: Int32Array,
): Starts {
  const rowOf = new Int32Array(startsOf.length);
  const rowOfList = new Map<string, number>();
  const trials = new Trials(nodes);
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
    const every = list.map((node) => -node);
    const always = list.filter((node) => isAlways(nodes, node)).map((node) => -node);
    rows[row * ROW_FIELDS + ALWAYS] = trials.listOf(always);
    rows[row * ROW_FIELDS + EVERY] = trials.listOf(every);
    for (const [kind, tries] of triesByKind(nodes, list, kindOf, samples)) {
      trials.addPair(pairKey(row, kind), tries);
    }
  });
  return {
    rowOf,
    kindOf,
    rows: Int32Array.from(rows),
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
function isAlways(nodes: Int32Array, node: number): boolean {
  return node >= LEAF || nodes[node + ENDS] !== 0 || nodes[node + GAP] !== 0;
}

/** What to try from a list of starts for each kind that some of them goes on with. */
function triesByKind(
  nodes: Int32Array,
  list: readonly number[],
  kindOf: Int32Array,
  samples: readonly number[],
): Map<number, number[]> {
  const tries = new Map<number, number[]>();
  const always: number[] = [];
  for (const node of list) {
    const whole = isAlways(nodes, node);
    const first = node + NODE_FIELDS;
    const end = node >= LEAF ? first : first + (nodes[node + EDGE_COUNT] as number) * 2;
    for (let edge = first; edge < end; edge += 2) {
      const word = nodes[edge] as number;
      const kind = kindOf[word] as number;
      if (samples[kind] !== word) continue;
      const known = tries.get(kind);
      const target = nodes[edge + 1] as number;
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
  if (node >= LEAF || nodes[node + ENDS] !== 0) return [ALL_BITS, ALL_BITS];
  const mask = nodes[node + MASK] as number;
  const second = nodes[node + SECOND_MASK] as number;
  const gap = nodes[node + GAP] as number;
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
