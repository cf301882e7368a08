/** How the way to the server stands. */
export type Network = 'good' | 'fair' | 'poor' | 'offline';

const GOOD = { median: 150, spread: 120 } as const;
const FAIR = { median: 450, spread: 500 } as const;

/** Of the times that answers took, in ms; null for one that never came. */
export function networkOf(times: readonly (number | null)[]): Network {
  const came = times.filter((time) => time !== null).toSorted((a, b) => a - b);
  const [fastest] = came;
  const slowest = came.at(-1);
  const median = came[Math.floor(came.length / 2)];
  if (fastest === undefined || slowest === undefined || median === undefined) return 'offline';
  if (came.length < times.length) return 'poor';
  const spread = slowest - fastest;
  if (median <= GOOD.median && spread <= GOOD.spread) return 'good';
  return median <= FAIR.median && spread <= FAIR.spread ? 'fair' : 'poor';
}
