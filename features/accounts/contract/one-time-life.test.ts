import { expect, it } from 'vitest';
import { isChangeWaiting, isExpired } from './one-time-life.rules.ts';

it.each([
  ['one that was never asked for', null, false],
  ['one of this minute', '2026-11-28T11:59:10Z', true],
  ['one whose codes have a second left', '2026-11-28T11:00:01Z', true],
  ['one whose codes are over', '2026-11-28T10:59:59Z', false],
])('of %s says whether it waits', (_, sentAt, waits) => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(isChangeWaiting(sentAt ? new Date(sentAt) : null, now)).toBe(waits);
});

it('a code lives for an hour', () => {
  const made = new Date('2026-11-23T12:00:00Z');
  expect(isExpired(made, new Date('2026-11-23T13:00:00Z'))).toBe(false);
  expect(isExpired(made, new Date('2026-11-23T13:00:00.001Z'))).toBe(true);
});
