import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KEYS,
  type MentionView,
  type ReadingView,
} from '../../contract/burnout.contract.ts';
import { categorySums, pointsOf, weightOf, withoutExpression } from './points.rules.ts';

const mentionArbitrary = fc.record({
  category: fc.constantFrom(...CATEGORY_KEYS),
  expression: fc.constantFrom('a', 'b', 'c'),
  counted: fc.boolean(),
});

function readingOf(
  parts: { category: MentionView['category']; expression: string; counted: boolean }[],
): ReadingView {
  const counts = { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 };
  const mentions = parts.map(({ category, expression, counted }, index): MentionView => {
    if (counted) counts[category] += 1;
    return {
      start: index,
      end: index + 1,
      category,
      expression,
      status: counted ? 'counted' : 'negated',
      weight: counted ? weightOf(category) : 0,
    };
  });
  const { score } = pointsOf('x'.repeat(parts.length), mentions);
  const level = score >= 8 ? 'high' : score >= 4 ? 'moderate' : 'low';
  return {
    score,
    level,
    counts,
    mentions,
    crisisLevel: 0,
    language: 'pt',
    words: 9,
    engineVersion: '1',
  };
}

describe('the sum behind a score', () => {
  it('is the example of the product: 3 + 2 + 2 - 2 and a negated word make 5', () => {
    const reading = readingOf([
      { category: 'exhaustion', expression: 'a', counted: true },
      { category: 'physical', expression: 'b', counted: true },
      { category: 'selfcriticism', expression: 'c', counted: true },
      { category: 'positive', expression: 'd', counted: true },
      { category: 'cynicism', expression: 'e', counted: false },
    ]);
    expect(pointsOf('abcde', reading.mentions)).toMatchObject({ sum: 5, score: 5 });
  });

  it('shows zero for a negative sum and keeps the sum to explain it', () => {
    const reading = readingOf([{ category: 'positive', expression: 'a', counted: true }]);
    expect(pointsOf('a', reading.mentions)).toMatchObject({ sum: -2, score: 0 });
  });

  it('is the same by word and by category', () => {
    fc.assert(
      fc.property(fc.array(mentionArbitrary, { maxLength: 20 }), (parts) => {
        const reading = readingOf(parts);
        const byCategory = categorySums(reading.counts).reduce(
          (sum, { points }) => sum + points,
          0,
        );
        expect(byCategory).toBe(pointsOf('x'.repeat(parts.length), reading.mentions).sum);
      }),
    );
  });
});

describe('a correction shown at once', () => {
  it('takes each mention of the expression out, and the sum still is the score', () => {
    fc.assert(
      fc.property(fc.array(mentionArbitrary, { maxLength: 20 }), (parts) => {
        const after = withoutExpression(readingOf(parts), 'a');
        expect(pointsOf('x'.repeat(parts.length), after.mentions).score).toBe(after.score);
        const dismissed = after.mentions.filter(({ expression }) => expression === 'a');
        expect(
          dismissed.every(({ status, weight }) => status === 'dismissed' && weight === 0),
        ).toBe(true);
      }),
    );
  });

  it('may lower the level', () => {
    const reading = readingOf([
      { category: 'exhaustion', expression: 'a', counted: true },
      { category: 'physical', expression: 'b', counted: true },
    ]);
    expect(reading.level).toBe('moderate');
    expect(withoutExpression(reading, 'a')).toMatchObject({ score: 2, level: 'low' });
  });
});
