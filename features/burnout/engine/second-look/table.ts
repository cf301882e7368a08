import { numberOf } from './stems.ts';
import { WEIGHTS } from './weights.ts';

/** What was learnt, by the numbers of stems and pairs. */
export interface Table {
  /** Place of a number, or -1. Places count from 0 and are below `weights.length`. */
  find: (number: number) => number;
  weights: Int8Array;
}

const FREE = -1;

/** The table of the list of weights: open addressing, a quarter full. */
export function buildTable(written: string): Table {
  const list = written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const gap = line.indexOf(' ');
      const weight = Number(line.slice(0, gap));
      return line
        .slice(gap + 1)
        .split('|')
        .map((feature) => ({ number: numberOf(feature), weight }));
    });
  const size = 1 << Math.ceil(Math.log2(list.length * 4));
  const mask = size - 1;
  const numbers = new Int32Array(size);
  const places = new Int16Array(size).fill(FREE);
  const weights = new Int8Array(list.length);
  list.forEach(({ number, weight }, place) => {
    let at = number & mask;
    while (places[at] !== FREE) at = (at + 1) & mask;
    numbers[at] = number;
    places[at] = place;
    weights[place] = weight;
  });
  const find = (number: number): number => {
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
