import { writingTimesSince } from '#features/diary/server/index.ts';
import { emotionLevelsOf } from '#features/emotions/server/index.ts';
import { addDays, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import type { ReminderKind } from '../contract/kinds.ts';

/** As far back as a row of left aside reminders is looked at. */
const DAYS_BACK = 90;

/** Days from `from` on with a record of each kind, newest last. Nothing that was written is opened. */
async function recordsSince(
  context: ServerContext,
  { userId, timeZone }: { userId: string; timeZone: string },
  from: string,
): Promise<{ checkIns: string[]; entries: string[] }> {
  const to = addDays(dayOf(context.now(), timeZone), 1);
  const start = from < addDays(to, -DAYS_BACK) ? addDays(to, -DAYS_BACK) : from;
  const [{ days }, times] = await Promise.all([
    emotionLevelsOf(context, userId, { from: start, to }),
    // A day that lies west begins later than that of UTC, one that lies east earlier.
    writingTimesSince(context.db, userId, new Date(`${addDays(start, -1)}T00:00:00Z`)),
  ]);
  return {
    checkIns: days.map(({ day }) => day),
    entries: times.map((at) => dayOf(at, timeZone)).filter((day) => day >= start),
  };
}

/** Whether a day already has what a reminder would ask for; a pause leaves no record. */
export async function isDone(
  context: ServerContext,
  person: { userId: string; timeZone: string },
  { reminder, day }: { reminder: ReminderKind; day: string },
): Promise<boolean> {
  if (reminder === 'pause') return false;
  const { checkIns, entries } = await recordsSince(context, person, day);
  return (reminder === 'check_in' ? checkIns : entries).includes(day);
}

/** The last day from `from` on with any record; null without one. */
export async function lastRecordSince(
  context: ServerContext,
  person: { userId: string; timeZone: string },
  from: string,
): Promise<string | null> {
  const { checkIns, entries } = await recordsSince(context, person, from);
  return [...checkIns, ...entries].toSorted().at(-1) ?? null;
}
