/**
 * What is known of how entries differ before any is read: about one mention of exhaustion (weight 3),
 * held as firmly as three entries would. Without it two equal entries would look like certainty.
 */
const USUAL_SPREAD = 3;
const USUAL_ENTRIES = 3;
/** Standard normal quantile of 0.95: the interval holds the mean 9 times in 10. */
const Z = 1.6449;

/** How the scores of a period differ, without holding them. */
export interface Spread {
  /** Number of scored entries. */
  readonly n: number;
  /** Sum of the squared distances from their mean. */
  readonly squares: number;
}

/** Squared distances of scores from their mean, from running sums; never below 0 by rounding. */
export function spreadOf(n: number, sum: number, sumOfSquares: number): Spread {
  return { n, squares: n === 0 ? 0 : Math.max(0, sumOfSquares - (sum * sum) / n) };
}

/**
 * Where the mean of a person's entries would be, 9 times in 10, had they written on: the mean of `n`
 * entries give or take Student's t times the spread of the whole period over the square root of `n`.
 * A week alone has too few entries to tell how they differ, so the period's spread stands for all of
 * its parts; few entries make a wide interval, none make none. Points, to two decimals, never below 0.
 */
export function intervalOf(
  mean: number,
  n: number,
  period: Spread,
): { low: number; high: number } | null {
  if (n === 0) return null;
  const freedom = USUAL_ENTRIES + Math.max(0, period.n - 1);
  const variance = (USUAL_ENTRIES * USUAL_SPREAD ** 2 + period.squares) / freedom;
  const half = studentT(freedom) * Math.sqrt(variance / n);
  return { low: Math.max(0, round(mean - half)), high: round(mean + half) };
}

/**
 * Quantile 0.95 of Student's t (Cornish and Fisher's expansion, Abramowitz and Stegun 26.7.5);
 * within 0.01 of the tables from 3 degrees of freedom on.
 */
export function studentT(freedom: number): number {
  const z2 = Z * Z;
  const terms = [
    Z,
    (Z * (z2 + 1)) / 4,
    (Z * (5 * z2 ** 2 + 16 * z2 + 3)) / 96,
    (Z * (3 * z2 ** 3 + 19 * z2 ** 2 + 17 * z2 - 15)) / 384,
  ];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
