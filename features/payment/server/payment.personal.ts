import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import {
  invoiceSchema,
  offerSchema,
  requestSchema,
  subscriptionSchema,
} from '../contract/payment.schemas.ts';
import { presentInvoice } from './invoices.queries.ts';
import { presentOffer, presentPlan, presentRequest } from './overview.service.ts';
import { paidPlans, planInvoices, planOffers, priceRequests } from './payment.tables.ts';

const state = z.object({ state: z.string() });

/** What a person asked for, was offered, bought and paid for themselves; what a company bought is the company's. */
export const paymentPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'price-requests',
      tables: [priceRequests],
      schema: requestSchema,
      read: async function* ({ db }, userId) {
        yield* (await db.select().from(priceRequests).where(eq(priceRequests.userId, userId))).map(
          presentRequest,
        );
      },
    }),
    personalKind({
      name: 'plan-offers',
      tables: [planOffers],
      schema: offerSchema.extend(state.shape),
      read: async function* ({ db }, userId) {
        const rows = await db
          .select()
          .from(planOffers)
          .where(eq(planOffers.userId, userId))
          .orderBy(asc(planOffers.createdAt));
        yield* rows.map((row) => ({ ...presentOffer(row), state: row.state }));
      },
    }),
    personalKind({
      name: 'paid-plans',
      tables: [paidPlans],
      schema: subscriptionSchema.extend(state.shape),
      read: async function* ({ db }, userId) {
        const rows = await db
          .select()
          .from(paidPlans)
          .where(eq(paidPlans.userId, userId))
          .orderBy(asc(paidPlans.startsAt));
        yield* rows.map((row) => ({ ...presentPlan(row), state: row.state }));
      },
    }),
    personalKind({
      name: 'payments',
      tables: [planInvoices],
      schema: invoiceSchema.extend({ refundedAt: z.iso.datetime().nullable() }),
      read: async function* ({ db, now }, userId) {
        const rows = await db
          .select()
          .from(planInvoices)
          .where(eq(planInvoices.userId, userId))
          .orderBy(asc(planInvoices.createdAt));
        yield* rows.map((row) => ({
          ...presentInvoice(row, now()),
          refundedAt: row.refundedAt?.toISOString() ?? null,
        }));
      },
    }),
  ],
};
