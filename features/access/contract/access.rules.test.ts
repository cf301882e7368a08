import { describe, expect, it, test } from 'vitest';
import {
  flagsOf,
  isTrialEnding,
  type Plan,
  planOf,
  type Role,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
  trialEnd,
} from './access.rules.ts';

test.each([
  ['individual', 'individual'],
  ['empresarial', 'empresarial'],
  ['free', 'free'],
  ['business', 'free'],
  ['Individual', 'free'],
  ['', 'free'],
  [null, 'free'],
  [undefined, 'free'],
])('a stored plan %j counts as %s', (stored, plan) => {
  expect(planOf(stored)).toBe(plan);
});

test.each<[Plan, Role | null, [admin: boolean, companyAdmin: boolean, premium: boolean]]>([
  ['free', null, [false, false, false]],
  ['individual', null, [false, false, true]],
  ['empresarial', null, [false, false, true]],
  ['empresarial', 'company_admin', [false, true, true]],
  ['free', 'company_admin', [false, true, false]],
  ['free', 'admin', [true, true, false]],
])('plan %s and role %s', (plan, role, flags) => {
  const { isAdmin, isCompanyAdmin, hasPremiumAccess } = flagsOf(plan, role);
  expect([isAdmin, isCompanyAdmin, hasPremiumAccess]).toEqual(flags);
});

describe('a trial', () => {
  const start = new Date('2026-11-18T15:20:00Z');

  it('lasts 14 days and is announced 3 days before its end', () => {
    expect([TRIAL_DAYS, TRIAL_NOTICE_DAYS]).toEqual([14, 3]);
    expect(trialEnd(start)).toEqual(new Date('2026-12-02T15:20:00Z'));
  });

  test.each([
    ['2026-11-29T15:19:59Z', false],
    ['2026-11-29T15:20:00Z', true],
    ['2026-12-02T15:20:00Z', true],
  ])('at %s is ending: %s', (now, ending) => {
    expect(isTrialEnding(trialEnd(start), new Date(now))).toBe(ending);
  });
});
