import { GOAL_ML, MINUTES, ML } from '../../contract/health.kinds.ts';

/** A whole number as somebody typed it; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}

const isWithin = (value: number | null, { least, most }: { least: number; most: number }) =>
  value !== null && value >= least && value <= most;

export const isAmount = (text: string): boolean => isWithin(wholeNumber(text), ML);
export const isDuration = (text: string): boolean => isWithin(wholeNumber(text), MINUTES);
/** Nothing typed means that nothing is chosen, which is fine. */
export const isGoal = (text: string): boolean =>
  text.trim() === '' || isWithin(wholeNumber(text), GOAL_ML);
