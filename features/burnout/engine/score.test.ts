import { expect, it } from 'vitest';
import { levelOf, scoreOf } from './score.ts';

const NONE = { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 };

it('weighs each category as specified and never falls below zero', () => {
  expect(scoreOf({ exhaustion: 1, physical: 1, cynicism: 1, selfcriticism: 1, positive: 1 })).toBe(
    7,
  );
  expect(scoreOf({ ...NONE, positive: 3 })).toBe(0);
});

it.each([
  [0, 'low'],
  [3, 'low'],
  [4, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [40, 'high'],
])('puts a score of %i at %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});
