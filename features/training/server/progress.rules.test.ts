import { expect, test } from 'vitest';
import {
  companySees,
  mayRead,
  mayRenew,
  mayStart,
  type Progress,
  standingWith,
  stateOf,
} from './progress.rules.ts';

const then = new Date('2026-11-02T12:00:00Z');
const started: Progress = {
  ...{ startedAt: then, completedAt: null, expiresAt: null, renewalStartedAt: null },
};
const completed: Progress = { ...started, completedAt: then };
const expiring: Progress = { ...completed, expiresAt: new Date('2027-11-02T12:00:00Z') };

test.each([
  ['never started', null, 'pending'],
  ['started', started, 'inProgress'],
  ['completed', completed, 'completed'],
  ['completed without a start, which nothing stores', { ...completed, startedAt: null }, 'pending'],
  ['taken once more', { ...expiring, renewalStartedAt: then }, 'inProgress'],
] as const)('%s', (_, progress, state) => {
  expect(stateOf(progress)).toBe(state);
});

test.each([
  ['free', false, null, { start: true, read: true }],
  ['free', true, null, { start: false, read: false }],
  ['individual', true, null, { start: true, read: true }],
  ['empresarial', true, null, { start: true, read: true }],
  // Going down from a plan hides nothing that was begun or completed.
  ['free', true, started, { start: false, read: true }],
  ['free', true, completed, { start: false, read: true }],
] as const)('plan %s, premium %s, progress %j', (plan, premium, progress, may) => {
  const course = { premium };
  expect({ start: mayStart(course, plan), read: mayRead(course, progress, plan) }).toEqual(may);
});

test.each([
  ['long before its end', expiring, '2027-09-02T12:00:00Z', false],
  ['sixty days before its end', expiring, '2027-09-03T12:00:00Z', true],
  ['after its end', expiring, '2028-01-01T12:00:00Z', true],
  [
    'while it is taken once more',
    { ...expiring, renewalStartedAt: then },
    '2028-01-01T12:00:00Z',
    false,
  ],
  ['without an end', completed, '2036-01-01T12:00:00Z', false],
  ['never started', null, '2028-01-01T12:00:00Z', false],
] as const)('a course may be renewed %s', (_, progress, now, may) => {
  expect(mayRenew(progress, new Date(now))).toBe(may);
});

test.each([
  ['a course that no law asks for', null, null, 'vale', null],
  ['nobody’s company', 'nr_1', { companyId: null }, null, null],
  ['what is not begun yet', 'nr_1', null, 'vale', 'sees'],
  ['what was begun there', 'nr_1', { companyId: 'vale' }, 'vale', 'sees'],
  ['what was begun before there was a company', 'nr_1', { companyId: null }, 'vale', 'asks'],
  ['what was begun in another one', 'nr_1', { companyId: 'outra' }, 'vale', 'asks'],
] as const)('of %s', (_, legal, progress, companyId, sees) => {
  expect(companySees({ legal }, progress, companyId)).toBe(sees);
});

const quiz = {};
test.each([
  ['read', { marked: true }, null, { read: true, asksNow: false }],
  ['not read', {}, null, { read: false, asksNow: false }],
  ['passed', { marked: true, passed: true }, quiz, { read: true, asksNow: false }],
  ['not passed', {}, quiz, { read: false, asksNow: false }],
  ['read before it asked', { marked: true }, quiz, { read: false, asksNow: true }],
  ['new since the course was completed', { completed: true }, quiz, { read: true, asksNow: false }],
] as const)('a lesson that is %s', (_, given, asked, standing) => {
  const none = { completed: false, marked: false, passed: false };
  expect(standingWith({ quiz: asked }, { ...none, ...given })).toEqual(standing);
});
