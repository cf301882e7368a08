import { scoreOf } from '#features/burnout/engine/index.ts';
import type { Material } from './material.ts';

export interface Trend {
  direction: 'lighter' | 'heavier';
  /** How many earlier entries differ from this one in this direction. */
  entries: number;
}

/** Points that make an entry clearly lighter or heavier: the width of a level (specification 4). */
const CLEAR_DIFFERENCE = 4;

/** How this entry stands beside those before it; null unless at least half of them say the same. */
export function trendOf({ reading, earlier }: Pick<Material, 'reading' | 'earlier'>): Trend | null {
  const scores = earlier.flatMap((one) => (one.reading ? [scoreOf(one.reading.counts)] : []));
  const now = scoreOf(reading.counts);
  const lighter = scores.filter((score) => score - now >= CLEAR_DIFFERENCE).length;
  const heavier = scores.filter((score) => now - score >= CLEAR_DIFFERENCE).length;
  const entries = Math.max(lighter, heavier);
  if (entries === 0 || entries * 2 < scores.length) return null;
  return { direction: lighter >= heavier ? 'lighter' : 'heavier', entries };
}
