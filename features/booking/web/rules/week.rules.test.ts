import { expect, it } from 'vitest';
import { mondayOf, weekOf } from './week.rules.ts';

it.each([
  // One o’clock on Monday night in São Paulo is of the week that has begun.
  ['2026-11-23T04:00:00Z', 'America/Sao_Paulo', '2026-11-23'],
  ['2026-11-23T02:00:00Z', 'America/Sao_Paulo', '2026-11-16'],
  ['2026-11-29T12:00:00Z', 'America/Sao_Paulo', '2026-11-23'],
])('%s in %s is of the week of %s', (instant, zone, monday) => {
  expect(mondayOf(instant, zone)).toBe(monday);
});

it('times stand on the person’s own days, not on the professional’s', () => {
  const times = ['2026-11-26T23:00:00Z', '2026-11-27T12:00:00Z'];
  const days = (zone: string) =>
    weekOf('2026-11-23', times, zone).flatMap(({ day, instants }) => instants.map(() => day));
  expect(days('America/Sao_Paulo')).toEqual(['2026-11-26', '2026-11-27']);
  expect(days('Asia/Tokyo')).toEqual(['2026-11-27', '2026-11-27']);
});
