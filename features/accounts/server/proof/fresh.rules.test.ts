import { describe, expect, it } from 'vitest';
import { FRESH_SECONDS, isFresh } from './fresh.rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const ago = (method: string, seconds: number) => ({
  method,
  timestamp: now.getTime() / 1_000 - seconds,
});

describe('a fresh session', () => {
  it.each([
    ['of a password just typed', [ago('password', 0)], true],
    ['of a code as old as codes get', [ago('otp', FRESH_SECONDS)], true],
    ['of a proof a second older', [ago('password', FRESH_SECONDS + 1)], false],
    ['with an old password and a new factor', [ago('totp', 5), ago('password', 90_000)], true],
    [
      'with an old factor and a password proved again',
      [ago('password', 5), ago('totp', 90_000)],
      true,
    ],
    ['in which everything is old', [ago('totp', 86_400), ago('password', 90_000)], false],
    ['that says nothing', [], false],
  ])('%s', (_what, amr, expected) => {
    expect(isFresh({ amr }, now)).toBe(expected);
  });

  it('is not one that does not exist', () => {
    expect(isFresh(null, now)).toBe(false);
    expect(isFresh(undefined, now)).toBe(false);
  });
});
