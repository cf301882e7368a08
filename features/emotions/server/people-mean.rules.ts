import { addDays } from '#packages/kernel/day.ts';

/** Days that a mean covers; two that are this far apart share none. */
export const MEAN_DAYS = 7;
/** Fewest people that a mean is made of (decision 0034). */
export const FEWEST_PEOPLE = 10;
/** Two means that share days differ by nobody or by at least as many people. */
export const FEWEST_CHANGED = 3;

/** The newest mean that was published. */
export interface PublishedMean {
  day: string;
  people: number;
  /** Those counted in it who have not taken their consent back since, nor left. */
  remaining: ReadonlySet<string>;
  withdrawn: boolean;
}

export type Decision = { kind: 'publish'; tenths: number } | { kind: 'keep' | 'withdraw' };

/**
 * What becomes of the mean on `day`, the last day that `means` cover: the mean level of each person
 * who agreed. Whoever holds two means side by side must not learn the level of one person by taking one
 * from the other: means that share days are made of the same people, or of several others. Until then
 * the former one stands, unless somebody in it wants to be counted no more.
 */
export function decideMean(
  former: PublishedMean | null,
  means: ReadonlyMap<string, number>,
  day: string,
): Decision {
  // At most one a day, however often it is looked at.
  if (former && former.day >= day) return { kind: 'keep' };
  if (means.size < FEWEST_PEOPLE) return { kind: former ? 'withdraw' : 'keep' };
  if (former && addDays(former.day, MEAN_DAYS) > day) {
    const changed = changedPeople(former, means);
    if (changed > 0 && changed < FEWEST_CHANGED) {
      return { kind: former.remaining.size < former.people ? 'withdraw' : 'keep' };
    }
  }
  return { kind: 'publish', tenths: meanTenths([...means.values()]) };
}

/** How many people are in one of the two means only. */
export function changedPeople(
  { people, remaining }: Pick<PublishedMean, 'people' | 'remaining'>,
  means: ReadonlyMap<string, number>,
): number {
  const both = [...remaining].filter((person) => means.has(person)).length;
  return people - both + (means.size - both);
}

function meanTenths(levels: readonly number[]): number {
  return Math.round((10 * levels.reduce((sum, level) => sum + level, 0)) / levels.length);
}
