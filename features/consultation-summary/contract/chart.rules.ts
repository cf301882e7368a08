import type { Summary } from './summary.ts';

type Point = NonNullable<Summary['signals']>['trend'][number];

/** Height of the scale while nothing is above it. */
const USUAL_TOP = 10;

/** Lengths are shares of the plot from 0 to 1, x from the left, y from the top. */
export interface Mark {
  index: number;
  x: number;
  y: number;
  /** Upper and lower end of the place where the mean probably lies. */
  high: number;
  low: number;
}

export interface SignalsGeometry {
  top: number;
  /** Neighbouring points; a stretch without entries is a gap between two runs. */
  runs: Mark[][];
}

/** Where the points of a trend lie; what reaches beyond the plot is cut off at its edge. */
export function geometryOf(trend: readonly Point[]): SignalsGeometry {
  const top = Math.max(USUAL_TOP, ...trend.map(({ mean }) => Math.ceil(mean ?? 0)));
  const y = (points: number) => 1 - Math.min(top, points) / top;
  const runs: Mark[][] = [];
  let run: Mark[] = [];
  for (const [index, { mean, interval }] of trend.entries()) {
    if (mean === null) {
      if (run.length > 0) runs.push(run);
      run = [];
      continue;
    }
    run.push({
      index,
      x: trend.length === 1 ? 0.5 : index / (trend.length - 1),
      y: y(mean),
      high: y(interval?.high ?? mean),
      low: y(interval?.low ?? mean),
    });
  }
  if (run.length > 0) runs.push(run);
  return { top, runs };
}

/** Days at each level, from very bad to excellent. */
export function distributionOf(days: NonNullable<Summary['emotions']>['days']): number[] {
  return [1, 2, 3, 4, 5].map((level) => days.filter((day) => day.level === level).length);
}
