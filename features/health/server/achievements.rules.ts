import { ACHIEVEMENTS, type AchievementKey } from '#features/health/contract/achievements.ts';
import { PRESETS } from '#features/health/contract/health.kinds.ts';
import { addDays } from '#packages/kernel/index.ts';

/** The records of one kind on one day, added up. */
export interface Tally {
  day: string;
  part: 'drink' | 'exercise' | 'meal' | 'sleep';
  kind: string;
  count: number;
  minutes: number;
  /** How many of them in company. */
  together: number;
}

export interface Progress {
  key: AchievementKey;
  /** What stands now. */
  count: number;
  /** What it takes. */
  of: number;
}

/** Length of the span in which the best days are looked for, and of the garden elsewhere. */
const SPAN_DAYS = 28;
/** From the first record to a later one, in days. */
const MONTH_DAYS = 30;

/**
 * How far each achievement is, from all records that a person has. Counts things done, never days in
 * a row, and knows no clock: another record can only raise a count, and time changes none.
 */
export function progressOf(tallies: readonly Tally[]): Progress[] {
  const drinks = tallies.filter(({ part }) => part === 'drink');
  const exercises = tallies.filter(({ part }) => part === 'exercise');
  const meals = tallies.filter(({ part }) => part === 'meal');
  const walks = exercises.filter(({ kind }) => kind === 'walk');
  const days = daysOf(tallies);
  const best = bestSpan(days);
  const kinds = new Set(exercises.map(({ kind }) => kind)).size;
  const presets = new Set(drinks.map(({ kind }) => kind).filter(isPreset)).size;
  const found: Record<AchievementKey, [count: number, of: number]> = {
    firstRecord: [countOf(tallies), 1],
    firstExercise: [countOf(exercises), 1],
    tenWalks: [countOf(walks), 10],
    threeKinds: [kinds, 3],
    sixKinds: [kinds, 6],
    thousandMinutes: [exercises.reduce((sum, { minutes }) => sum + minutes, 0), 1_000],
    sevenDrinkDays: [daysOf(drinks).length, 7],
    thirtyDrinkDays: [daysOf(drinks).length, 30],
    fourDrinks: [presets, PRESETS.length],
    twentyMeals: [countOf(meals), 20],
    tenTogether: [meals.reduce((sum, { together }) => sum + together, 0), 10],
    tenOf28: [best, 10],
    twentyOf28: [best, 20],
    monthLater: [Math.min(spanOf(days), MONTH_DAYS), MONTH_DAYS],
  };
  return ACHIEVEMENTS.map((key) => ({ key, count: found[key][0], of: found[key][1] }));
}

/** The keys of what is there. */
export function earnedOf(progress: readonly Progress[]): AchievementKey[] {
  return progress.filter(({ count, of }) => count >= of).map(({ key }) => key);
}

const isPreset = (kind: string) => PRESETS.some((preset) => preset === kind);

function countOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}

/** Each day once, oldest first. */
function daysOf(tallies: readonly Tally[]): string[] {
  return [...new Set(tallies.map(({ day }) => day))].toSorted();
}

/** Days with a record in the 28 days in a row that have most of them. */
function bestSpan(days: readonly string[]): number {
  let best = 0;
  let first = 0;
  days.forEach((day, index) => {
    while ((days[first] ?? day) <= addDays(day, -SPAN_DAYS)) first += 1;
    best = Math.max(best, index - first + 1);
  });
  return best;
}

/** Days from the first record to the last one. */
function spanOf(days: readonly string[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 0;
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}
