import { expect, test } from 'vitest';
import { addDays, dayOf } from '#packages/kernel/index.ts';
import { toldAtOf } from './written-at.rules.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');

const ZONES = ['America/Sao_Paulo', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kolkata', 'UTC'];

test.each(ZONES)('an entry about any day stands in that day for somebody in %s', (zone) => {
  for (let back = 0; back < 400; back += 1) {
    const day = addDays('2026-11-20', -back);
    expect(dayOf(toldAtOf(day, NOW, zone), zone)).toBe(day);
  }
  const today = dayOf(NOW, zone);
  expect(toldAtOf(today, NOW, zone)).toEqual(NOW);
});
