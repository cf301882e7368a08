import { dayOf } from '#packages/kernel/index.ts';

const DAY_MS = 86_400_000;
/** A text that says it waited for longer more likely met a clock that was put right meanwhile. */
const LONGEST_WAIT_MS = 90 * DAY_MS;

/**
 * When a text was written that arrives now, after `waitedMs` on its device. The wait is told, not the
 * hour: both its ends are by one clock, which may be wrong by hours.
 */
export function writtenAt(now: Date, waitedMs = 0): Date {
  return waitedMs > LONGEST_WAIT_MS ? now : new Date(now.getTime() - waitedMs);
}

const HALF_DAY_MS = DAY_MS / 2;

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
