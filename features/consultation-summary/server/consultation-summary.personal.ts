import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind, tryUnseal } from '#packages/kernel/index.ts';
import { summarySchema } from '../contract/summary.ts';
import { BOOKED, placeOfBooked } from './booked-summaries.service.ts';
import {
  bookedSummaries,
  consultationLinks,
  consultationOpenings,
} from './consultation-summary.tables.ts';
import { LINK, placeOfLink } from './links.service.ts';

/**
 * Links to summaries, of which what they lead to is sealed with a key that this server never had, and
 * summaries shared with the professional of a consultation.
 */
export const consultationSummaryPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'consultation-links',
      tables: [consultationLinks],
      schema: z.object({
        id: z.uuid(),
        label: z.string().nullable(),
        hasPin: z.boolean(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        revokedAt: z.iso.datetime().nullable(),
      }),
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const row of ownRows(context.db, consultationLinks, userId)) {
          const { id, createdAt, expiresAt, revokedAt, sealed } = row;
          yield tryUnseal(context, id, () => ({
            ...{ id, ...key.open(placeOfLink(id), sealed, LINK) },
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            revokedAt: revokedAt?.toISOString() ?? null,
          }));
        }
      },
    }),
    personalKind({
      name: 'consultation-openings',
      tables: [consultationOpenings],
      schema: z.object({ linkId: z.uuid(), at: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { linkId, at } of ownRows(db, consultationOpenings, userId)) {
          yield { linkId, at: at.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'booked-summaries',
      tables: [bookedSummaries],
      schema: z.object({
        bookingId: z.uuid(),
        sharedAt: z.iso.datetime(),
        openedAt: z.iso.datetime().nullable(),
        summary: summarySchema,
      }),
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const row of ownRows(context.db, bookedSummaries, userId)) {
          const { bookingId, sharedAt, openedAt, sealed } = row;
          yield tryUnseal(context, bookingId, () => ({
            ...{ bookingId, summary: key.open(placeOfBooked(bookingId), sealed, BOOKED) },
            sharedAt: sharedAt.toISOString(),
            openedAt: openedAt?.toISOString() ?? null,
          }));
        }
      },
    }),
  ],
};
