import { dueOf } from '#features/calendar/contract/due.rules.ts';
import { recipientOf } from '#features/reminders/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { lockCalendar, updateEvent } from '../calendar.queries.ts';
import { seriesOf, shownTime } from '../calendar.sealed.ts';
import { duesAhead, moveDues, wholeDaysDue } from './reminders.queries.ts';

/**
 * Reminds of whole days by the clock of the zone that a person chose now. What was told stays told; what that
 * clock has passed already is told at once, unless it is too late for that.
 */
export async function followZone(
  context: ServerContext,
  tx: Queryable,
  userId: string,
): Promise<void> {
  const now = context.now();
  await lockCalendar(tx, userId);
  const rows = await wholeDaysDue(tx, userId, now);
  if (rows.length === 0) return;
  const key = await context.vault.keyOf(userId, tx);
  const ownZone = (await recipientOf(tx, userId))?.timeZone ?? DEFAULT_TIME_ZONE;
  for (const row of rows) {
    const event = tryUnseal(context, row.id, () => seriesOf(key, row));
    const reminder = event?.reminder;
    if (!reminder) continue;
    const due = (startsLocal: string, startsAt: Date) =>
      dueOf(reminder, { start: shownTime(startsLocal), startsAt, timeZone: row.timeZone }, ownZone);
    if (row.laidUntil) {
      const times = await duesAhead(tx, row, now);
      await moveDues(
        tx,
        row,
        times.map((time) => ({ ...time, due: due(time.startsLocal, time.startsAt) })),
      );
    } else {
      await updateEvent(tx, row, { remindAt: due(row.startsLocal, row.startsAt) });
    }
  }
}
