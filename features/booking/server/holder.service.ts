import { changeOrganizer, dropMeeting } from '#features/meetings/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type BookingRow, holderOf, lockAheadOf, updateBooking } from './booking.queries.ts';
import { tell } from './booking.service.ts';
import { meetingFor } from './booking-meeting.ts';

/**
 * Has what is ahead of an entry follow who signs in for it now, with its meetings. Where nobody does, or
 * they cannot then, the clients are told, and may call it off. What was stays with whoever it was with.
 */
export async function followHolder(
  context: ServerContext,
  tx: Queryable,
  entryId: string,
): Promise<void> {
  await lockOwn(tx, 'booking.agenda', entryId);
  const holder = await holderOf(tx, entryId);
  for (const row of await lockAheadOf(tx, entryId, context.now())) {
    if (!holder || holder === row.clientId) await leaveUnattended(context, tx, row);
    else if (row.professionalId !== holder) await handTo(context, tx, row, holder);
  }
}

async function handTo(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow,
  professionalId: string,
): Promise<void> {
  const isMet = row.state === 'confirmed';
  const meetingId = isMet ? await meetingUnder(context, tx, row, professionalId) : null;
  // The sweep tries again.
  if (isMet && !meetingId) return leaveUnattended(context, tx, row);
  await updateBooking(tx, row.id, { professionalId, unattended: false, meetingId });
  await tell(context, tx, { ...row, professionalId }, { news: 'handed', to: 'professional' });
}

/** Its meeting with another organizer, made where there is none; null where one of the two has something else then. */
async function meetingUnder(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow,
  organizerId: string,
): Promise<string | null> {
  const { meetingId, clientId } = row;
  if (meetingId) {
    return (await changeOrganizer(context, tx, meetingId, organizerId)) ? meetingId : null;
  }
  return clientId && meetingFor(context, tx, { ...row, clientId }, organizerId);
}

async function leaveUnattended(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow,
): Promise<void> {
  if (row.unattended) return;
  if (row.meetingId) await dropMeeting(context, tx, row.meetingId);
  const change = { professionalId: null, unattended: true, meetingId: null };
  await updateBooking(tx, row.id, change);
  await tell(context, tx, { ...row, ...change }, { news: 'unattended', to: 'client' });
}
