import { expect, it } from 'vitest';
import { parsePosition, positionText } from './position.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const MINUTE = 60_000;

it('goes on from a position while everything since is kept', () => {
  const seen = positionText(42n, NOW);
  expect(parsePosition(seen, NOW + 54 * MINUTE)).toBe(42n);
  expect(parsePosition(seen, NOW + 56 * MINUTE)).toBeNull();
});

it.each([null, '', '42', '42.', '.7', '-1.1', '42.x', '1e3.5', `${'9'.repeat(19)}.1`])(
  'is none: %j',
  (text) => {
    expect(parsePosition(text, NOW)).toBeNull();
  },
);
