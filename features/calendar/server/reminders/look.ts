import { notify } from '#features/notifications/server/index.ts';
import { expiryOf, isLate, quietOf, recipientOf } from '#features/reminders/server/index.ts';
import { describeError } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, minuteOf, type ServerContext } from '#packages/kernel/index.ts';
import { isQuiet } from '#packages/kernel/quiet-hours.ts';
import { type DueTime, settleDue, takeDue } from './reminders.queries.ts';

/** Reminders of one look; the next one goes on. */
const MOST_A_LOOK = 5_000;
/** More that cannot be sent are no fault of theirs: the look ends and the next one tries again. */
const MOST_FAILED = 100;

/**
 * Reminds of every event that is due, each in a transaction of its own: that nothing is due of it any more
 * and what tells of it are kept together or not at all. Safe in many processes at once, as `sendDue` of the
 * other reminders is.
 */
export async function remindOfEvents(context: ServerContext): Promise<void> {
  const failed: DueTime[] = [];
  for (let count = 0; count < MOST_A_LOOK && failed.length < MOST_FAILED; count += 1) {
    if (!(await remindOfOne(context, failed))) return;
  }
}

/** False when nothing is due any more. What could not be sent is added to `failed`. */
async function remindOfOne(context: ServerContext, failed: DueTime[]): Promise<boolean> {
  let due: DueTime | undefined;
  try {
    await context.db.transaction(async (tx) => {
      due = await takeDue(tx, context.now(), failed);
      if (!due) return;
      await settleDue(tx, due);
      if (await isWanted(context, tx, due)) await tell(context, tx, due);
    });
  } catch (error) {
    if (!due) throw error;
    context.log.error({ err: describeError(error) }, 'reminder of an event could not be sent');
    failed.push(due);
  }
  return due !== undefined;
}

/** Whether it is still in time, the event is not over, and it is not the person’s quiet hours. */
async function isWanted(
  { now }: ServerContext,
  tx: Queryable,
  { userId, remindAt, endsAt }: DueTime,
): Promise<boolean> {
  const person = await recipientOf(tx, userId);
  const at = now();
  if (!person || !remindAt || isLate(remindAt, at) || endsAt <= at) return false;
  return !isQuiet(minuteOf(at, person.timeZone ?? DEFAULT_TIME_ZONE), await quietOf(tx, userId));
}

async function tell(context: ServerContext, tx: Queryable, due: DueTime): Promise<void> {
  const { userId, id, startsLocal, startsAt, endsAt, allDay, remindAt } = due;
  const last = Math.min(expiryOf(remindAt ?? startsAt).getTime(), endsAt.getTime());
  await notify(context, tx, {
    userId,
    kind: 'event_reminder',
    params: {
      event: id,
      day: startsLocal.slice(0, 10),
      ...(allDay ? {} : { startsAt: startsAt.getTime() }),
    },
    expiresAt: new Date(last),
  });
}
