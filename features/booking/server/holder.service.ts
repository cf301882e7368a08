import { changeOrganizer, dropMeeting } from '#features/meetings/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type BookingRow, holderOf, lockAheadOf, updateBooking } from './booking.queries.ts';
import { tell } from './booking.service.ts';
import { meetingFor } from './booking-meeting.ts';

/**
 * Has what is ahead of an entry follow who signs in for it now, with its meetings. Where nobody does, the
 * clients are told, and may call it off. What was stays with whoever it was with.
 */
export async function followHolder(
  context: ServerContext,
  tx: Queryable,
  entryId: string,
): Promise<void> {
  await lockOwn(tx, 'booking.agenda', entryId);
  const holder = await holderOf(tx, entryId);
  for (const row of await lockAheadOf(tx, entryId, context.now())) {
    if (holder === row.clientId) continue;
    if (holder && row.professionalId !== holder) await handTo(context, tx, row, holder);
    if (!holder && !row.unattended) await leaveUnattended(context, tx, row);
  }
}

async function handTo(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow,
  professionalId: string,
): Promise<void> {
  const { id, meetingId, clientId, state } = row;
  const isWithout = state === 'confirmed' && !meetingId && clientId !== null;
  const meeting = isWithout
    ? await meetingFor(context, tx, { ...row, clientId }, professionalId)
    : meetingId;
  // One of the two has something else then: the client knows that nobody comes, and the sweep tries again.
  if (isWithout && !meeting) return;
  if (meetingId) await changeOrganizer(context, tx, meetingId, professionalId);
  await updateBooking(tx, id, { professionalId, unattended: false, meetingId: meeting });
  await tell(context, tx, { ...row, professionalId }, { news: 'handed', to: 'professional' });
}

async function leaveUnattended(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow,
): Promise<void> {
  if (row.meetingId) await dropMeeting(context, tx, row.meetingId);
  const change = { professionalId: null, unattended: true, meetingId: null };
  await updateBooking(tx, row.id, change);
  await tell(context, tx, { ...row, ...change }, { news: 'unattended', to: 'client' });
}
