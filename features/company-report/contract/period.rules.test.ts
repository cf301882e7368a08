import { expect, it } from 'vitest';
import {
  endOf,
  firstDayOf,
  lastDayOf,
  monthsOf,
  PERIOD,
  periodBefore,
  quarterEndingWith,
  startOf,
} from './period.rules.ts';

it.each([
  ['2026-10', '2026-09', '2026-10-01', '2026-10-31', null],
  ['2026-01', '2025-12', '2026-01-01', '2026-01-31', null],
  ['2028-02', '2028-01', '2028-02-01', '2028-02-29', null],
  ['2026-12', '2026-11', '2026-12-01', '2026-12-31', '2026-Q4'],
])('%s comes after %s', (month, before, first, last, quarter) => {
  expect(periodBefore(month)).toBe(before);
  expect(firstDayOf(month)).toBe(first);
  expect(lastDayOf(month)).toBe(last);
  expect(quarterEndingWith(month)).toBe(quarter);
});

it('a quarter has three months, and the one before it may be of another year', () => {
  expect(monthsOf('2026-Q1')).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(periodBefore('2026-Q1')).toBe('2025-Q4');
  expect(periodBefore('2026-Q3')).toBe('2026-Q2');
  expect(firstDayOf('2026-Q4')).toBe('2026-10-01');
  expect(lastDayOf('2026-Q4')).toBe('2026-12-31');
});

it.each([
  ['2026-10', '2026-10-01T03:00:00Z', '2026-11-01T03:00:00Z'],
  ['2026-Q4', '2026-10-01T03:00:00Z', '2027-01-01T03:00:00Z'],
])('%s is from %s until before %s', (period, from, until) => {
  expect(startOf(period)).toEqual(new Date(from));
  expect(endOf(period)).toEqual(new Date(until));
});

it.each(['2026-13', '2026-00', '2026-Q5', '2026', '2026-1', "2026-10' or 1=1"])(
  '%s is no period',
  (text) => {
    expect(PERIOD.test(text)).toBe(false);
  },
);
