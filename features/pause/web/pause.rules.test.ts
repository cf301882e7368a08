import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LENGTHS, momentAt } from './pause.rules.ts';

it.each([
  [0, 1, { phase: 'in', count: 1, breath: 1, breaths: 6, left: 60, over: false }],
  [3, 1, { phase: 'in', count: 4, breath: 1, breaths: 6, left: 57, over: false }],
  [4, 1, { phase: 'out', count: 1, breath: 1, breaths: 6, left: 56, over: false }],
  [59, 1, { phase: 'out', count: 6, breath: 6, breaths: 6, left: 1, over: false }],
  [60, 1, { phase: 'in', count: 1, breath: 6, breaths: 6, left: 0, over: true }],
  [170, 3, { phase: 'in', count: 1, breath: 18, breaths: 18, left: 10, over: false }],
] as const)('second %i of %i minutes', (seconds, length, moment) => {
  expect(momentAt(seconds, length)).toEqual(moment);
});

it('ends with the end of a breath, and never counts a breath too many', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(...LENGTHS),
      (seconds, length) => {
        const { breath, breaths, left, over } = momentAt(seconds, length);
        expect(breath).toBeLessThanOrEqual(breaths);
        expect(over).toBe(left === 0);
      },
    ),
  );
});
