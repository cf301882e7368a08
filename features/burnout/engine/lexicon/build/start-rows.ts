import {
  ALWAYS,
  type Automaton,
  BY_ONE,
  BY_OTHER,
  EDGES,
  ENDS,
  FIRST_START,
  GAP,
  NEXT_ROW,
  NODE_FIELDS,
  oneKey,
  otherKey,
  ROW_FIELDS,
  STARTS_OF_ROW,
} from './automaton.ts';

/** The rows of `Automaton` and, by word, the number of its row, 0 when nothing starts with it. */
export type StartRows = Pick<Automaton, 'rows' | 'starts'> & { rowOf: Int32Array };

/**
 * Puts together what starts with each word.
 *
 * @param startsOf by word, the nodes it leads to from the root, in the order in which they are tried
 */
export function startRows(
  { nodes, edges }: Pick<Automaton, 'nodes' | 'edges'>,
  startsOf: readonly (readonly number[] | undefined)[],
): StartRows {
  const rowOf = new Int32Array(startsOf.length);
  const rowOfList = new Map<string, number>();
  const starts: number[] = [];
  /** Row 0 answers for no start. */
  const rows: Int32Array[] = [new Int32Array(ROW_FIELDS)];
  startsOf.forEach((list, word) => {
    if (list === undefined) return;
    const key = list.join();
    let row = rowOfList.get(key);
    if (row === undefined) {
      row = addRows(list);
      rowOfList.set(key, row);
    }
    rowOf[word] = row;
  });
  const table = new Int32Array(rows.length * ROW_FIELDS);
  for (const [number, row] of rows.entries()) table.set(row, number * ROW_FIELDS);
  return { rowOf, rows: table, starts: Int32Array.from(starts) };

  /** Number of the first of as many rows as the list takes. */
  function addRows(list: readonly number[]): number {
    const row = new Int32Array(ROW_FIELDS);
    const number = rows.push(row) - 1;
    row[FIRST_START] = starts.length;
    list.slice(0, STARTS_OF_ROW).forEach((node, i) => {
      starts.push(node);
      markStart(row, node, 1 << i);
    });
    if (list.length > STARTS_OF_ROW) row[NEXT_ROW] = addRows(list.slice(STARTS_OF_ROW));
    return number;
  }

  function markStart(row: Int32Array, node: number, bit: number): void {
    const fields = node * NODE_FIELDS;
    const mark = (field: number): void => {
      row[field] = (row[field] as number) | bit;
    };
    if (nodes[fields + ENDS] !== 0 || nodes[fields + GAP] !== 0) mark(ALWAYS);
    const end = nodes[fields + NODE_FIELDS + EDGES] as number;
    for (let edge = nodes[fields + EDGES] as number; edge < end; edge += 1) {
      const word = edges[edge * 2] as number;
      mark(BY_ONE + oneKey(word));
      mark(BY_OTHER + otherKey(word));
    }
  }
}
