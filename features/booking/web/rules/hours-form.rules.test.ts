import { expect, it } from 'vitest';
import { hoursSchema } from '../../contract/hours.ts';
import { FIRST_HOURS, inOrder, problemsOf } from './hours-form.rules.ts';

const hours = { ...FIRST_HOURS, timeZone: 'America/Sao_Paulo' };
const monday = (from: string, to: string) => ({ weekday: 1, from, to });

it('has nothing to say of what a professional begins with', () => {
  expect(problemsOf(hours)).toEqual({ numbers: new Set(), ranges: new Map() });
  expect(hoursSchema.safeParse(hours).success).toBe(true);
});

it('names each number out of its bounds', () => {
  const wrong = {
    ...hours,
    minutes: 10,
    gapMinutes: Number.NaN,
    noticeHours: 400,
    cancelHours: -1,
  };
  expect(problemsOf(wrong).numbers).toEqual(
    new Set(['minutes', 'gapMinutes', 'noticeHours', 'cancelHours']),
  );
});

it('names the range that ends first, and the later one of two that overlap', () => {
  const weekly = [monday('09:00', '12:00'), monday('11:00', '13:00'), monday('18:00', '14:00')];
  expect(problemsOf({ ...hours, weekly }).ranges).toEqual(
    new Map([
      [1, 'overlap'],
      [2, 'order'],
    ]),
  );
});

it('puts a week in order, Sunday last', () => {
  const weekly = [
    { ...monday('09:00', '10:00'), weekday: 0 },
    monday('14:00', '15:00'),
    monday('08:00', '09:00'),
  ];
  expect(inOrder(weekly).map(({ weekday, from }) => `${weekday} ${from}`)).toEqual([
    '1 08:00',
    '1 14:00',
    '0 09:00',
  ]);
});
