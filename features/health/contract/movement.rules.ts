import type { Effort } from './health.kinds.ts';

/**
 * Minutes a week that the World Health Organization recommends to adults: 150 to 300 of moderate
 * intensity, or 75 to 150 vigorous, or a mixture of equal worth (WHO guidelines on physical activity
 * and sedentary behaviour, Geneva 2020, ISBN 978-92-4-001512-8). A reference to read one's own number
 * by, never a target that somebody missed: the guideline itself says that some is better than none.
 */
export const WHO_WEEKLY_MINUTES = { from: 150, to: 300 } as const;

/** A vigorous minute stands for two moderate ones; light movement is welcome and has no number there. */
const WORTH: Readonly<Record<Effort, number>> = { light: 0, moderate: 1, vigorous: 2 };

/** Minutes of moderate intensity that exercises are worth together, as the guideline counts. */
export function moderateMinutes(exercises: readonly { minutes: number; effort: Effort }[]): number {
  return exercises.reduce((sum, { minutes, effort }) => sum + minutes * WORTH[effort], 0);
}
