/** Shuffles of a permutation test: the smallest p it can give is 1 in 2,000. */
const SHUFFLES = 1_999;
/** Share of false findings that a report may have, all of its comparisons together. */
export const FALSE_DISCOVERY_RATE = 0.05;

/** Mean, or null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Difference of the means of the marked values and the others, with how often chance alone gives one
 * as large (two-sided permutation test). Always the same answer for the same days: the shuffles come
 * from a generator with a fixed start. Null where one of the groups is empty.
 */
export function differenceByChance(
  values: readonly number[],
  marked: readonly boolean[],
): { difference: number; p: number } | null {
  const count = marked.filter(Boolean).length;
  if (count === 0 || count === values.length) return null;
  const total = values.reduce((sum, value) => sum + value, 0);
  const differenceOf = (sum: number) => sum / count - (total - sum) / (values.length - count);
  const observed = differenceOf(
    values.reduce((sum, value, index) => sum + (marked[index] ? value : 0), 0),
  );
  const random = generator(values.length * 31 + count);
  const shuffled = [...values];
  let asLarge = 0;
  for (let round = 0; round < SHUFFLES; round++) {
    let sum = 0;
    // The first `count` of a partial Fisher-Yates shuffle are a random choice of days.
    for (let index = 0; index < count; index++) {
      const other = index + Math.floor(random() * (shuffled.length - index));
      const value = shuffled[other] as number;
      shuffled[other] = shuffled[index] as number;
      shuffled[index] = value;
      sum += value;
    }
    // Sums of small integers over counts: equal ones may differ in the last bit.
    if (Math.abs(differenceOf(sum)) >= Math.abs(observed) - 1e-9) asLarge += 1;
  }
  return { difference: observed, p: (asLarge + 1) / (SHUFFLES + 1) };
}

/**
 * Which of several p values may be called unlikely to be chance, so that of all that are called so at
 * most one in twenty is (Benjamini and Hochberg 1995). Same order as given.
 */
export function clearOnes(ps: readonly number[]): boolean[] {
  const ranked = ps.toSorted((a, b) => a - b);
  const limit = ranked.findLast(
    (p, index) => p <= (FALSE_DISCOVERY_RATE * (index + 1)) / ranked.length,
  );
  return ps.map((p) => limit !== undefined && p <= limit);
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
