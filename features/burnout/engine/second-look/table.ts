import { CATEGORIES, type Category } from '../contract.ts';
import { STATES } from './state-weights.ts';
import { numberIn } from './stems.ts';
import { WEIGHTS } from './weights.ts';

/** What was learnt, by the numbers of stems and pairs. */
export interface Table {
  /** Place of a number, or -1. Places count from 0 and are below `size`. */
  find: (number: number) => number;
  size: number;
  /** By place, what speaks of danger. */
  danger: Int8Array;
  /** By place, what speaks of each state. */
  states: Readonly<Record<Category, Int8Array>>;
}

const FREE = -1;

/** One bit for each number, by its lowest bits: most are looked up in vain, and this fits a core's own cache. */
const SIEVE_BITS = 17;
const SIEVE_MASK = (1 << (SIEVE_BITS - 5)) - 1;

/** The table of several lists of weights, one column for each: open addressing, a quarter full at most. */
export function buildTable(written: readonly string[]): Pick<Table, 'find' | 'size'> & {
  columns: Int8Array[];
} {
  const known: number[] = [];
  const listed = new Map<number, number>();
  const cells: [column: number, place: number, weight: number][] = [];
  for (const [column, list] of written.entries()) {
    for (const line of list.trim().split('\n')) {
      const gap = line.indexOf(' ');
      const weight = Number(line.slice(0, gap));
      for (let from = gap + 1; from < line.length; ) {
        const bar = line.indexOf('|', from);
        const to = bar < 0 ? line.length : bar;
        const number = numberIn(line, from, to);
        let place = listed.get(number);
        if (place === undefined) {
          place = known.push(number) - 1;
          listed.set(number, place);
        }
        cells.push([column, place, weight]);
        from = to + 1;
      }
    }
  }
  const columns = written.map(() => new Int8Array(known.length));
  for (const [column, place, weight] of cells) (columns[column] as Int8Array)[place] = weight;
  const slots = 1 << Math.ceil(Math.log2(known.length * 4));
  const mask = slots - 1;
  const numbers = new Int32Array(slots);
  const places = new Int16Array(slots).fill(FREE);
  const sieve = new Int32Array(SIEVE_MASK + 1);
  for (let place = 0; place < known.length; place += 1) {
    const number = known[place] as number;
    let at = number & mask;
    while (places[at] !== FREE) at = (at + 1) & mask;
    numbers[at] = number;
    places[at] = place;
    const word = (number >>> 5) & SIEVE_MASK;
    sieve[word] = (sieve[word] as number) | (1 << number);
  }
  const find = (number: number): number => {
    if (((sieve[(number >>> 5) & SIEVE_MASK] as number) & (1 << number)) === 0) return FREE;
    let at = number & mask;
    while (places[at] !== FREE) {
      if (numbers[at] === number) return places[at] as number;
      at = (at + 1) & mask;
    }
    return FREE;
  };
  return { find, size: known.length, columns };
}

let table: Table | undefined;

/** The table of what was learnt, built when it is first asked for. */
export function learntTable(): Table {
  table ??= learnt();
  return table;
}

function learnt(): Table {
  const { find, size, columns } = buildTable([
    WEIGHTS,
    ...CATEGORIES.map((category) => STATES[category].weights),
  ]);
  const [danger, ...others] = columns as [Int8Array, ...Int8Array[]];
  const states = Object.fromEntries(CATEGORIES.map((category, nth) => [category, others[nth]]));
  return { find, size, danger, states: states as Record<Category, Int8Array> };
}
