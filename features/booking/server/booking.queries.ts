import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { placesOf, shownEntry } from '#features/network/server/index.ts';
import { driverOf, EXCLUSION_VIOLATION, type Queryable, sqlState } from '#packages/db/index.ts';
import { type BookingMode, CONTRACT_VERSION } from '../contract/booking.contract.ts';
import { type Hours, hoursSchema } from '../contract/hours.ts';
import type { Span } from '../contract/slots.rules.ts';
import { bookingContracts, bookingHours, bookings, bookingTexts } from './booking.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
type TextRow = typeof bookingTexts.$inferSelect;

/** Bookings that are over and still shown. */
const MOST_PAST = 50;
const HOLDING = ['requested', 'confirmed'] as const;

export async function hoursOf(db: Queryable, entryId: string): Promise<Hours | null> {
  const [row] = await db.select().from(bookingHours).where(eq(bookingHours.entryId, entryId));
  return row ? hoursSchema.parse(row.hours) : null;
}

export async function putHours(
  tx: Queryable,
  row: typeof bookingHours.$inferInsert,
): Promise<void> {
  const { hours, updatedAt } = row;
  await tx
    .insert(bookingHours)
    .values(row)
    .onConflictDoUpdate({ target: bookingHours.entryId, set: { hours, updatedAt } });
}

/** Somebody who takes bookings: who signs in for them, and where they meet people. */
export interface Bookable {
  userId: string;
  modes: BookingMode[];
  /** Their address, of who meets people in person. */
  place: string | null;
}

/** Who of the network is shown and has agreed to today's contract; in person is somewhere, so it needs an address. */
export async function bookable(
  db: Queryable,
  entryId: string,
  today: string,
): Promise<Bookable | undefined> {
  const entry = await shownEntry(db, entryId, today);
  if (!entry) return undefined;
  const { rows } = await driverOf(db).query<{ userId: string }>(
    `select g.user_id as "userId"
       from professional_grants g
       join booking_contracts c
         on c.entry_id = g.professional_id and c.user_id = g.user_id and c.version = $2
      where g.professional_id = $1`,
    [entryId, CONTRACT_VERSION],
  );
  const [row] = rows;
  if (!row) return undefined;
  const place = (await placesOf(db, [entryId])).get(entryId) ?? null;
  const modes: BookingMode[] = [
    ...(entry.online ? (['online'] as const) : []),
    ...(place ? (['inPerson'] as const) : []),
  ];
  return modes.length > 0 ? { userId: row.userId, modes, place } : undefined;
}

/** Times that are held of a professional's agenda, and what is asked for no longer is not. */
export async function takenOf(
  db: Queryable,
  entryId: string,
  { from, to, now, but }: { from: Date; to: Date; now: Date; but?: string | undefined },
): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.entryId, entryId),
        or(
          eq(bookings.state, 'confirmed'),
          and(eq(bookings.state, 'requested'), gt(bookings.answerBy, now)),
        ),
        lt(bookings.startsAt, to),
        gt(bookings.endsAt, from),
        but ? ne(bookings.id, but) : undefined,
      ),
    );
  return rows.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }));
}

/** Whether a person asked somebody of the network for a time that meets this one. */
export async function clientIsBusy(
  tx: Queryable,
  clientId: string,
  { id, startsAt, endsAt }: Pick<BookingRow, 'id' | 'startsAt' | 'endsAt'>,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        eq(bookings.state, 'requested'),
        gt(bookings.answerBy, now),
        ne(bookings.id, id),
        lt(bookings.startsAt, endsAt),
        gt(bookings.endsAt, startsAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The entries of a person's consultations that are still ahead. */
export async function entriesAhead(tx: Queryable, clientId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ entryId: bookings.entryId })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        inArray(bookings.state, HOLDING),
        gt(bookings.startsAt, now),
      ),
    );
  return rows.map(({ entryId }) => entryId);
}

export async function insertBooking(
  tx: Queryable,
  row: typeof bookings.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(bookings).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function updateBooking(
  tx: Queryable,
  id: string,
  change: Partial<BookingRow>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

/** Changes when a booking is; false where another one of the agenda holds a part of that time. */
export async function tryUpdate(
  tx: Queryable,
  id: string,
  change: Partial<BookingRow>,
): Promise<boolean> {
  try {
    await updateBooking(tx, id, change);
    return true;
  } catch (error) {
    if (sqlState(error) !== EXCLUSION_VIOLATION) throw error;
    return false;
  }
}

/** Ends requests of an agenda that waited too long, so that their times can be held again. */
export async function expireOf(tx: Queryable, entryId: string, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ state: 'expired' })
    .where(
      and(
        eq(bookings.entryId, entryId),
        eq(bookings.state, 'requested'),
        lt(bookings.answerBy, now),
      ),
    );
}

const one = (userId: string): SQL | undefined =>
  or(eq(bookings.clientId, userId), eq(bookings.professionalId, userId));

/** The professional's part ends with their sign-in for the entry. */
const member = (userId: string): SQL | undefined =>
  or(
    eq(bookings.clientId, userId),
    and(
      eq(bookings.professionalId, userId),
      sql`exists (select 1 from professional_grants g
                   where g.user_id = ${userId} and g.professional_id = ${bookings.entryId})`,
    ),
  );

export async function findBooking(
  db: Queryable,
  userId: string,
  id: string,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), member(userId)));
  return row;
}

/** One of the caller's, kept from other changes until the transaction ends. */
export async function lockBooking(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), member(userId)))
    .for('update');
  return row;
}

/** What is still ahead of one of the two, kept from other changes. */
export const lockAhead = (tx: Queryable, userId: string, now: Date): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(one(userId), inArray(bookings.state, HOLDING), gt(bookings.startsAt, now)))
    .orderBy(asc(bookings.id))
    .for('update');

/** What is still ahead with an entry, kept from other changes. */
export const lockAheadOf = (tx: Queryable, entryId: string, now: Date): Promise<BookingRow[]> =>
  tx.select().from(bookings).where(aheadOf(entryId, now)).orderBy(asc(bookings.id)).for('update');

export const countAheadOf = (db: Queryable, entryId: string, now: Date): Promise<number> =>
  db.$count(bookings, aheadOf(entryId, now));

const aheadOf = (entryId: string, now: Date) =>
  and(
    eq(bookings.entryId, entryId),
    gt(bookings.startsAt, now),
    or(
      eq(bookings.state, 'confirmed'),
      and(eq(bookings.state, 'requested'), gt(bookings.answerBy, now)),
    ),
  );

/** What a person has booked: what is ahead in its order, then what was last. */
export async function bookingsOf(
  db: Queryable,
  clientId: string,
  now: Date,
): Promise<BookingRow[]> {
  const own = eq(bookings.clientId, clientId);
  const [ahead, past] = await Promise.all([
    db
      .select()
      .from(bookings)
      .where(and(own, gte(bookings.endsAt, now), inArray(bookings.state, HOLDING)))
      .orderBy(asc(bookings.startsAt), asc(bookings.id)),
    db
      .select()
      .from(bookings)
      .where(and(own, or(lt(bookings.endsAt, now), notHolding)))
      .orderBy(desc(bookings.startsAt), desc(bookings.id))
      .limit(MOST_PAST),
  ]);
  return [...ahead, ...past];
}

const notHolding = inArray(bookings.state, ['declined', 'expired', 'cancelled', 'missed']);

/** What a person has, or had, a part in: also where only their own words are left to them. */
export const everyBookingOf = (db: Queryable, userId: string): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      or(
        one(userId),
        sql`exists (select 1 from ${bookingTexts}
                     where ${bookingTexts.bookingId} = ${bookings.id}
                       and ${bookingTexts.userId} = ${userId})`,
      ),
    )
    .orderBy(asc(bookings.id));

/** Who signs in for an entry. */
export async function holderOf(db: Queryable, entryId: string): Promise<string | null> {
  const { rows } = await driverOf(db).query<{ userId: string }>(
    'select user_id as "userId" from professional_grants where professional_id = $1',
    [entryId],
  );
  return rows[0]?.userId ?? null;
}

/** Some entries with something ahead of somebody who does not sign in for them, or of nobody where somebody does. */
export async function strayEntries(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ entryId: string }>(
    `select distinct b.entry_id as "entryId" from bookings b
       left join professional_grants g on g.professional_id = b.entry_id
      where b.state = any($1) and b.starts_at > $2
        and (b.professional_user_id is not null and b.professional_user_id is distinct from g.user_id
             or b.unattended and g.user_id <> b.client_user_id)
      limit $3`,
    [HOLDING, now.toISOString(), limit],
  );
  return rows.map(({ entryId }) => entryId);
}

/** What stands in a professional's agenda between two instants. */
export const agendaOf = (
  db: Queryable,
  { entryId, professionalId }: { entryId: string; professionalId: string },
  { from, to }: { from: Date; to: Date },
): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.professionalId, professionalId),
        eq(bookings.entryId, entryId),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));

/** Requests that wait for a professional's answer, the soonest first. */
export const waitingOf = (
  db: Queryable,
  { entryId, professionalId }: { entryId: string; professionalId: string },
  now: Date,
): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.professionalId, professionalId),
        eq(bookings.entryId, entryId),
        eq(bookings.state, 'requested'),
        gt(bookings.answerBy, now),
      ),
    )
    .orderBy(asc(bookings.answerBy), asc(bookings.id));

/** Whether somebody has, or had, an appointment with an entry. */
export async function isBooked(db: Queryable, entryId: string): Promise<boolean> {
  const held = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.entryId, entryId))
    .limit(1);
  return held.length > 0;
}

/** Some that are still ahead and that one of the two is gone from, kept from other changes. */
export const takeOrphans = (tx: Queryable, now: Date, limit: number): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, HOLDING),
        gt(bookings.startsAt, now),
        or(
          isNull(bookings.clientId),
          and(isNull(bookings.professionalId), eq(bookings.unattended, false)),
        ),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Some requests that waited too long, kept from other changes. */
export const takeExpired = (tx: Queryable, now: Date, limit: number): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, 'requested'), lt(bookings.answerBy, now)))
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export async function textsOf(db: Queryable, ids: readonly string[]): Promise<TextRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(bookingTexts)
    .where(inArray(bookingTexts.bookingId, [...ids]));
}

export async function putText(tx: Queryable, row: TextRow): Promise<void> {
  await tx
    .insert(bookingTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [bookingTexts.userId, bookingTexts.bookingId],
      set: { sealed: row.sealed },
    });
}

export async function hasAgreed(
  db: Queryable,
  key: { userId: string; entryId: string; version: string },
): Promise<boolean> {
  const [row] = await db
    .select({ at: bookingContracts.at })
    .from(bookingContracts)
    .where(
      and(
        eq(bookingContracts.userId, key.userId),
        eq(bookingContracts.entryId, key.entryId),
        eq(bookingContracts.version, key.version),
      ),
    );
  return row !== undefined;
}

export async function agree(
  tx: Queryable,
  row: typeof bookingContracts.$inferInsert,
): Promise<void> {
  await tx.insert(bookingContracts).values(row).onConflictDoNothing();
}

/** The contracts of people with an entry, the newest first. */
export async function agreementsOf(
  db: Queryable,
  entryId: string,
  people: readonly string[],
): Promise<(typeof bookingContracts.$inferSelect)[]> {
  if (people.length === 0) return [];
  return db
    .select()
    .from(bookingContracts)
    .where(
      and(eq(bookingContracts.entryId, entryId), inArray(bookingContracts.userId, [...people])),
    )
    .orderBy(desc(bookingContracts.at));
}

/** Names of people by id, and of entries. */
export async function namesOf(
  db: Queryable,
  { users, entries }: { users: readonly string[]; entries: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    `select id, coalesce(user_metadata ->> 'full_name', '') as name from users where id = any($1::uuid[])
     union all select id, name from network_entries where id = any($2::uuid[])`,
    [users, entries],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
