import {
  type BurnoutOverview,
  LEVEL_FROM,
  type LevelKey,
  type TrendNote,
} from '../../contract/burnout.contract.ts';

export type TrendPoint = BurnoutOverview['trend'][number];

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
  /** Around each run the stretch in which its means probably lie, cut off at the plot's edge. */
  areas: string[];
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
    areas: runs.map((points) => areaOf(points, trend, top)),
    bands: bandsOf(top),
    labels: labelIndices(trend.length, labelCount),
  };
}

/** Outline of the intervals of a run; of a lonely point, an upright line. */
function areaOf(points: readonly ChartPoint[], trend: readonly TrendPoint[], top: number): string {
  const at = ({ x, index, mean }: ChartPoint, side: 'low' | 'high') => {
    const value = Math.min(top, trend[index]?.interval?.[side] ?? mean);
    return `${round(x)} ${round(100 - (value / top) * 100)}`;
  };
  const there = points.map((point) => at(point, 'high'));
  const back = points.toReversed().map((point) => at(point, 'low'));
  return `M${[...there, ...back].join('L')}Z`;
}

/** Fewer scored entries than these make a mean that a single entry would overturn. */
const FEW = 3;

/** How many points of a trend stand on one or two entries, as its table counts them. */
export function thinPoints(trend: readonly TrendPoint[]): number {
  return trend.filter(({ entries, mean }) => mean !== null && entries < FEW).length;
}

/** Where a note stands over the trend, in percent of the plot's width, and in which row its name fits. */
export interface Pin {
  id: string;
  text: string;
  left: number;
  width: number;
  row: number;
  /** Near the right edge a name ends with its days and reaches back over those before. */
  reachesBack: boolean;
  /** Whether a row has room for its words; otherwise its number stands alone. */
  named: boolean;
  /** Counted from the left; its list has the same number. */
  number: number;
}

/** Width that a name takes, and the rows there are for names that would touch. */
const NAME_WIDTH = 24;
const ROWS = 3;
const REACHES_BACK_FROM = 60;

/** The notes that fall into a trend; one that reaches beyond it is cut off at its edge. */
export function pinsOf(trend: readonly TrendPoint[], notes: readonly TrendNote[]): Pin[] {
  const share = 100 / Math.max(1, trend.length);
  const ends: number[] = Array(ROWS).fill(Number.NEGATIVE_INFINITY);
  const nameOf = ({ left, width }: { left: number; width: number }) =>
    left > REACHES_BACK_FROM ? left + width - NAME_WIDTH : left;
  return notes
    .flatMap(({ id, text, from, to }) => {
      const first = trend.findIndex((point) => point.to >= from);
      const last = trend.findLastIndex((point) => point.from <= to);
      if (first < 0 || last < first) return [];
      return [{ id, text, left: first * share, width: (last - first + 1) * share }];
    })
    .toSorted((a, b) => a.left - b.left)
    .map((pin, index) => {
      const name = nameOf(pin);
      const free = ends.findIndex((end) => end <= name);
      const row = free < 0 ? ends.indexOf(Math.min(...ends)) : free;
      if (free >= 0) ends[row] = name + NAME_WIDTH;
      return { ...pin, row, reachesBack: name !== pin.left, named: free >= 0, number: index + 1 };
    });
}

function bandsOf(top: number): Band[] {
  const at = (score: number) => (score / top) * 100;
  return [
    { level: 'low', bottom: 0, height: at(LEVEL_FROM.moderate) },
    {
      level: 'moderate',
      bottom: at(LEVEL_FROM.moderate),
      height: at(LEVEL_FROM.high) - at(LEVEL_FROM.moderate),
    },
    { level: 'high', bottom: at(LEVEL_FROM.high), height: 100 - at(LEVEL_FROM.high) },
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
