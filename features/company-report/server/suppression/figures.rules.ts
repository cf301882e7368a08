import {
  type Cell,
  type PeopleBand,
  SHARES,
  type Share,
} from '../../contract/company-report.contract.ts';

/** Percentages are told to this many points, means to half a level. */
const POINTS = 5;
const HALVES = 2;
/** From here on a part is told as a band, so that nobody is known by being like everybody. */
const FEW = 10;
const MOST = 85;
const LOWEST_MEAN = 1.5;
const HIGHEST_MEAN = 4.5;

/** What is kept of the people of a part while a period closes. */
export interface Sums {
  /** People at each level, from very bad to excellent. */
  levels: readonly number[];
  /** The means of these people added up, in hundredths of a level. */
  hundredths: number;
}

export interface FigureRules {
  bands: boolean;
  rounding: boolean;
}
export const EVERY_FIGURE_RULE: FigureRules = { bands: true, rounding: true };

/** A part of some people: in steps of 5 points, and as a band near nobody and near everybody. */
export function toldShare(
  part: number,
  people: number,
  rules = EVERY_FIGURE_RULE,
): number | 'few' | 'most' {
  const points = (100 * part) / people;
  const told = rules.rounding ? POINTS * Math.round(points / POINTS) : points;
  if (!rules.bands) return told;
  if (told <= FEW) return 'few';
  return told >= MOST ? 'most' : told;
}

export function shareOf(part: number, people: number): Share {
  const told = String(toldShare(part, people));
  return SHARES.find((share) => share === told) ?? 'few';
}

/** How many people there are, as a band. */
function peopleBand(people: number): PeopleBand {
  if (people >= 50) return '50';
  return people >= 20 ? '20' : '10';
}

/** In halves of a level, and never at either end, where everybody would be known by it. */
export function toldMean(hundredths: number, people: number, rules = EVERY_FIGURE_RULE): number {
  const mean = hundredths / 100 / people;
  const told = rules.rounding ? Math.round(mean * HALVES) / HALVES : mean;
  return rules.bands ? Math.min(HIGHEST_MEAN, Math.max(LOWEST_MEAN, told)) : told;
}

/** What is published of a part, once it may be. */
export function cellOf({ levels, hundredths }: Sums): Cell {
  const people = levels.reduce((sum, count) => sum + count, 0);
  return {
    people: peopleBand(people),
    shares: levels.map((count) => shareOf(count, people)),
    good: shareOf((levels[3] ?? 0) + (levels[4] ?? 0), people),
    mean: toldMean(hundredths, people),
  };
}

export const NO_SUMS: Sums = { levels: [0, 0, 0, 0, 0], hundredths: 0 };

export const addSums = (one: Sums, other: Sums): Sums => ({
  levels: one.levels.map((count, at) => count + (other.levels[at] ?? 0)),
  hundredths: one.hundredths + other.hundredths,
});
