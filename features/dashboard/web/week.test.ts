import { describe, expect, it } from 'vitest';
import { weekDays, weekLine } from './week.rules.ts';

const week = (...entries: number[]) =>
  entries.map((count, index) => ({ day: `2026-11-1${index + 3}`, entries: count, emotion: null }));
const felt = { day: '2026-11-19', entries: 0, emotion: 4 as const };

describe('the last seven days', () => {
  it('call a past day without a record rest, and today open', () => {
    const states = weekDays(week(1, 0, 2, 0, 0, 1, 0)).map(({ state }) => state);
    expect(states).toEqual(['wrote', 'rest', 'wrote', 'rest', 'rest', 'wrote', 'todayOpen']);
  });
  it('show the emotion of a day before what was written', () => {
    const [first] = weekDays([{ ...felt, entries: 2 }]);
    expect(first).toMatchObject({ state: 'felt', emotion: 4, entries: 2 });
  });
  it('mark the last one as today', () => {
    expect(weekDays(week(0, 0, 1)).map(({ today }) => today)).toEqual([false, false, true]);
  });
  it.each([
    [week(0, 0, 0), 'none'],
    [week(1, 0, 0), 'some'],
    [week(0, 0, 3), 'today'],
    [[...week(0, 0), felt], 'today'],
    [[felt, ...week(0)], 'some'],
  ])('have one kind line, case %#', (days, expected) => {
    expect(weekLine(days)).toBe(expected);
  });
});
