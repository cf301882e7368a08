import { professionalOf } from '#features/access/server/index.ts';
import { callOffMeeting } from '#features/meetings/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import {
  addDays,
  DEFAULT_TIME_ZONE,
  instantOfWallClock,
  type ServerContext,
} from '#packages/kernel/index.ts';
import {
  BOOKING_SETTLED,
  type Booking,
  CONTRACT_VERSION,
  TIME_TAKEN,
  VIABILITY_NEEDED,
  type Viability,
} from '../contract/booking.contract.ts';
import {
  agendaOf,
  type BookingRow,
  hasAgreed,
  hoursOf,
  lockAhead,
  strayEntries,
  takeExpired,
  takeOrphans,
  updateBooking,
  waitingOf,
} from './booking.queries.ts';
import { type FailOwn, freeOf, lockOpen, tell, viewAfter } from './booking.service.ts';
import { addWords, viewsOf } from './booking.view.ts';
import { meetingFor } from './booking-meeting.ts';
import { followHolder } from './holder.service.ts';

/** Of requests, and of what nobody is left for, that are ended in one sweep. */
const MOST_A_SWEEP = 500;

/** The hours of the entry that the caller signs in for, and what stands in some days of it. */
export async function readAgenda(
  context: ServerContext,
  { userId }: Caller,
  { from, days }: { from: string; days: number },
) {
  const { db, now } = context;
  const entryId = await ownEntry(db, userId);
  const hours = await hoursOf(db, entryId);
  const zone = hours?.timeZone ?? DEFAULT_TIME_ZONE;
  const span = {
    from: instantOfWallClock(`${from}T00:00`, zone),
    to: instantOfWallClock(`${addDays(from, days)}T00:00`, zone),
  };
  const [agreed, rows, waiting, free] = await Promise.all([
    hasAgreed(db, { userId, entryId, version: CONTRACT_VERSION }),
    agendaOf(db, { entryId, professionalId: userId }, span),
    waitingOf(db, { entryId, professionalId: userId }, now()),
    hours ? freeOf(context, db, { entryId, professionalId: userId, hours, from, days }) : [],
  ]);
  return {
    ...{ hours, agreed },
    starts: free.map(({ start }) => new Date(start).toISOString()),
    bookings: await viewsOf(context, userId, rows),
    waiting: await viewsOf(context, userId, waiting),
  };
}

/** Takes a request on: the record of its viability is kept, and the two have a meeting. */
export async function confirmBooking(
  context: ServerContext,
  { userId }: Caller,
  { id, viability }: { id: string; viability: Viability | null },
  failOwn: FailOwn<typeof BOOKING_SETTLED | typeof TIME_TAKEN | typeof VIABILITY_NEEDED>,
): Promise<Booking> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const row = await lockWaiting(context, tx, { userId, id }, failOwn);
    if (!row.inPerson && !viability) throw failOwn(VIABILITY_NEEDED, 'By video it needs a record');
    if (!row.clientId) throw failOwn(BOOKING_SETTLED, 'The person is gone');
    const meetingId = await meetingFor(context, tx, { ...row, clientId: row.clientId }, userId);
    if (!meetingId) throw failOwn(TIME_TAKEN, 'One of the two has something else then');
    await updateBooking(tx, id, { state: 'confirmed', meetingId });
    if (viability && !row.inPerson) {
      const words = { viability: { ...viability, on: now.toISOString() } };
      await addWords(context, tx, { userId, bookingId: id }, words);
    }
    await tell(context, tx, row, { news: 'confirmed', to: 'client' });
  });
  return viewAfter(context, userId, id);
}

export async function declineBooking(
  context: ServerContext,
  { userId }: Caller,
  { id, reason }: { id: string; reason: string | null },
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<Booking> {
  await context.db.transaction(async (tx) => {
    const row = await lockWaiting(context, tx, { userId, id }, failOwn);
    await updateBooking(tx, id, { state: 'declined' });
    if (reason) await addWords(context, tx, { userId, bookingId: id }, { reason });
    await tell(context, tx, row, { news: 'declined', to: 'client' });
  });
  return viewAfter(context, userId, id);
}

/** Notes that the person did not come; nobody is told. */
export async function markMissed(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<Booking> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const { row, side } = await lockOpen(tx, { userId, id, now }, failOwn);
    if (side !== 'professional') throw fail('not_found', 'No such booking');
    if (row.state !== 'confirmed' || row.startsAt > now) {
      throw failOwn(BOOKING_SETTLED, 'It has not begun');
    }
    await updateBooking(tx, id, { state: 'missed' });
  });
  return viewAfter(context, userId, id);
}

/** Calls off what is still ahead of somebody who deletes their account; the other one is told. */
export async function leaveBookings(
  context: ServerContext,
  tx: Queryable,
  userId: string,
): Promise<void> {
  for (const row of await lockAhead(tx, userId, context.now())) {
    // Whoever goes hears nothing of it: an event of theirs would outlast them.
    const gone = row.clientId === userId ? { clientId: null } : { professionalId: null };
    await callOffFor(context, tx, { ...row, ...gone });
  }
}

/** Calls off what one of the two is gone from, and tells the other. */
async function callOffFor(context: ServerContext, tx: Queryable, row: BookingRow): Promise<void> {
  const cancelledBy = row.clientId ? 'professional' : 'client';
  const by = row.clientId ? 'organizer' : 'participant';
  const { meetingId } = row;
  const isMailed = meetingId !== null && (await callOffMeeting(context, tx, meetingId, by));
  await updateBooking(tx, row.id, { state: 'cancelled', cancelledBy });
  await tell(
    context,
    tx,
    { ...row, meetingId: isMailed ? meetingId : null },
    { news: 'cancelled', to: row.clientId ? 'client' : 'professional' },
  );
}

/** Ends requests that nobody answered, and what is ahead of somebody whom an operator's program erased. */
export async function sweepBookings(context: ServerContext): Promise<void> {
  const now = context.now();
  for (const entryId of await strayEntries(context.db, now, MOST_A_SWEEP)) {
    await context.db.transaction((tx) => followHolder(context, tx, entryId));
  }
  await context.db.transaction(async (tx) => {
    for (const row of await takeOrphans(tx, now, MOST_A_SWEEP)) await callOffFor(context, tx, row);
    for (const row of await takeExpired(tx, now, MOST_A_SWEEP)) {
      await updateBooking(tx, row.id, { state: 'expired' });
      await tell(context, tx, row, { news: 'expired', to: 'client' });
    }
  });
}

async function lockWaiting(
  { now }: ServerContext,
  tx: Queryable,
  { userId, id }: { userId: string; id: string },
  failOwn: FailOwn<typeof BOOKING_SETTLED>,
): Promise<BookingRow> {
  const { row, side } = await lockOpen(tx, { userId, id, now: now() }, failOwn);
  if (side !== 'professional') throw fail('not_found', 'No such booking');
  if (row.state !== 'requested') throw failOwn(BOOKING_SETTLED, 'It is answered already');
  return row;
}

/** The entry that the caller signs in for. */
export async function ownEntry(db: Queryable, userId: string): Promise<string> {
  const id = await professionalOf(db, userId);
  if (!id) throw fail('not_found', 'No agenda of the caller');
  return id;
}
