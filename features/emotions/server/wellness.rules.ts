import {
  type EmotionLevel,
  REPORT_DAYS,
  type Wellness,
} from '#features/emotions/contract/emotions.contract.ts';
import { meanOf } from '#packages/chance/index.ts';
import { addDays } from '#packages/kernel/day.ts';

const WEEK_DAYS = 7;

/** Less than a quarter of a level is no difference (design, section 9). */
export const AVERAGE_BAND = 0.25;

/** Fewest recorded days of the week, and of the days before it, that a mean may rest on. */
export const FEWEST_IN_WEEK = 3;
export const FEWEST_BEFORE = 4;

/**
 * How the mean of a person's last 7 days stands to `people`, the mean of all who agreed to be counted;
 * where there is none, to that of their own last 30 days, both ending on `today`. Null while there is
 * too little to compare.
 */
export function wellnessOf(
  levels: ReadonlyMap<string, EmotionLevel>,
  today: string,
  people: number | null,
): Wellness | null {
  const weekStart = addDays(today, 1 - WEEK_DAYS);
  const monthStart = addDays(today, 1 - REPORT_DAYS);
  const month = [...levels].filter(([day]) => day >= monthStart && day <= today);
  const week = month.filter(([day]) => day >= weekStart);
  const mean = (days: typeof month) => meanOf(days.map(([, level]) => level)) as number;
  if (week.length < FEWEST_IN_WEEK) return null;
  if (people !== null) return { stands: standing(mean(week) - people), against: 'people' };
  if (month.length - week.length < FEWEST_BEFORE) return null;
  return { stands: standing(mean(week) - mean(month)), against: 'month' };
}

function standing(difference: number): Wellness['stands'] {
  // Levels are fifths and their means fractions: what adds up to the band must not miss it by rounding.
  if (Math.abs(difference) <= AVERAGE_BAND + 1e-9) return 'average';
  return difference > 0 ? 'above' : 'below';
}
