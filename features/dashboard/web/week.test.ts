import { describe, expect, it } from 'vitest';
import { weekDays, weekLine } from './week.rules.ts';

const week = (...entries: number[]) =>
  entries.map((count, index) => ({
    day: `2026-11-1${index + 3}`,
    entries: count,
    emotion: null,
    recorded: count > 0,
  }));
const felt = { day: '2026-11-19', entries: 0, emotion: 4 as const, recorded: true };
/** Something of another feature, or a record that is no more. */
const recorded = { day: '2026-11-19', entries: 0, emotion: null, recorded: true };

describe('the last seven days', () => {
  it('call a past day without a record rest, and today open', () => {
    const states = weekDays(week(1, 0, 2, 0, 0, 1, 0), '').map(({ state }) => state);
    expect(states).toEqual(['wrote', 'rest', 'wrote', 'rest', 'rest', 'wrote', 'todayOpen']);
  });
  it('call no day rest that was before the account, and keep what stands on it', () => {
    const days = weekDays(week(0, 2, 0, 0, 0), '2026-11-15');
    expect(days.map(({ state }) => state)).toEqual([
      'before',
      'wrote',
      'rest',
      'rest',
      'todayOpen',
    ]);
  });
  it('show the emotion of a day before what was written', () => {
    const [first] = weekDays([{ ...felt, entries: 2 }], '');
    expect(first).toMatchObject({ state: 'felt', emotion: 4, entries: 2 });
  });
  it('call no day rest on which something else was recorded', () => {
    expect(weekDays([recorded, ...week(0)], '').map(({ state }) => state)).toEqual([
      'recorded',
      'todayOpen',
    ]);
  });
  it('mark the last one as today', () => {
    expect(weekDays(week(0, 0, 1), '').map(({ today }) => today)).toEqual([false, false, true]);
  });
  it.each([
    [week(0, 0, 0), 0, 'none'],
    [week(0, 0, 0), 5, 'back'],
    [week(1, 0, 0), 5, 'some'],
    [week(0, 0, 3), 5, 'today'],
    [[...week(0, 0), felt], 5, 'today'],
    [[felt, ...week(0)], 5, 'some'],
    [[felt, ...week(0)], null, 'rest'],
    [week(0, 0, 0), null, 'none'],
  ] as const)('have one kind line, case %#', (days, grown, expected) => {
    const rhythm = grown === null ? null : { days: 0, grown };
    expect(weekLine([...days], rhythm)).toBe(expected);
  });
});
