import { describe, expect, it } from 'vitest';
import { firstWeekdayOf, monthsOf, weeksOf } from './weeks.ts';

describe('weeks', () => {
  it('begin on Sunday in Brazil and on Monday in France', () => {
    expect(weeksOf('2026-11-18', '2026-11-22', firstWeekdayOf('pt-BR'))).toEqual([
      [null, null, null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
      ['2026-11-22', null, null, null, null, null, null],
    ]);
    expect(weeksOf('2026-11-18', '2026-11-22', firstWeekdayOf('fr-FR'))).toEqual([
      [null, null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ]);
  });

  it('of a span hold each of its days once, over the end of a year too', () => {
    const days = weeksOf('2025-12-20', '2026-01-18', 0).flat().filter(Boolean);
    expect(new Set(days).size).toBe(30);
    expect(days.at(-1)).toBe('2026-01-18');
  });
});

describe('months', () => {
  it('hold their days in order', () => {
    const months = monthsOf('2026-01-30', '2026-03-02');
    expect(months.map(({ month, days }) => [month, days.length])).toEqual([
      ['2026-01', 2],
      ['2026-02', 28],
      ['2026-03', 2],
    ]);
  });
});
