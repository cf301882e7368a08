import { numberIn } from './stems.ts';
import { WEIGHTS } from './weights.ts';

/** What was learnt, by the numbers of stems and pairs. */
export interface Table {
  /** Place of a number, or -1. Places count from 0 and are below `weights.length`. */
  find: (number: number) => number;
  weights: Int8Array;
}

const FREE = -1;

/** One bit for each number, by its lowest bits: most are looked up in vain, and this fits a core's own cache. */
const SIEVE_BITS = 17;
const SIEVE_MASK = (1 << (SIEVE_BITS - 5)) - 1;

/** The table of the list of weights: open addressing, a quarter full. */
export function buildTable(written: string): Table {
  const known: number[] = [];
  const weighed: number[] = [];
  for (const line of written.trim().split('\n')) {
    const gap = line.indexOf(' ');
    const weight = Number(line.slice(0, gap));
    for (let from = gap + 1; from < line.length; ) {
      const bar = line.indexOf('|', from);
      const to = bar < 0 ? line.length : bar;
      known.push(numberIn(line, from, to));
      weighed.push(weight);
      from = to + 1;
    }
  }
  const size = 1 << Math.ceil(Math.log2(known.length * 4));
  const mask = size - 1;
  const numbers = new Int32Array(size);
  const places = new Int16Array(size).fill(FREE);
  const sieve = new Int32Array(SIEVE_MASK + 1);
  const weights = Int8Array.from(weighed);
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
  return { find, weights };
}

let table: Table | undefined;

/** The table of what was learnt, built when it is first asked for. */
export function learntTable(): Table {
  table ??= buildTable(WEIGHTS);
  return table;
}
