import { expect, test } from 'vitest';
import { mayRead, mayStart, type Progress, stateOf } from './progress.rules.ts';

const then = new Date('2026-11-02T12:00:00Z');
const started: Progress = { startedAt: then, completedAt: null };
const completed: Progress = { startedAt: then, completedAt: then };

test.each([
  ['never started', null, 'pending'],
  ['started', started, 'inProgress'],
  ['completed', completed, 'completed'],
  [
    'completed without a start, which nothing stores',
    { startedAt: null, completedAt: then },
    'pending',
  ],
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
