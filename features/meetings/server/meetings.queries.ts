import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { MOST_PAST_MEETINGS, SIDES, type Side } from '../contract/meetings.contract.ts';
import {
  meetingKeys,
  meetingMembers,
  meetingSeats,
  meetings,
  meetingTexts,
} from './meetings.tables.ts';

export type MeetingRow = typeof meetings.$inferSelect;
export type SeatRow = typeof meetingSeats.$inferSelect;

/** A meeting as one of its members has it. */
export interface OwnMeeting {
  meeting: MeetingRow;
  side: Side;
}

const joined = (db: Queryable) =>
  db
    .select({ meeting: meetings, side: meetingMembers.side })
    .from(meetingMembers)
    .innerJoin(meetings, eq(meetings.id, meetingMembers.meetingId));

/** The member’s meetings: all that are ahead or under way, and those that were last. */
export async function meetingsOf(db: Queryable, userId: string): Promise<OwnMeeting[]> {
  const mine = eq(meetingMembers.userId, userId);
  const [open, past] = await Promise.all([
    joined(db)
      .where(and(mine, isNull(meetings.closedAt)))
      .orderBy(asc(meetings.startsAt), asc(meetings.id)),
    joined(db)
      .where(and(mine, isNotNull(meetings.closedAt)))
      .orderBy(desc(meetings.startsAt), desc(meetings.id))
      .limit(MOST_PAST_MEETINGS),
  ]);
  return [...open, ...past];
}

/** All meetings of a member, for their own copy. */
export const everyMeetingOf = (db: Queryable, userId: string): Promise<OwnMeeting[]> =>
  joined(db).where(eq(meetingMembers.userId, userId)).orderBy(asc(meetings.id));

/** The member’s meetings of some days that were not called off. */
export const meetingsOn = (
  db: Queryable,
  userId: string,
  { from, before }: { from: string; before: string },
): Promise<OwnMeeting[]> =>
  joined(db)
    .where(
      and(
        eq(meetingMembers.userId, userId),
        ne(meetings.state, 'cancelled'),
        gte(meetings.startsLocal, from),
        lt(meetings.startsLocal, before),
      ),
    )
    .orderBy(asc(meetings.startsLocal));

/** For the start page’s statement: meetings that still begin before an instant, as the calendar’s events. */
export const upcomingMeetings = (userId: string, now: string, until: string) => `
  select m.id, m.starts_local, m.starts_at, false
    from meeting_members mm join meetings m on m.id = mm.meeting_id
   where mm.user_id = ${userId} and m.closed_at is null
     and m.starts_at > ${now}::timestamptz and m.starts_at < ${until}::timestamptz`;

/** A member’s meeting, kept from other changes until the transaction ends. */
export async function lockOwnMeeting(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<OwnMeeting | undefined> {
  const [row] = await joined(tx)
    .where(and(eq(meetingMembers.userId, userId), eq(meetings.id, id)))
    .for('update', { of: meetings });
  return row;
}

export async function findOwnMeeting(
  db: Queryable,
  userId: string,
  id: string,
): Promise<OwnMeeting | undefined> {
  const [row] = await joined(db).where(and(eq(meetingMembers.userId, userId), eq(meetings.id, id)));
  return row;
}

/** The open meetings that a person made and nobody booked, kept from other changes. */
export async function lockMadeBy(tx: Queryable, userId: string): Promise<MeetingRow[]> {
  const rows = await joined(tx)
    .where(
      and(
        eq(meetingMembers.userId, userId),
        eq(meetingMembers.side, 'organizer'),
        eq(meetings.booked, false),
        isNull(meetings.closedAt),
      ),
    )
    .orderBy(asc(meetings.id))
    .for('update', { of: meetings });
  return rows.map(({ meeting }) => meeting);
}

export async function lockMeeting(tx: Queryable, id: string): Promise<MeetingRow | undefined> {
  const [row] = await tx.select().from(meetings).where(eq(meetings.id, id)).for('update');
  return row;
}

export async function findMeeting(db: Queryable, id: string): Promise<MeetingRow | undefined> {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id));
  return row;
}

/** Whether another open meeting of the person’s reaches into a time. */
export async function isTaken(
  tx: Queryable,
  userId: string,
  { id, startsAt, endsAt }: Pick<MeetingRow, 'id' | 'startsAt' | 'endsAt'>,
): Promise<boolean> {
  const [row] = await joined(tx)
    .where(
      and(
        eq(meetingMembers.userId, userId),
        isNull(meetings.closedAt),
        ne(meetings.id, id),
        lt(meetings.startsAt, endsAt),
        gt(meetings.endsAt, startsAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** When a person has meetings that are not over, between two instants. */
export async function openTimesOf(
  db: Queryable,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ id: string; startsAt: Date; endsAt: Date }[]> {
  const rows = await joined(db).where(
    and(
      eq(meetingMembers.userId, userId),
      isNull(meetings.closedAt),
      lt(meetings.startsAt, to),
      gt(meetings.endsAt, from),
    ),
  );
  return rows.map(({ meeting: { id, startsAt, endsAt } }) => ({ id, startsAt, endsAt }));
}

export async function countOpen(tx: Queryable, userId: string): Promise<number> {
  const rows = await joined(tx).where(
    and(eq(meetingMembers.userId, userId), isNull(meetings.closedAt)),
  );
  return rows.length;
}

export async function insertMeeting(
  tx: Queryable,
  row: MeetingRow,
  userId: string,
  keys: Record<Side, Buffer> | null,
): Promise<boolean> {
  const meetingId = row.id;
  const made = await tx.insert(meetings).values(row).onConflictDoNothing().returning();
  if (made.length === 0) return false;
  await tx.insert(meetingMembers).values({ meetingId, userId, side: 'organizer' });
  if (!keys) return true;
  await tx.insert(meetingKeys).values(SIDES.map((side) => ({ meetingId, side, hash: keys[side] })));
  return true;
}

export async function replaceOrganizer(
  tx: Queryable,
  { id, organizerId, key }: { id: string; organizerId: string; key: Buffer },
): Promise<void> {
  const [before] = await tx
    .update(meetingMembers)
    .set({ userId: organizerId })
    .where(and(eq(meetingMembers.meetingId, id), eq(meetingMembers.side, 'organizer')))
    .returning();
  if (!before) return;
  // What it is called stays with it, whatever becomes of the account that wrote it.
  await tx.update(meetingTexts).set({ userId: organizerId }).where(eq(meetingTexts.meetingId, id));
  await tx
    .update(meetingKeys)
    .set({ hash: key })
    .where(and(eq(meetingKeys.meetingId, id), eq(meetingKeys.side, 'organizer')));
}

export async function deleteMeeting(tx: Queryable, id: string): Promise<void> {
  await tx.delete(meetings).where(eq(meetings.id, id));
}

export async function updateMeeting(
  tx: Queryable,
  id: string,
  change: Partial<MeetingRow>,
): Promise<void> {
  await tx.update(meetings).set(change).where(eq(meetings.id, id));
}

export async function putWords(
  tx: Queryable,
  row: typeof meetingTexts.$inferInsert,
): Promise<void> {
  await tx
    .insert(meetingTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [meetingTexts.meetingId, meetingTexts.userId],
      set: { sealed: row.sealed },
    });
}

/** The sealed words of meetings, by meeting. */
export async function wordsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(meetingTexts)
    .where(inArray(meetingTexts.meetingId, [...ids]));
  return new Map(rows.map(({ meetingId, sealed }) => [meetingId, sealed]));
}

const PEOPLE = `
  select mm.meeting_id as "meetingId", mm.side, u.id as "userId",
         coalesce(u.user_metadata ->> 'full_name', '') as name
    from meeting_members mm join users u on u.id = mm.user_id
   where mm.meeting_id = any($1::uuid[])`;

/** Who of a meeting’s two has an account with which they have it, and their names. */
export type MeetingPeople = Partial<Record<Side, { userId: string; name: string }>>;

export async function peopleOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, MeetingPeople>> {
  if (ids.length === 0) return new Map();
  const { rows } = await driverOf(db).query<{
    meetingId: string;
    side: Side;
    userId: string;
    name: string;
  }>(PEOPLE, [ids]);
  const people = new Map<string, MeetingPeople>();
  for (const { meetingId, side, userId, name } of rows) {
    people.set(meetingId, { ...people.get(meetingId), [side]: { userId, name } });
  }
  return people;
}

export async function seatsOf(db: Queryable, ids: readonly string[]): Promise<SeatRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(meetingSeats)
    .where(inArray(meetingSeats.meetingId, [...ids]));
}

export async function membersOf(db: Queryable, meetingId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: meetingMembers.userId })
    .from(meetingMembers)
    .where(eq(meetingMembers.meetingId, meetingId));
  return rows.map(({ userId }) => userId);
}

/** A person’s address, where it is confirmed to be theirs. */
export async function addressOf(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await driverOf(db).query<{ email: string | null }>(
    'select email from users where id = $1 and email_confirmed_at is not null',
    [userId],
  );
  return rows[0]?.email ?? null;
}

/** Whose side of which meeting a key opens. */
export async function findKey(
  db: Queryable,
  hash: Buffer,
): Promise<{ meetingId: string; side: Side } | undefined> {
  const [row] = await db
    .select({ meetingId: meetingKeys.meetingId, side: meetingKeys.side })
    .from(meetingKeys)
    .where(eq(meetingKeys.hash, hash));
  return row;
}
