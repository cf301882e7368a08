import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ASK_WORDINGS, GENTLE_WORDINGS, THANKS_WORDINGS, wordingOf } from './wording.rules.ts';

it('does not say the same card in the same words more than three times in thirty-six', () => {
  const times = new Map<string, number>();
  for (let nth = 0; nth < 36; nth++) {
    const { thanks, ask } = wordingOf(nth);
    const words = `${thanks}-${ask}`;
    times.set(words, (times.get(words) ?? 0) + 1);
  }
  expect(Math.max(...times.values())).toBeLessThanOrEqual(3);
});

it('changes every part from one card to the next, and always has words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (nth) => {
      const [now, next] = [wordingOf(nth), wordingOf(nth + 1)];
      expect(next.thanks).not.toBe(now.thanks);
      expect(next.gentle).not.toBe(now.gentle);
      expect(next.ask).not.toBe(now.ask);
      expect(now.thanks).toBeLessThan(THANKS_WORDINGS);
      expect(now.gentle).toBeLessThan(GENTLE_WORDINGS);
      expect(now.ask).toBeLessThan(ASK_WORDINGS);
    }),
  );
});
