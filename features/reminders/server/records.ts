import { recordedDaysOf as entryDays } from '#features/diary/server/index.ts';
import { recordedDaysOf as checkInDays } from '#features/emotions/server/index.ts';
import { hasRecordOn } from '#features/health/server/index.ts';
import { addDays, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import type { ReminderKind } from '../contract/kinds.ts';

/** As far back as a row of left aside reminders is looked at. */
const DAYS_BACK = 90;

/** Days from `from` on with a record of each kind. Nothing that was written is opened. */
async function recordsSince(
  context: ServerContext,
  { userId, timeZone }: { userId: string; timeZone: string },
  from: string,
): Promise<{ checkIns: string[]; entries: string[] }> {
  const to = addDays(dayOf(context.now(), timeZone), 1);
  const earliest = addDays(to, -DAYS_BACK);
  const range = { from: from < earliest ? earliest : from, to };
  const [checkIns, entries] = await Promise.all([
    checkInDays(context, userId, range),
    entryDays(context, userId, range),
  ]);
  return { checkIns, entries };
}

/** Whether a day already has what a reminder would ask for; a pause leaves no record. */
export async function isDone(
  context: ServerContext,
  person: { userId: string; timeZone: string },
  { reminder, day }: { reminder: ReminderKind; day: string },
): Promise<boolean> {
  if (reminder === 'pause') return false;
  if (reminder === 'water' || reminder === 'movement') {
    const part = reminder === 'water' ? 'drink' : 'exercise';
    return hasRecordOn(context, person.userId, { day, part });
  }
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
