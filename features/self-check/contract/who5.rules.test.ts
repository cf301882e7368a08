import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSince, scoreOf, suggestsTalking } from './who5.rules.ts';

describe('WHO-5', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0, true],
    [[3, 3, 3, 2, 1], 48, true],
    [[5, 5, 5, 5, 5], 100, false],
    [[3, 3, 3, 3, 1], 52, false],
  ])('%j is %i', (answers, score, talk) => {
    expect(scoreOf(answers)).toBe(score);
    expect(suggestsTalking(score)).toBe(talk);
  });

  it('suggests talking at fifty itself', () => {
    expect([suggestsTalking(50), suggestsTalking(51)]).toEqual([true, false]);
  });

  it.each([
    [40, 48, 'same'],
    [40, 52, 'better'],
    [40, 50, 'better'],
    [60, 50, 'worse'],
    [60, 56, 'same'],
  ] as const)('from %i to %i is %s', (before, now, change) => {
    expect(changeSince(before, now)).toBe(change);
  });

  it('stays within 0 and 100 and never falls with a better answer', () => {
    const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(answers, fc.nat(4), (given, item) => {
        const better = given.map((answer, index) => (index === item ? answer + 1 : answer));
        expect(scoreOf(better)).toBe(scoreOf(given) + 4);
        expect(scoreOf(better)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
