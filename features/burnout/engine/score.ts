import { CATEGORIES, type Counts, LEVEL_FROM, type Level, WEIGHTS } from './contract.ts';

/** Weighted sum of the counts, never below zero (specification section 3). */
export function scoreOf(counts: Counts): number {
  let sum = 0;
  for (const category of CATEGORIES) sum += WEIGHTS[category] * counts[category];
  return Math.max(0, sum);
}

/** Risk level of a score: 0-3 low, 4-7 moderate, 8 or more high (specification section 4). */
export function levelOf(score: number): Level {
  if (score >= LEVEL_FROM.high) return 'high';
  return score >= LEVEL_FROM.moderate ? 'moderate' : 'low';
}
