import type { Rhythm } from '#features/rhythm/contract/rhythm.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { keepRhythm, shownRhythm } from './rhythm.queries.ts';
import { reachOf, rhythmAt, type Shown } from './rules/rhythm.rules.ts';
import { type RecordedDaysOf, SOURCES, type SourceName } from './sources.ts';

/** Days that whoever asks has read already, by their source; they reach over `reachOf(now)`. */
export type KnownDays = Partial<Record<SourceName, Promise<readonly string[]>>>;

/**
 * The caller's rhythm and the days behind it. One query for each source that is not `known`, one for
 * what was shown before, and one more to keep what is shown when it has grown.
 */
export async function rhythmOf(
  context: ServerContext,
  { userId, timeZone }: Caller,
  known: KnownDays = {},
): Promise<{ rhythm: Rhythm; days: readonly string[] }> {
  const now = context.now();
  const range = reachOf(now);
  const names = Object.keys(SOURCES) as SourceName[];
  const daysOf = (name: SourceName) => {
    const read: RecordedDaysOf = SOURCES[name];
    return known[name] ?? read(context, userId, range);
  };
  const [before, ...recorded] = await Promise.all([
    shownRhythm(context.db, userId),
    ...names.map(daysOf),
  ]);
  const { rhythm, shown } = rhythmAt(before, recorded.flat(), now, timeZone);
  if (hasNews(before, shown)) await keepRhythm(context.db, userId, shown, range.from);
  return { rhythm, days: shown.days };
}

/** Days that have left need no writing: they are passed over when read. */
function hasNews(before: Shown | null, { days, grown, zone }: Shown): boolean {
  if (!before) return days.length > 0;
  if (grown > before.grown || zone !== before.zone) return true;
  const known = new Set(before.days);
  return days.some((day) => !known.has(day));
}
