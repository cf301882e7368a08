import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { bookingContract } from '../contract/booking.contract.ts';
import { everyBookingOf } from './booking.queries.ts';
import { bookingContracts, bookings, bookingTexts } from './booking.tables.ts';
import { viewsOf } from './booking.view.ts';

/** So many are opened at a time. */
const PAGE = 50;

/** A person's consultations with the network as they see them, and what they agreed to. Brought in nowhere. */
export const bookingPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'booking',
      tables: [bookings, bookingTexts],
      schema: bookingContract.moveBooking.out,
      read: async function* (context, userId) {
        const all = await everyBookingOf(context.db, userId);
        for (let from = 0; from < all.length; from += PAGE) {
          yield* await viewsOf(context, userId, all.slice(from, from + PAGE));
        }
      },
    }),
    personalKind({
      name: 'booking-contracts',
      tables: [bookingContracts],
      schema: z.object({ entryId: z.uuid(), version: z.string(), at: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { entryId, version, at } of ownRows(db, bookingContracts, userId)) {
          yield { entryId, version, at: at.toISOString() };
        }
      },
    }),
  ],
};
