/** A figure with the borders of its 95% interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const RESAMPLES = 2_000;
const SEED = 20_261_121;

/** Numbers in [0, 1), the same in every run: Mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Every figure that `measure` gives for the rows, with its percentile bootstrap interval: rows are
 * drawn with replacement, as many as there are, and measured anew each time.
 */
export function bootstrap<Row, Name extends string>(
  rows: readonly Row[],
  measure: (rows: Row[]) => Record<Name, number>,
  resamples: number = RESAMPLES,
): Record<Name, Estimate> {
  const next = generator(SEED);
  const values = measure([...rows]);
  const names = Object.keys(values) as Name[];
  const drawn = new Map(names.map((name) => [name, new Float64Array(resamples)]));
  for (let round = 0; round < resamples; round += 1) {
    const sample = rows.map(() => rows[Math.floor(next() * rows.length)] as Row);
    const figures = measure(sample);
    for (const name of names) (drawn.get(name) as Float64Array)[round] = figures[name];
  }
  return Object.fromEntries(
    names.map((name) => {
      const sorted = (drawn.get(name) as Float64Array).sort();
      const at = (share: number) => sorted[Math.floor(share * (resamples - 1))] as number;
      return [name, { value: values[name], low: at(0.025), high: at(0.975) }];
    }),
  ) as Record<Name, Estimate>;
}

/**
 * A share of `count` cases. Where all of them or none went one way, drawing again says nothing, and
 * the rule of three bounds it instead: 45 of 45 only proves more than 1 - 3/45.
 */
export function shareOf({ value, low, high }: Estimate, count: number): Estimate {
  const most = Math.min(1, 3 / count);
  if (value === 1) return { value, low: Math.min(low, 1 - most), high };
  if (value === 0) return { value, low, high: Math.max(high, most) };
  return { value, low, high };
}
