import {
  CATEGORY_KEYS,
  type CategoryKey,
  type MentionView,
  type ReadingView,
} from '../../contract/burnout.contract.ts';
import { WEIGHTS } from '../../engine/contract.ts';
import { levelOf, scoreOf } from '../../engine/score.ts';

/** Points of one mention of a category (specification section 3). */
export function weightOf(category: CategoryKey): number {
  return WEIGHTS[category];
}

export interface CategorySum {
  category: CategoryKey;
  count: number;
  points: number;
}

/** Points by category, in the product's order; categories without a counted mention are left out. */
export function categorySums(counts: Readonly<Record<CategoryKey, number>>): CategorySum[] {
  return CATEGORY_KEYS.map((category) => ({
    category,
    count: counts[category],
    points: counts[category] * WEIGHTS[category],
  })).filter(({ count }) => count > 0);
}

export interface PointRow {
  /** The words as written. */
  words: string;
  category: CategoryKey;
  status: MentionView['status'];
  points: number;
}

export interface Points {
  rows: PointRow[];
  /** Sum of the rows, below zero where good signs outweigh. */
  sum: number;
  /** The score shown: the sum, or 0 where it is negative. */
  score: number;
}

/** The sum behind a score, word by word in the order of the text. */
export function pointsOf(text: string, mentions: readonly MentionView[]): Points {
  const rows = mentions.map(({ start, end, category, status, weight }) => ({
    words: text.slice(start, end),
    category,
    status,
    points: weight,
  }));
  const sum = rows.reduce((total, row) => total + row.points, 0);
  return { rows, sum, score: Math.max(0, sum) };
}

/** Points with their sign, as a sum shows them: +3, 0, −2 (with the true minus sign). */
export function signedPoints(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/**
 * The reading as it will be once the person's correction is stored: each mention of the expression
 * weighs nothing. Shown at once; the server's own reading replaces it.
 */
export function withoutExpression(reading: ReadingView, expression: string): ReadingView {
  const counts = { ...reading.counts };
  const mentions = reading.mentions.map((mention) => {
    if (mention.expression !== expression) return mention;
    if (mention.status === 'counted') {
      counts[mention.category] = Math.max(0, counts[mention.category] - 1);
    }
    return { ...mention, status: 'dismissed' as const, weight: 0 };
  });
  const score = scoreOf(counts);
  return { ...reading, mentions, counts, score, level: levelOf(score) };
}
