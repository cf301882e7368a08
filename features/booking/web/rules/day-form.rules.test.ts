import { expect, it } from 'vitest';
import type { Hours } from '../../contract/hours.ts';
import { dayFormOf, outcomeOf, singleDayIn, singleDaysFrom } from './day-form.rules.ts';

const hours: Hours = {
  ...{ timeZone: 'America/Sao_Paulo', minutes: 50, gapMinutes: 10, holidays: true, state: null },
  ...{ noticeHours: 24, cancelHours: 24, closed: ['2026-12-28', '2026-11-02'] },
  weekly: [{ weekday: 1, from: '09:00', to: '12:00' }],
  opened: [{ day: '2026-12-25', from: '10:00', to: '12:00' }],
};

it.each([
  ['2026-12-25', 'opened', { closed: false, opened: [{ from: '10:00', to: '12:00' }] }],
  ['2026-12-28', 'closed', { closed: true, opened: [] }],
  ['2026-12-21', 'usual', { closed: false, opened: [] }],
])('%s is %s, and is sent as it stands', (day, kind, single) => {
  const form = dayFormOf(hours, day);
  expect(form.kind).toBe(kind);
  expect(singleDayIn(form)).toEqual(single);
});

it('says what a date would be before it is saved', () => {
  const evening = { kind: 'opened' as const, ranges: [{ from: '11:00', to: '14:00' }] };
  expect(outcomeOf(hours, '2026-12-21', evening)).toEqual({
    ranges: [{ from: '09:00', to: '14:00' }],
    times: 5,
  });
  expect(outcomeOf(hours, '2026-12-21', { ...evening, kind: 'closed' })).toEqual({
    ranges: [],
    times: 0,
  });
});

it('lists single dates in their order, without those that are over', () => {
  expect(singleDaysFrom(hours, '2026-12-01')).toEqual(['2026-12-25', '2026-12-28']);
});
