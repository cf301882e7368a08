import { describe, expect, it } from 'vitest';
import { amountOf, noticeDue, type Period, periodEnd, withdrawalEnd } from './plan.rules.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('the end of a period', () => {
  it.each<[string, Period, string]>([
    ['2026-11-24T10:00:00', 'monthly', '2026-12-24T10:00:00'],
    ['2026-12-31T23:59:59', 'monthly', '2027-01-31T23:59:59'],
    ['2027-01-31T00:00:00', 'monthly', '2027-02-28T00:00:00'],
    ['2028-01-30T00:00:00', 'monthly', '2028-02-29T00:00:00'],
    ['2028-02-29T12:00:00', 'yearly', '2029-02-28T12:00:00'],
    ['2026-11-24T10:00:00', 'yearly', '2027-11-24T10:00:00'],
  ])('that begins on %s and is %s is %s', (start, period, end) => {
    expect(periodEnd(at(start), period)).toEqual(at(end));
  });
});

it.each([
  ['individual', 4900, 7, 4900],
  ['empresarial', 1400, 186, 260_400],
  ['empresarial', 1400, 0, 1400],
] as const)('%s at %i cents with %i places taken costs %i', (plan, priceCents, taken, amount) => {
  expect(amountOf({ plan, priceCents }, taken)).toBe(amount);
});

describe('a notice of renewal', () => {
  const endsAt = at('2026-12-24T10:00:00');
  it.each<[string, number | null, number | null]>([
    ['2026-12-17T09:59:59', null, null],
    ['2026-12-17T10:00:00', null, 7],
    ['2026-12-18T10:00:00', 7, null],
    ['2026-12-23T09:59:59', 7, null],
    ['2026-12-23T10:00:00', 7, 1],
    ['2026-12-23T12:00:00', null, 1],
    ['2026-12-23T12:00:00', 1, null],
    ['2026-12-24T10:00:00', 7, null],
  ])('at %s after that of %s days is %s', (now, noticed, due) => {
    expect(noticeDue({ endsAt, noticed }, at(now))).toBe(due);
  });
});

it('is taken back within seven days by a person, not by a company', () => {
  const confirmedAt = at('2026-11-24T10:00:00');
  expect(withdrawalEnd({ plan: 'individual', confirmedAt })).toEqual(at('2026-12-01T10:00:00'));
  expect(withdrawalEnd({ plan: 'individual', confirmedAt: null })).toBeNull();
  expect(withdrawalEnd({ plan: 'empresarial', confirmedAt })).toBeNull();
});
