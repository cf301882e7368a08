import { and, eq, lt, ne, or } from 'drizzle-orm';
import { among, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { type Booking, type BookingSide, bookingTopic } from '../contract/booking.contract.ts';
import { findBooking, lockBooking } from './booking.queries.ts';
import { listBookings, tell } from './booking.service.ts';
import { bookings } from './booking.tables.ts';

/** A consultation as features that stand beside it know it. */
export interface Consultation {
  id: string;
  side: BookingSide;
  clientId: string | null;
  professionalId: string | null;
  isConfirmed: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** One of the caller's, from either side; with `lock` kept from other changes until the transaction ends. */
export async function consultationOf(
  db: Queryable,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<Consultation | null> {
  const row = await (lock ? lockBooking : findBooking)(db, userId, id);
  if (!row) return null;
  const { clientId, professionalId, state, startsAt, endsAt } = row;
  const side = clientId === userId ? 'client' : 'professional';
  return {
    id,
    side,
    clientId,
    professionalId,
    isConfirmed: state === 'confirmed',
    startsAt,
    endsAt,
  };
}

/** Confirmed ones that the caller booked and that are not over, soonest first. */
export async function consultationsAhead(
  context: ServerContext,
  userId: string,
): Promise<Booking[]> {
  const now = context.now().toISOString();
  const all = await listBookings(context, userId);
  return all
    .filter(({ state, endsAt }) => state === 'confirmed' && endsAt > now)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** Which of some are not confirmed any more, or were over by `before`. */
export async function consultationsOver(
  db: Queryable,
  ids: readonly string[],
  before: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        among(bookings.id, ids),
        or(ne(bookings.state, 'confirmed'), lt(bookings.endsAt, before)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Has open screens of both look again; of a new summary the professional is told, by no mail. */
export async function tellOfSummary(
  context: ServerContext,
  tx: Queryable,
  id: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!row) return;
  if (isNew) return tell(context, tx, row, { news: 'shared', to: 'professional' });
  const people = [row.clientId, row.professionalId].flatMap((one) => one ?? []);
  await context.events.publish(tx, people, bookingTopic, {});
}
