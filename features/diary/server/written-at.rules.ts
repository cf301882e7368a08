import { dayOf } from '#packages/kernel/index.ts';

const HALF_DAY_MS = 43_200_000;

/**
 * Where an entry stands in time for a person in `zone`: when it was written, or, where it is about
 * another day, an instant in the middle of that.
 */
export function toldAtOf(day: string, written: Date, zone: string): Date {
  if (dayOf(written, zone) === day) return written;
  const middle = Date.parse(`${day}T14:00:00Z`);
  const candidates = [0, -HALF_DAY_MS, HALF_DAY_MS].map((shift) => new Date(middle + shift));
  return candidates.find((at) => dayOf(at, zone) === day) ?? new Date(middle);
}
