import { expect, it } from 'vitest';
import { LONGEST_SILENCE_HOURS } from '../../contract/notifications.contract.ts';
import { nextMorning } from './silence.rules.ts';

it.each([
  // Ten at night, and a quarter to eight in the morning, in São Paulo.
  ['2026-11-25T01:00:00Z', 'America/Sao_Paulo', '2026-11-25T09:00:00.000Z'],
  ['2026-11-25T10:45:00Z', 'America/Sao_Paulo', '2026-11-26T09:00:00.000Z'],
  // At two in the night it is still yesterday’s night; at four the day has begun.
  ['2026-11-25T05:00:00Z', 'America/Sao_Paulo', '2026-11-25T09:00:00.000Z'],
  ['2026-11-25T07:00:00Z', 'America/Sao_Paulo', '2026-11-26T09:00:00.000Z'],
  // Clocks go back in the night between.
  ['2026-10-24T12:00:00Z', 'Europe/Paris', '2026-10-25T05:00:00.000Z'],
])('at %s in %s is at %s', (now, zone, morning) => {
  const until = nextMorning(new Date(now), zone);
  expect(until.toISOString()).toBe(morning);
  expect((until.getTime() - Date.parse(now)) / 3_600_000).toBeLessThan(LONGEST_SILENCE_HOURS);
});
