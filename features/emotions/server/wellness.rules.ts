import {
  type EmotionLevel,
  REPORT_DAYS,
  type Wellness,
} from '#features/emotions/contract/emotions.contract.ts';
import { addDays } from '#packages/kernel/day.ts';
import { meanOf } from './chance.rules.ts';

const WEEK_DAYS = 7;

/** Less than a quarter of a level is no difference (design, section 9). */
export const AVERAGE_BAND = 0.25;

/** Fewest recorded days of the week, and of the days before it, that a mean may rest on. */
export const FEWEST_IN_WEEK = 3;
export const FEWEST_BEFORE = 4;

/**
 * How the mean of a person's last 7 days stands to that of their own last 30, both ending on `today`.
 * Null while there is too little to compare. Other people's levels are not part of it as long as
 * nobody has been asked whether theirs may be counted.
 */
export function wellnessOf(
  levels: ReadonlyMap<string, EmotionLevel>,
  today: string,
): Wellness | null {
  const weekStart = addDays(today, 1 - WEEK_DAYS);
  const monthStart = addDays(today, 1 - REPORT_DAYS);
  const month = [...levels].filter(([day]) => day >= monthStart && day <= today);
  const week = month.filter(([day]) => day >= weekStart);
  if (week.length < FEWEST_IN_WEEK || month.length - week.length < FEWEST_BEFORE) return null;
  const mean = (days: typeof month) => meanOf(days.map(([, level]) => level)) as number;
  const difference = mean(week) - mean(month);
  if (Math.abs(difference) <= AVERAGE_BAND) return 'average';
  return difference > 0 ? 'above' : 'below';
}
