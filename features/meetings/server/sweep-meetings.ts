import type { ServerContext } from '#packages/kernel/index.ts';
import { CLOSES_AFTER_MINUTES } from '../contract/meetings.contract.ts';
import { stateAt } from './meeting-state.rules.ts';
import { updateMeeting } from './meetings.queries.ts';
import { tell } from './meetings.service.ts';
import { dropSignalsBefore, emptyRoom, lockLapsed } from './room/seats.queries.ts';

const MINUTE_MS = 60_000;
/** A signal is of use for seconds. */
const SIGNALS_KEPT_MS = 10 * MINUTE_MS;

/** Closes meetings whose room has closed, and erases signals that nobody took. Safe to repeat. */
export async function sweepMeetings(context: ServerContext): Promise<void> {
  const { db } = context;
  const now = context.now();
  await dropSignalsBefore(db, new Date(now.getTime() - SIGNALS_KEPT_MS));
  const endedBefore = new Date(now.getTime() - CLOSES_AFTER_MINUTES * MINUTE_MS);
  await db.transaction(async (tx) => {
    const lapsed = await lockLapsed(tx, endedBefore);
    for (const meeting of lapsed) {
      await updateMeeting(tx, meeting.id, {
        state: stateAt(meeting, now),
        closedAt: meeting.endsAt,
      });
      await tell(context, tx, meeting.id);
    }
    await emptyRoom(
      tx,
      lapsed.map(({ id }) => id),
    );
  });
}
