import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { isOpen, stateAt } from './meeting-state.rules.ts';
import { lockMadeBy } from './meetings.queries.ts';
import { callOff, tell } from './meetings.service.ts';

/**
 * Calls off what is still ahead of the meetings that somebody made who deletes their account; the invited one
 * is mailed. What was booked is called off where it was booked.
 */
export async function leaveMeetings(
  context: ServerContext,
  tx: Queryable,
  userId: string,
): Promise<void> {
  for (const meeting of await lockMadeBy(tx, userId)) {
    // What nobody held is missed, which the database says when its organizer goes.
    const isOver = meeting.endsAt <= context.now() && !meeting.bothSince;
    if (isOver || !isOpen(stateAt(meeting, context.now()))) continue;
    // Where both are there it ends with its organizer, and was held.
    if (meeting.bothSince) await tell(context, tx, meeting.id);
    else await callOff(context, tx, meeting);
  }
}
