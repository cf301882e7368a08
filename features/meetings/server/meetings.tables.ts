import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { MeetingState, Side } from '../contract/meetings.contract.ts';

/** A meeting of two people, who share its key (decision 0102). Its times are plain, its words are not. */
export const meetings = pgTable(
  'meetings',
  {
    id: id().primaryKey(),
    state: text('state').$type<MeetingState>().notNull(),
    startsLocal: timestamp('starts_local', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Grows with each mail about it, as calendars ask. */
    version: integer('version').notNull().default(0),
    /** Booked in an agenda: it is moved and called off there. */
    booked: boolean('booked').notNull().default(false),
    /** At an address, without a room. */
    inPerson: boolean('in_person').notNull().default(false),
    bothSince: instant('both_since'),
    /** When it was finished, called off or found to be over. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('meetings_open').on(t.endsAt).where(sql`${t.closedAt} is null`),
    check(
      'meetings_state',
      sql`${t.state} in ('scheduled', 'in_progress', 'finished', 'cancelled', 'missed')`,
    ),
    check('meetings_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

const meetingId = () =>
  uuid('meeting_id')
    .notNull()
    .references(() => meetings.id, { onDelete: 'cascade' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const side = () => text('side').$type<Side>().notNull();

/** Who has a meeting among their own. A guest without an account is none of them. */
export const meetingMembers = pgTable(
  'meeting_members',
  { meetingId: meetingId(), userId: userId(), side: side() },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    index('meeting_members_user').on(t.userId),
  ],
);

/** Title, description and the invited address, which are their author’s and go with them. */
export const meetingTexts = pgTable(
  'meeting_texts',
  { meetingId: meetingId(), userId: userId(), sealed: bytes('sealed').notNull() },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    index('meeting_texts_user').on(t.userId),
  ],
);

/** What opens the door of a room, by its hash; one for each side. */
export const meetingKeys = pgTable(
  'meeting_keys',
  { meetingId: meetingId(), side: side(), hash: bytes('hash').notNull().unique() },
  (t) => [primaryKey({ columns: [t.meetingId, t.side] })],
);

/** A side’s place in the room: the device that holds it, and what its holder agreed to and left. */
export const meetingSeats = pgTable(
  'meeting_seats',
  {
    meetingId: meetingId(),
    side: side(),
    seatId: uuid('seat_id').notNull(),
    hash: bytes('hash').notNull().unique(),
    enteredAt: instant('entered_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    leftAt: instant('left_at'),
    consentVersion: text('consent_version').notNull(),
    consentedAt: instant('consented_at').notNull(),
    /** How a guest wants to be called. */
    sealedName: bytes('sealed_name'),
    /** Erased when the meeting ends. */
    sealedSafety: bytes('sealed_safety'),
    safetySeenAt: instant('safety_seen_at'),
  },
  (t) => [primaryKey({ columns: [t.meetingId, t.side] })],
);

/** What one browser tells the other to find a way between them, until it is taken. */
export const meetingSignals = pgTable(
  'meeting_signals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    meetingId: meetingId(),
    fromSeat: uuid('from_seat').notNull(),
    toSeat: uuid('to_seat').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('meeting_signals_to').on(t.toSeat, t.id),
    index('meeting_signals_meeting').on(t.meetingId),
    index('meeting_signals_created').on(t.createdAt),
  ],
);
