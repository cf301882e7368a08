import { and, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import {
  consultationOf,
  consultationsAhead,
  consultationsOver,
  tellOfSummary,
} from '#features/booking/server/index.ts';
import { fail, type Problem } from '#packages/api/server/index.ts';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import { among, type Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { type BookedConsultation, READ_DAYS } from '../contract/booked-summary.contract.ts';
import { type Summary, summarySchema } from '../contract/summary.ts';
import { bookedSummaries } from './consultation-summary.tables.ts';

const DAY_MS = 86_400_000;

export const BOOKED: Sealed<Summary> = sealed(summarySchema);
/** Where a shared summary is sealed for. */
export const placeOfBooked = (bookingId: string) => ({ table: 'booked_summaries', row: bookingId });

const notFound = () => fail('not_found', 'No such consultation, or nothing is shared');

/** The caller's confirmed consultations ahead, and those for which something is shared with them or by them. */
export async function listBooked(
  context: ServerContext,
  userId: string,
): Promise<{ consultations: BookedConsultation[] }> {
  const { sealed: _, ...columns } = getTableColumns(bookedSummaries);
  const [ahead, rows] = await Promise.all([
    consultationsAhead(context, userId),
    context.db
      .select(columns)
      .from(bookedSummaries)
      .where(or(eq(bookedSummaries.userId, userId), eq(bookedSummaries.professionalId, userId))),
  ]);
  const names = new Map(ahead.map((booking) => [booking.id, booking.with]));
  const shared = await Promise.all(
    rows.map(async ({ bookingId, sharedAt, openedAt }) => {
      const booking = await readable(context, context.db, { userId, id: bookingId });
      return booking
        ? [
            {
              ...{ bookingId, side: booking.side, with: names.get(bookingId) ?? null },
              startsAt: booking.startsAt.toISOString(),
              sharedAt: sharedAt.toISOString(),
              openedAt: openedAt?.toISOString() ?? null,
            },
          ]
        : [];
    }),
  );
  const known = new Set(shared.flat().map(({ bookingId }) => bookingId));
  const open = ahead
    .filter(({ id }) => !known.has(id))
    .map((booking) => ({
      ...{ bookingId: booking.id, side: booking.side, with: booking.with },
      ...{ startsAt: booking.startsAt, sharedAt: null, openedAt: null },
    }));
  return {
    consultations: [...shared.flat(), ...open].toSorted((a, b) =>
      a.startsAt < b.startsAt ? -1 : 1,
    ),
  };
}

/** Seals a summary for the professional of a confirmed consultation that is not over, in place of a former one. */
export async function shareSummary(
  context: ServerContext,
  userId: string,
  { id, summary }: { id: string; summary: Summary },
  notAhead: () => Problem,
): Promise<BookedConsultation> {
  const now = context.now();
  const key = await context.vault.keyOf(userId);
  await context.db.transaction(async (tx) => {
    const booking = await consultationOf(tx, userId, id, { lock: true });
    if (booking?.side !== 'client') throw notFound();
    const { professionalId, isConfirmed, endsAt } = booking;
    if (!professionalId || !isConfirmed || endsAt <= now) throw notAhead();
    const values = { sealed: key.seal(placeOfBooked(id), summary), sharedAt: now, openedAt: null };
    await tx
      .insert(bookedSummaries)
      .values({ userId, bookingId: id, professionalId, ...values })
      .onConflictDoUpdate({
        target: [bookedSummaries.userId, bookedSummaries.bookingId],
        set: { ...values, professionalId },
      });
    await tellOfSummary(context, tx, id, { isNew: true });
  });
  const { consultations } = await listBooked(context, userId);
  const shared = consultations.find(({ bookingId }) => bookingId === id);
  if (!shared) throw notFound();
  return shared;
}

/** What is shared, for the two of a consultation; the professional's first opening is noted. */
export async function readBooked(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<{ summary: Summary; sharedAt: string }> {
  const { db, vault, now } = context;
  const booking = await readable(context, db, { userId, id });
  const ofBooking = eq(bookedSummaries.bookingId, id);
  const [row] = booking ? await db.select().from(bookedSummaries).where(ofBooking) : [];
  if (!booking || !row) throw notFound();
  // It was given to one person: whoever the consultation came to since is given it anew, or not.
  if (booking.side === 'professional' && row.professionalId !== userId) throw notFound();
  const key = await vault.keyOf(row.userId);
  const summary = tryUnseal(context, id, () => key.open(placeOfBooked(id), row.sealed, BOOKED));
  if (!summary) throw notFound();
  if (booking.side === 'professional' && !row.openedAt) {
    await db.transaction(async (tx) => {
      await tx
        .update(bookedSummaries)
        .set({ openedAt: now() })
        .where(and(ofBooking, isNull(bookedSummaries.openedAt)));
      await tellOfSummary(context, tx, id, { isNew: false });
    });
  }
  return { summary, sharedAt: row.sharedAt.toISOString() };
}

/** Destroys what the caller shared. */
export async function withdrawSummary(
  context: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const booking = await consultationOf(tx, userId, id);
    if (booking?.side !== 'client') throw notFound();
    await tx
      .delete(bookedSummaries)
      .where(and(eq(bookedSummaries.userId, userId), eq(bookedSummaries.bookingId, id)));
    await tellOfSummary(context, tx, id, { isNew: false });
  });
}

/** Destroys what was shared for consultations that were called off, or over some days ago. Safe to repeat. */
export async function sweepBooked({ db, now }: ServerContext): Promise<void> {
  const rows = await db.select({ id: bookedSummaries.bookingId }).from(bookedSummaries);
  const ids = rows.map(({ id }) => id);
  const over = await consultationsOver(db, ids, lastReadable(now()));
  await db.delete(bookedSummaries).where(among(bookedSummaries.bookingId, over));
}

const lastReadable = (now: Date) => new Date(now.getTime() - READ_DAYS * DAY_MS);

/** A consultation of the caller's whose summary may still be read: confirmed, and not over for long. */
async function readable(
  { now }: ServerContext,
  db: Queryable,
  { userId, id }: { userId: string; id: string },
) {
  const booking = await consultationOf(db, userId, id);
  return booking?.isConfirmed && booking.endsAt >= lastReadable(now()) ? booking : null;
}
