import { and, asc, count, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Side } from '../../contract/meetings.contract.ts';
import type { MeetingRow, SeatRow } from '../meetings.queries.ts';
import { meetingSeats, meetingSignals, meetings } from '../meetings.tables.ts';

/** Somebody’s seat with its meeting. */
export interface Seated {
  seat: SeatRow;
  meeting: MeetingRow;
}

export async function findSeat(db: Queryable, hash: Buffer): Promise<Seated | undefined> {
  const [row] = await db
    .select({ seat: meetingSeats, meeting: meetings })
    .from(meetingSeats)
    .innerJoin(meetings, eq(meetings.id, meetingSeats.meetingId))
    .where(eq(meetingSeats.hash, hash));
  return row;
}

export async function seatsIn(db: Queryable, meetingId: string): Promise<SeatRow[]> {
  return db.select().from(meetingSeats).where(eq(meetingSeats.meetingId, meetingId));
}

/** Takes a side’s seat, whoever held it before. */
export async function putSeat(tx: Queryable, row: SeatRow): Promise<void> {
  const { meetingId: _meeting, side: _side, ...columns } = row;
  await tx
    .insert(meetingSeats)
    .values(row)
    .onConflictDoUpdate({ target: [meetingSeats.meetingId, meetingSeats.side], set: columns });
}

const oneSeat = (meetingId: string, side: Side) =>
  and(eq(meetingSeats.meetingId, meetingId), eq(meetingSeats.side, side));

export async function updateSeat(
  tx: Queryable,
  { meetingId, side }: Pick<SeatRow, 'meetingId' | 'side'>,
  change: Partial<SeatRow>,
): Promise<void> {
  await tx.update(meetingSeats).set(change).where(oneSeat(meetingId, side));
}

/** Says that a seat is alive, where it has not been left. */
export async function markAlive(db: Queryable, seatId: string, now: Date): Promise<void> {
  await db
    .update(meetingSeats)
    .set({ seenAt: now })
    .where(and(eq(meetingSeats.seatId, seatId), isNull(meetingSeats.leftAt)));
}

/** Erases what the rooms of meetings that are over hold of their people, but that they were there. */
export async function emptyRoom(tx: Queryable, meetingIds: readonly string[]): Promise<void> {
  if (meetingIds.length === 0) return;
  const ids = [...meetingIds];
  await tx.delete(meetingSignals).where(inArray(meetingSignals.meetingId, ids));
  await tx
    .update(meetingSeats)
    .set({ sealedSafety: null })
    .where(inArray(meetingSeats.meetingId, ids));
}

export async function countSignals(db: Queryable, toSeat: string): Promise<number> {
  const [row] = await db
    .select({ signals: count() })
    .from(meetingSignals)
    .where(eq(meetingSignals.toSeat, toSeat));
  return row?.signals ?? 0;
}

export async function insertSignals(
  tx: Queryable,
  rows: (typeof meetingSignals.$inferInsert)[],
): Promise<void> {
  await tx.insert(meetingSignals).values(rows);
}

/** The signals to a seat after one; those up to it have come and are erased. */
export async function signalsAfter(
  db: Queryable,
  toSeat: string,
  after: number,
): Promise<(typeof meetingSignals.$inferSelect)[]> {
  const toThis = eq(meetingSignals.toSeat, toSeat);
  await db.delete(meetingSignals).where(and(toThis, lte(meetingSignals.id, after)));
  return db
    .select()
    .from(meetingSignals)
    .where(and(toThis, gt(meetingSignals.id, after)))
    .orderBy(asc(meetingSignals.id));
}

export async function dropSignalsTo(tx: Queryable, toSeat: string): Promise<void> {
  await tx.delete(meetingSignals).where(eq(meetingSignals.toSeat, toSeat));
}

export async function dropSignalsBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(meetingSignals).where(lt(meetingSignals.createdAt, time));
}

/** Meetings whose room has closed without anybody saying so. */
export async function lockLapsed(tx: Queryable, endedBefore: Date): Promise<MeetingRow[]> {
  return tx
    .select()
    .from(meetings)
    .where(and(isNull(meetings.closedAt), lte(meetings.endsAt, endedBefore)))
    .limit(500)
    .for('update', { skipLocked: true });
}

export const otherSeatOf = (seats: readonly SeatRow[], side: Side): SeatRow | undefined =>
  seats.find((seat) => seat.side !== side);
