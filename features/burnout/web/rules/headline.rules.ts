import type { TrendPoint } from './trend-chart.rules.ts';

/** What stands above the chart; `at` is the beginning of the stretch where the path turned or began. */
export type Headline =
  | { kind: 'early' | 'even'; at?: never }
  | { kind: 'rose' | 'fell' | 'roseThenFell' | 'fellThenRose'; at: string; sure: boolean };

/** Entries that a path must stand on; the comparison with the period before asks for as many. */
const ENOUGH = 6;
const FEWEST_POINTS = 3;
/** A point: one word of the lightest weight in every second entry. Less is no path to speak of. */
const NOTABLE = 1;

type Known = TrendPoint & { mean: number };

/** The path of a trend in one plain sentence: where it turned, or since when it goes one way. */
export function headlineOf(trend: readonly TrendPoint[]): Headline {
  const points = trend.filter((point): point is Known => point.mean !== null);
  const scored = points.reduce((sum, point) => sum + point.scored, 0);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < FEWEST_POINTS || scored < ENOUGH) return { kind: 'early' };
  const top = points.reduce((a, b) => (b.mean > a.mean ? b : a));
  const bottom = points.reduce((a, b) => (b.mean < a.mean ? b : a));
  const turns = [
    { kind: 'roseThenFell' as const, at: top },
    { kind: 'fellThenRose' as const, at: bottom },
  ]
    .map(({ kind, at }) => {
      const least = Math.min(Math.abs(at.mean - first.mean), Math.abs(at.mean - last.mean));
      return { kind, at, least, sure: areApart(first, at) && areApart(at, last) };
    })
    .filter(({ least }) => least >= NOTABLE)
    .toSorted((a, b) => b.least - a.least);
  const [turn] = turns;
  if (turn) return { kind: turn.kind, at: turn.at.from, sure: turn.sure };
  if (Math.abs(last.mean - first.mean) < NOTABLE) return { kind: 'even' };
  const rose = last.mean > first.mean;
  const start = rose ? bottom : top;
  return { kind: rose ? 'rose' : 'fell', at: start.from, sure: areApart(start, last) };
}

/** Whether the places where two means probably lie do not touch. */
export function areApart(a: TrendPoint | undefined, b: TrendPoint | undefined): boolean {
  if (!a?.interval || !b?.interval) return false;
  return a.interval.high < b.interval.low || b.interval.high < a.interval.low;
}
