import type { BurnoutOverview, LevelKey } from '../../contract/burnout.contract.ts';

export type TrendPoint = BurnoutOverview['trend'][number];

/** Scores at which moderate and high begin (specification section 4). */
const MODERATE_FROM = 4;
const HIGH_FROM = 8;
/** Height of the scale while nothing is above it: the band of high stays visible. */
const USUAL_TOP = 10;

/** All lengths are percent of the plot, x from the left, y from the bottom. */
export interface ChartPoint {
  x: number;
  y: number;
  index: number;
  mean: number;
}

export interface Band {
  level: LevelKey;
  bottom: number;
  height: number;
}

export interface ChartGeometry {
  top: number;
  points: ChartPoint[];
  /** One path for each run of neighbouring points; a period without entries is a gap. */
  paths: string[];
  bands: Band[];
  /** Indices of the points that get a label under the axis. */
  labels: number[];
}

/** Lays out a trend. Without points in a stretch there is no line over it: nothing is interpolated. */
export function layOut(trend: readonly TrendPoint[], labelCount = 4): ChartGeometry {
  const highest = Math.max(0, ...trend.map(({ mean }) => mean ?? 0));
  const top = highest <= USUAL_TOP ? USUAL_TOP : Math.ceil(highest * 1.05);
  const last = Math.max(1, trend.length - 1);
  const runs: ChartPoint[][] = [];
  let run: ChartPoint[] = [];
  trend.forEach(({ mean }, index) => {
    if (mean === null) {
      if (run.length > 0) runs.push(run);
      run = [];
      return;
    }
    run.push({ x: (index / last) * 100, y: (mean / top) * 100, index, mean });
  });
  if (run.length > 0) runs.push(run);
  return {
    top,
    points: runs.flat(),
    paths: runs.filter((points) => points.length > 1).map(smoothPath),
    bands: bandsOf(top),
    labels: labelIndices(trend.length, labelCount),
  };
}

function bandsOf(top: number): Band[] {
  const at = (score: number) => (score / top) * 100;
  return [
    { level: 'low', bottom: 0, height: at(MODERATE_FROM) },
    { level: 'moderate', bottom: at(MODERATE_FROM), height: at(HIGH_FROM) - at(MODERATE_FROM) },
    { level: 'high', bottom: at(HIGH_FROM), height: 100 - at(HIGH_FROM) },
  ];
}

/** First and last always, the others evenly between. */
function labelIndices(count: number, wanted: number): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, index) => index);
  const step = (count - 1) / (wanted - 1);
  return Array.from({ length: wanted }, (_, index) => Math.round(index * step));
}

/**
 * Cubic path through the points that never swings above or below them (Fritsch and Carlson's
 * monotone tangents): a curve must not show a score that nobody had. SVG's y grows downwards.
 */
function smoothPath(points: readonly ChartPoint[]): string {
  const slopes = slopesOf(points);
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${round(point.x)} ${round(100 - point.y)}`;
      const third = (point.x - from.x) / 3;
      const leave = from.y + (tangents[index - 1] ?? 0) * third;
      const arrive = point.y - (tangents[index] ?? 0) * third;
      const controls = [from.x + third, 100 - leave, point.x - third, 100 - arrive];
      return `C${[...controls, point.x, 100 - point.y].map(round).join(' ')}`;
    })
    .join('');
}

function slopesOf(points: readonly ChartPoint[]): number[] {
  return points.slice(1).map((point, index) => {
    const from = points[index];
    return from ? (point.y - from.y) / (point.x - from.x) : 0;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
