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
