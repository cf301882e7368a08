import { addDays, dayOf, FIRST_ZONE, LAST_ZONE } from './day.ts';

/** What a change of a record is known and ordered by: its own id, and when it was made on the device. */
export interface Stamp {
  changeId: string;
  /** An ISO instant. */
  recordedAt: string;
}

/**
 * Whether `next` replaces `standing`: the later one wins, and of two at the same instant the larger id.
 * The order is total, so any order of arrival, and any number of copies, ends in the same record. The
 * database applies the same rule (`upsertIfNewer`).
 */
export function replaces(next: Stamp, standing: Stamp | null): boolean {
  if (!standing) return true;
  const [at, stood] = [Date.parse(next.recordedAt), Date.parse(standing.recordedAt)];
  return at === stood ? next.changeId > standing.changeId : at > stood;
}

/**
 * A stamp as it is stored: by the clock of the device, and no later than now. One that runs ahead must
 * not make a change that nothing can replace.
 */
export function stampOf(
  { changeId, recordedAt }: Stamp,
  now: Date,
): { changeId: string; recordedAt: Date } {
  return { changeId, recordedAt: new Date(Math.min(now.getTime(), Date.parse(recordedAt))) };
}

/** Whether a day has begun somewhere on earth. */
export function hasBegun(day: string, now: Date): boolean {
  return day <= dayOf(now, FIRST_ZONE);
}

/**
 * Whether a day has begun somewhere on earth and is not older than `oldestDays`. Which of them is today
 * the sender decides: a tap made in another zone, or before the network came back, keeps its day.
 */
export function isWithinReach(day: string, now: Date, oldestDays: number): boolean {
  return hasBegun(day, now) && day >= addDays(dayOf(now, FIRST_ZONE), -oldestDays);
}

/** Whether an instant lies in a day somewhere on earth. */
export function liesInDay(day: string, at: Date): boolean {
  return day <= dayOf(at, FIRST_ZONE) && day >= dayOf(at, LAST_ZONE);
}

const DAY_MS = 86_400_000;
/** What says that it waited for longer more likely met a clock that was put right meanwhile. */
const LONGEST_WAIT_MS = 90 * DAY_MS;

/**
 * When something was written that arrives now, after `waitedMs` on its device. The wait is told, not the
 * hour: both its ends are by one clock, which may be wrong by hours.
 */
export function writtenAt(now: Date, waitedMs = 0): Date {
  return waitedMs > LONGEST_WAIT_MS ? now : new Date(now.getTime() - waitedMs);
}
