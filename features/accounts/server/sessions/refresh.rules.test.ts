import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './refresh.rules.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const token = (id: string, parentId: string | null, revokedAt: Date | null = null) => ({
  id,
  parentId,
  revokedAt,
});
const ACTIVE = token('c', 'b');

describe('judgeRefresh', () => {
  it.each([
    ['the active token', ACTIVE, ACTIVE, 'rotate'],
    ['the first token of a session', token('a', null), token('a', null), 'rotate'],
    ['the parent of the active one, an hour later', token('b', 'a', ago(3_600)), ACTIVE, 'repeat'],
    ['a grandparent within the interval', token('a', null, ago(9)), ACTIVE, 'repeat'],
    ['a grandparent at its very end', token('a', null, ago(10)), ACTIVE, 'repeat'],
    ['a grandparent after it', token('a', null, ago(11)), ACTIVE, 'reuse'],
    [
      'a revoked token of a session without an active one',
      token('b', 'a', ago(1)),
      undefined,
      'reuse',
    ],
  ] as const)('judges %s', (_what, presented, active, verdict) => {
    expect(judgeRefresh(presented, active, NOW, 10_000)).toBe(verdict);
  });

  it('knows no grace without an interval, except for the parent', () => {
    expect(judgeRefresh(token('a', null, ago(1)), ACTIVE, NOW, 0)).toBe('reuse');
    expect(judgeRefresh(token('b', 'a', ago(1)), ACTIVE, NOW, 0)).toBe('repeat');
  });
});
