import { expect, test } from 'vitest';
import { addDays, dayOf, writtenAt } from '#packages/kernel/index.ts';
import { toldAtOf } from './written-at.rules.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');

test.each([
  ['sent at once', undefined, '2026-11-20T15:00:00.000Z'],
  ['kept for two days', 2 * 86_400_000, '2026-11-18T15:00:00.000Z'],
  ['kept for ninety days', 90 * 86_400_000, '2026-08-22T15:00:00.000Z'],
  ['kept since 1970, by its clock', 56 * 365 * 86_400_000, '2026-11-20T15:00:00.000Z'],
])('a text %s was written at its hour', (_, waitedMs, written) => {
  expect(writtenAt(NOW, waitedMs)).toEqual(new Date(written));
});

const ZONES = ['America/Sao_Paulo', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kolkata', 'UTC'];

test.each(ZONES)('an entry about any day stands in that day for somebody in %s', (zone) => {
  for (let back = 0; back < 400; back += 1) {
    const day = addDays('2026-11-20', -back);
    expect(dayOf(toldAtOf(day, NOW, zone), zone)).toBe(day);
  }
  const today = dayOf(NOW, zone);
  expect(toldAtOf(today, NOW, zone)).toEqual(NOW);
});
