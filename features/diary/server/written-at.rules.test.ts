import { expect, test } from 'vitest';
import { writtenAt } from './written-at.rules.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');

test.each([
  ['sent at once', undefined, '2026-11-20T15:00:00.000Z'],
  ['kept for two days', 2 * 86_400_000, '2026-11-18T15:00:00.000Z'],
  ['kept for ninety days', 90 * 86_400_000, '2026-08-22T15:00:00.000Z'],
  ['kept since 1970, by its clock', 56 * 365 * 86_400_000, '2026-11-20T15:00:00.000Z'],
])('a text %s was written at its hour', (_, waitedMs, written) => {
  expect(writtenAt(NOW, waitedMs)).toEqual(new Date(written));
});
