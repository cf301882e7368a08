import { callOffMeeting } from '#features/meetings/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { lockAheadOf, updateBooking } from './booking.queries.ts';
import { tell } from './booking.service.ts';
import { addWords } from './booking.view.ts';

/**
 * Calls off what is still ahead with an entry that the administration withdraws, and tells both of each
 * with its reason. What is under way goes on, and what was stays.
 */
export async function endAppointments(
  context: ServerContext,
  tx: Queryable,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<void> {
  await lockOwn(tx, 'booking.agenda', entryId);
  for (const row of await lockAheadOf(tx, entryId, context.now())) {
    if (row.meetingId && !(await callOffMeeting(context, tx, row.meetingId, 'administration')))
      continue;
    await updateBooking(tx, row.id, { state: 'cancelled', cancelledBy: 'administration' });
    for (const [userId, to] of [
      [row.clientId, 'client'],
      [row.professionalId, 'professional'],
    ] as const) {
      if (!userId) continue;
      await addWords(context, tx, { userId, bookingId: row.id }, { withdrawn: reason });
      await tell(context, tx, row, { news: 'withdrawn', to });
    }
  }
}
