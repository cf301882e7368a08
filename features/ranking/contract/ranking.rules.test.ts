import { expect, it } from 'vitest';
import { averageOf, closedMonth, periodNumber, sizeOf } from './ranking.rules.ts';

it.each([
  ['all', '2026-11-18T15:00:00Z', 0],
  ['year', '2026-11-18T15:00:00Z', 2026],
  ['month', '2026-11-18T15:00:00Z', 202611],
  // Still the last evening of the year in São Paulo.
  ['year', '2027-01-01T02:59:00Z', 2026],
  ['month', '2027-01-01T03:00:00Z', 202701],
] as const)('%s at %s is the period %d', (period, now, number) => {
  expect(periodNumber(period, new Date(now))).toBe(number);
});

it.each([
  ['2026-11-18T15:00:00Z', { year: '2026-01-01', first: '2026-10-01', last: '2026-10-31' }],
  // Still the last evening of the month in São Paulo.
  ['2026-12-01T02:59:00Z', { year: '2026-01-01', first: '2026-10-01', last: '2026-10-31' }],
  ['2027-01-01T03:00:00Z', { year: '2026-01-01', first: '2026-12-01', last: '2026-12-31' }],
])('at %s the month that closed last is %j', (now, month) => {
  expect(closedMonth(new Date(now))).toEqual(month);
});

it.each([
  [5, '5'],
  [9, '5'],
  [10, '10'],
  [49, '10'],
  [50, '50'],
  [249, '50'],
  [250, '250'],
] as const)('a company of %d people is told to have %s or more', (members, size) => {
  expect(sizeOf(members)).toBe(size);
});

it('gives an average with one digit', () => {
  expect(averageOf(10, 3)).toBe(3.3);
  expect(averageOf(0, 7)).toBe(0);
});
