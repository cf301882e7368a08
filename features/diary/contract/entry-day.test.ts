import { expect, test } from 'vitest';
import { dayProblem, oldestDay } from './entry-day.ts';

const today = '2026-11-18';

test.each([
  ['today', today, '2020-01-01', null],
  ['today, on the first day of the account', today, today, null],
  ['tomorrow', '2026-11-19', '2020-01-01', 'day_ahead'],
  ['thirty days ago', '2026-10-19', '2020-01-01', null],
  ['thirty-one days ago', '2026-10-18', '2020-01-01', 'day_too_old'],
  ['the account’s first day', '2026-11-10', '2026-11-10', null],
  ['the day before it', '2026-11-09', '2026-11-10', 'day_before_account'],
])('%s', (_, day, accountDay, problem) => {
  expect(dayProblem(day, { today, accountDay })).toBe(problem);
  if (problem === null) expect(day >= oldestDay(today, accountDay)).toBe(true);
});
