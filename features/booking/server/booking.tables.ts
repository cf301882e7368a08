import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { meetings } from '../../meetings/server/meetings.tables.ts';
import { networkEntries } from '../../network/server/network.tables.ts';
import type { BookingState, Canceller } from '../contract/booking.contract.ts';
import type { Hours } from '../contract/hours.ts';

const entryId = () =>
  uuid('entry_id')
    .notNull()
    .references(() => networkEntries.id, { onDelete: 'cascade' });

/** When somebody of the network can be booked. */
export const bookingHours = pgTable('booking_hours', {
  entryId: entryId().primaryKey(),
  hours: jsonb('hours').$type<Hours>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * A time of a professional that somebody asked for or has. It stays for the one when the other deletes
 * their account; whoever is gone is nobody's name any more.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id().primaryKey(),
    entryId: entryId(),
    clientId: uuid('client_user_id').references(() => users.id, { onDelete: 'set null' }),
    professionalId: uuid('professional_user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    state: text('state').$type<BookingState>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** At the professional's address, without a room. */
    inPerson: boolean('in_person').notNull().default(false),
    answerBy: instant('answer_by').notNull(),
    /** As the hours had it when it was asked for. */
    changeBy: instant('change_by').notNull(),
    cancelledBy: text('cancelled_by').$type<Canceller>(),
    late: boolean('late').notNull().default(false),
    /** Nobody signs in for the entry, or they cannot then, and the client was told. */
    unattended: boolean('unattended').notNull().default(false),
    moves: smallint('moves').notNull().default(0),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    // `bookings_overlap`, an exclusion constraint of the migrations, holds no two over each other (decision 0194).
    index('bookings_client').on(t.clientId, t.startsAt),
    index('bookings_professional').on(t.professionalId, t.startsAt),
    index('bookings_waiting').on(t.answerBy).where(sql`${t.state} = 'requested'`),
    check(
      'bookings_state',
      sql`${t.state} in ('requested', 'confirmed', 'declined', 'expired', 'cancelled', 'missed')`,
    ),
    check('bookings_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** What each of the two wrote about a consultation, sealed with their own key, gone with their account. */
export const bookingTexts = pgTable(
  'booking_texts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.bookingId] }),
    index('booking_texts_booking').on(t.bookingId),
  ],
);

/** Who agreed to which contract with whom of the network, and when. */
export const bookingContracts = pgTable(
  'booking_contracts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: entryId(),
    version: text('version').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId, t.version] }),
    index('booking_contracts_entry').on(t.entryId),
  ],
);
