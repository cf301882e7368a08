import { RHYTHM_DAYS, type Rhythm } from '#features/rhythm/contract/rhythm.contract.ts';
import { addDays, dayOf, FIRST_ZONE, LAST_ZONE } from '#packages/kernel/day.ts';

/** What was shown of a person's rhythm. */
export interface Shown {
  /** Days that counted, whatever became of their records since; in order. */
  readonly days: readonly string[];
  readonly grown: number;
  /** Zone whose days close the 28. */
  readonly zone: string;
}

/** The days that may count for somebody at `now`, wherever they are. */
export function reachOf(now: Date): { from: string; to: string } {
  return { from: addDays(dayOf(now, LAST_ZONE), 1 - RHYTHM_DAYS), to: dayOf(now, FIRST_ZONE) };
}

/**
 * The rhythm of a person in `zone` at `now`: of the days that counted when it was last shown and the
 * `recorded` ones, those that time has not taken yet. Nothing but time makes a number smaller: not a
 * record that was deleted, not a journey, not a change of the clocks.
 */
export function rhythmAt(
  shown: Shown | null,
  recorded: readonly string[],
  now: Date,
  zone: string,
): { rhythm: Rhythm; shown: Shown } {
  const closing = closingZone(shown?.zone, now, zone);
  const first = addDays(dayOf(now, closing), 1 - RHYTHM_DAYS);
  const { to } = reachOf(now);
  const all = new Set([...(shown?.days ?? []), ...recorded]);
  const days = [...all].filter((day) => day >= first && day <= to).toSorted();
  // A day that began elsewhere is counted too, which makes 29 at most.
  const count = Math.min(RHYTHM_DAYS, days.length);
  const grown = Math.max(shown?.grown ?? 0, count);
  return { rhythm: { days: count, grown }, shown: { days, grown, zone: closing } };
}

/**
 * The zone whose days close the 28. Where the clock is ahead of the one so far, the oldest day would
 * leave at once, by a journey and not by time: it stays until that day has ended in the former zone.
 */
function closingZone(former: string | undefined, now: Date, zone: string): string {
  return former === undefined || dayOf(now, zone) <= dayOf(now, former) ? zone : former;
}
