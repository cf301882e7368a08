import { MIN_MEMBERS, STEP } from '../contract/ranking.contract.ts';

/** People of a company, or of none, who completed as many courses in a period. */
export interface Alike {
  courses: number;
  people: number;
  /** Those of them who are told of without a name, and have been there for a while. */
  settled: number;
  nameless: number;
}

export interface Standing {
  /** How many completed a course. */
  people: number;
  /** What they completed together; null where too few would stand in it. */
  courses: number | null;
  /** How many without a name completed how many courses. */
  groups: { courses: number; people: number }[];
}

/**
 * What is told of people without a name: nothing where fewer than five of them stand in a figure, and
 * rounded down, so that nobody can be taken off it. Accounts of the last days fill up no figure.
 */
export function standingOf(alike: readonly Alike[]): Standing {
  const sum = (count: (one: Alike) => number) => alike.reduce((all, one) => all + count(one), 0);
  const isTold = sum(({ settled }) => settled) >= MIN_MEMBERS;
  return {
    people: rounded(sum(({ people }) => people)),
    courses: isTold ? rounded(sum(({ courses, people }) => courses * people)) : null,
    groups: alike
      .filter(({ settled }) => settled >= MIN_MEMBERS)
      .map(({ courses, nameless }) => ({ courses, people: rounded(nameless) })),
  };
}

const rounded = (count: number) => STEP * Math.floor(count / STEP);
