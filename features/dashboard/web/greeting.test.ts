import { describe, expect, it } from 'vitest';
import { firstName, partOfDay } from './greeting.rules.ts';

describe('the part of the day', () => {
  it.each([
    ['2026-11-19T07:59:00Z', 'evening'],
    ['2026-11-19T08:00:00Z', 'morning'],
    ['2026-11-19T14:59:00Z', 'morning'],
    ['2026-11-19T15:00:00Z', 'afternoon'],
    ['2026-11-19T20:59:00Z', 'afternoon'],
    ['2026-11-19T21:00:00Z', 'evening'],
    ['2026-11-19T03:00:00Z', 'evening'],
  ])('at %s in São Paulo is %s', (instant, expected) => {
    expect(partOfDay(new Date(instant), 'America/Sao_Paulo')).toBe(expected);
  });
  it('is the person’s own, wherever the server stands', () => {
    expect(partOfDay(new Date('2026-11-19T08:00:00Z'), 'Asia/Tokyo')).toBe('afternoon');
  });
});

describe('the name people are called by', () => {
  it.each([
    ['Marina Duarte', 'Marina'],
    ['  Ana  ', 'Ana'],
    ['', ''],
  ])('of %j', (full, expected) => {
    expect(firstName(full)).toBe(expected);
  });
});
