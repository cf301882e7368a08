import { expect, it } from 'vitest';
import { cellOf, shareOf, toldMean } from './figures.rules.ts';

it.each([
  [0, 10, 'few'],
  [1, 10, 'few'],
  [3, 25, 'few'],
  [13, 100, '15'],
  [1, 2, '50'],
  [81, 100, '80'],
  [9, 10, 'most'],
  [10, 10, 'most'],
] as const)('%i of %i are told as %s', (part, people, told) => {
  expect(shareOf(part, people)).toBe(told);
});

it.each([
  [100, 1.5],
  [124, 1.5],
  [290, 3],
  [330, 3.5],
  [500, 4.5],
])('a mean of %i hundredths is told as %s', (hundredths, told) => {
  expect(toldMean(hundredths * 12, 12)).toBe(told);
});

it('tells of some people how many there are as a band, and the same of everybody who is alike', () => {
  expect(cellOf({ levels: [0, 0, 12, 12, 0], hundredths: 24 * 350 })).toEqual({
    people: '20',
    shares: ['few', 'few', '50', '50', 'few'],
    good: '50',
    mean: 3.5,
  });
  const best = cellOf({ levels: [0, 0, 0, 0, 60], hundredths: 60 * 500 });
  expect(best).toEqual({ ...best, people: '50', good: 'most', mean: 4.5 });
});
