import { expect, it } from 'vitest';
import { brazilianHolidays } from './holidays.rules.ts';

const daysOf = (year: number, wanted: string) =>
  brazilianHolidays(year)
    .filter(({ name }) => name === wanted)
    .map(({ day }) => day.slice(5));

// Days of the federal ordinances of these years; 2038 has the latest Easter there is (25 April).
it.each([
  [2023, ['02-20', '02-21'], ['04-07'], ['06-08'], []],
  [2024, ['02-12', '02-13'], ['03-29'], ['05-30'], ['11-20']],
  [2025, ['03-03', '03-04'], ['04-18'], ['06-19'], ['11-20']],
  [2026, ['02-16', '02-17'], ['04-03'], ['06-04'], ['11-20']],
  [2027, ['02-08', '02-09'], ['03-26'], ['05-27'], ['11-20']],
  [2038, ['03-08', '03-09'], ['04-23'], ['06-24'], ['11-20']],
])('%d: Carnival, Good Friday, Corpus Christi, 20 November', (year, ...days) => {
  const names = ['carnival', 'goodFriday', 'corpusChristi', 'blackAwareness'];
  expect(names.map((name) => daysOf(year, name))).toEqual(days);
});

it('has the nine fixed days, and says which ones no law makes a holiday', () => {
  const all = brazilianHolidays(2026);
  expect(all.map(({ day }) => day.slice(5))).toEqual(
    '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '),
  );
  const optional = all.filter((one) => one.optional).map(({ name }) => name);
  expect(optional).toEqual(['carnival', 'carnival', 'corpusChristi']);
});
