import type { Rhythm } from '#features/rhythm/contract/rhythm.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type KeptRhythm, keepRhythm, keptRhythmOf, putHidden } from './rhythm.queries.ts';
import { reachOf, rhythmAt, type Shown } from './rules/rhythm.rules.ts';
import { type RecordedDaysOf, SOURCES, type SourceName } from './sources.ts';

/** What whoever asks has read already. */
export interface KnownOfRhythm {
  /** Days by their source; they reach over `reachOf(now)`. */
  days?: Partial<Record<SourceName, Promise<readonly string[]>>>;
  kept?: Promise<KeptRhythm>;
}

/**
 * The caller's rhythm, null where they turned it off, and the days behind it. Off or on, what stands is
 * kept the same way: a record that counted meanwhile is there when it is turned on again. One query for
 * each source and for what stands that is not `known`, and one more to keep what is shown when it has grown.
 */
export async function rhythmOf(
  context: ServerContext,
  { userId, timeZone }: Caller,
  known: KnownOfRhythm = {},
): Promise<{ rhythm: Rhythm | null; days: readonly string[] }> {
  const now = context.now();
  const range = reachOf(now);
  const names = Object.keys(SOURCES) as SourceName[];
  const daysOf = (name: SourceName) => {
    const read: RecordedDaysOf = SOURCES[name];
    return known.days?.[name] ?? read(context, userId, range);
  };
  const [{ before, hidden }, ...recorded] = await Promise.all([
    known.kept ?? keptRhythmOf(context.db, userId),
    ...names.map(daysOf),
  ]);
  const { rhythm, shown } = rhythmAt(before, recorded.flat(), now, timeZone);
  if (hasNews(before, shown)) await keepRhythm(context.db, userId, shown, range.from);
  return { rhythm: hidden ? null : rhythm, days: shown.days };
}

/** Turns the caller's rhythm off or on, and gives what there is to show now. */
export async function showRhythm(
  context: ServerContext,
  caller: Caller,
  shown: boolean,
): Promise<Rhythm | null> {
  // What stands is settled first, as at any other look at it.
  await rhythmOf(context, caller);
  await putHidden(context.db, caller.userId, { hidden: !shown, zone: caller.timeZone });
  return (await rhythmOf(context, caller)).rhythm;
}

/** Days that have left need no writing: they are passed over when read. */
function hasNews(before: Shown | null, { days, grown, zone }: Shown): boolean {
  if (!before) return days.length > 0;
  if (grown > before.grown || zone !== before.zone) return true;
  const known = new Set(before.days);
  return days.some((day) => !known.has(day));
}
