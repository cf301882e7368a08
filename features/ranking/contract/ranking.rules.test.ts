import { expect, it } from 'vitest';
import { averageOf, closedMonth, isPartOf, periodNumber, sizeOf } from './ranking.rules.ts';

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
  ['2026-11-18T15:00:00Z', '2026-10'],
  // Still the last evening of the month in São Paulo.
  ['2026-12-01T02:59:00Z', '2026-10'],
  ['2027-01-01T03:00:00Z', '2026-12'],
])('at %s the month that closed last is %s', (now, month) => {
  expect(closedMonth(new Date(now))).toBe(month);
});

it.each([
  ['all', '2026-10', '2027-01-18T15:00:00Z', true],
  ['year', '2026-10', '2026-11-18T15:00:00Z', true],
  ['year', '2026-12', '2027-01-18T15:00:00Z', false],
  ['month', '2026-10', '2026-11-18T15:00:00Z', false],
] as const)('a %s with %s in it at %s: %s', (period, month, now, isIn) => {
  expect(isPartOf(period, month, new Date(now))).toBe(isIn);
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
