import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { bookings } from '../../booking/server/booking.tables.ts';

/**
 * Links to what people took to a consultation. The content was sealed in the browser with a key that
 * only the link holds; once a link is over its content is gone.
 */
export const consultationLinks = pgTable(
  'consultation_links',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** SHA-256 of the proof that the holder of the link can give. */
    verifier: bytes('verifier').notNull(),
    /** Null once the link is over. */
    content: bytes('content'),
    /** The owner's label and whether there is a PIN, sealed with the owner's key. */
    sealed: bytes('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the owner ended it. */
    revokedAt: instant('revoked_at'),
    /** Wrong tries; at ten it is over. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // Who opens a link knows its id and not whose it is.
    uniqueIndex('consultation_links_id').on(t.id),
    index('consultation_links_expires').on(t.expiresAt),
  ],
);

/** When a link was opened; nothing else is kept of an opening. */
export const consultationOpenings = pgTable(
  'consultation_openings',
  {
    userId: uuid('user_id').notNull(),
    id: id(),
    linkId: uuid('link_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.linkId],
      foreignColumns: [consultationLinks.userId, consultationLinks.id],
    }).onDelete('cascade'),
    index('consultation_openings_link').on(t.userId, t.linkId, t.at),
  ],
);

/** What a person shared with the professional of a consultation, sealed with the person's own key. */
export const bookedSummaries = pgTable(
  'booked_summaries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** With whom: without them nobody is left to read it. */
    professionalId: uuid('professional_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    sharedAt: instant('shared_at').notNull(),
    /** When the professional opened it first. */
    openedAt: instant('opened_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.bookingId] }),
    uniqueIndex('booked_summaries_booking').on(t.bookingId),
    index('booked_summaries_professional').on(t.professionalId),
  ],
);
