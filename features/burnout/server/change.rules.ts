import {
  CATEGORY_KEYS,
  type CategoryKey,
  type PeriodChange,
} from '#features/burnout/contract/burnout.contract.ts';
import { clearOnes, differenceByChance, meanOf } from '#packages/chance/index.ts';

/** Fewest entries on each side: below it no difference could be told from chance. */
export const FEWEST_TO_COMPARE = 6;
/** Newest entries of each side that are compared: a bound on the work, which years of use stay below. */
const MOST_TO_COMPARE = 1_000;

/** What of an entry is compared. */
export interface ComparedEntry {
  score: number;
  counts: Readonly<Record<CategoryKey, number>>;
}

/**
 * What is different from the period before: points for each entry, and mentions of each category for
 * each entry, told with how often chance alone gives as much, all comparisons taken together. Null
 * below six entries on either side; it never says why.
 */
export function changeOf(
  before: readonly ComparedEntry[],
  now: readonly ComparedEntry[],
): PeriodChange | null {
  if (Math.min(before.length, now.length) < FEWEST_TO_COMPARE) return null;
  const entries = [...before.slice(-MOST_TO_COMPARE), ...now.slice(-MOST_TO_COMPARE)];
  const isNow = entries.map((_, index) => index >= Math.min(before.length, MOST_TO_COMPARE));
  const compare = (numberOf: (entry: ComparedEntry) => number) => {
    const values = entries.map(numberOf);
    const test = differenceByChance(values, isNow);
    return {
      before: round(meanOf(values.filter((_, index) => !isNow[index])) ?? 0),
      now: round(meanOf(values.filter((_, index) => isNow[index])) ?? 0),
      p: test?.p ?? 1,
    };
  };
  const points = compare(({ score }) => score);
  const categories = CATEGORY_KEYS.map((category) => ({
    category,
    ...compare(({ counts }) => counts[category]),
  })).filter((one) => one.before > 0 || one.now > 0);
  const [first = false, ...others] = clearOnes([points.p, ...categories.map(({ p }) => p)]);
  return {
    entries: now.length,
    entriesBefore: before.length,
    points: { ...points, clear: first },
    categories: categories.map((one, index) => ({ ...one, clear: others[index] === true })),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
