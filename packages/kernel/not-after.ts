/**
 * When a change was made, by the clock of the device that made it, and no later than now: one that runs
 * ahead must not make a change that nothing can replace.
 */
export function notAfter(now: Date, recordedAt: string): Date {
  return new Date(Math.min(now.getTime(), Date.parse(recordedAt)));
}
