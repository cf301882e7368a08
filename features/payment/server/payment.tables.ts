import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { InvoiceState } from '../contract/payment.schemas.ts';
import type { PaidPlan, Period } from '../contract/plan.rules.ts';

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });
const companyId = () => uuid('company_id').references(() => companies.id, { onDelete: 'cascade' });
const terms = () => ({
  plan: text('plan').$type<PaidPlan>().notNull(),
  period: text('period').$type<Period>().notNull(),
  /** Of a company; null for a person. */
  seats: integer('seats'),
});

/** Somebody asked for a price; gone once it is answered or taken back. One for each buyer. */
export const priceRequests = pgTable(
  'price_requests',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    companyId: companyId(),
    ...terms(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('price_requests_user').on(t.userId),
    uniqueIndex('price_requests_company').on(t.companyId),
    check('price_requests_buyer', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
  ],
);

export const planOffers = pgTable(
  'plan_offers',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    companyId: companyId(),
    ...terms(),
    priceCents: integer('price_cents').notNull(),
    validUntil: instant('valid_until').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'refused' | 'withdrawn'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('plan_offers_user').on(t.userId),
    index('plan_offers_company').on(t.companyId),
    check('plan_offers_buyer', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
  ],
);

/** What was paid for: the plan of a person or of a company, one at a time for each. */
export const paidPlans = pgTable(
  'paid_plans',
  {
    id: id().primaryKey(),
    userId: userId(),
    companyId: companyId(),
    ...terms(),
    priceCents: integer('price_cents').notNull(),
    state: text('state').$type<'active' | 'ended'>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** Days before this period's end of the last notice; null before the first. */
    noticed: smallint('noticed'),
  },
  (t) => [
    uniqueIndex('paid_plans_user').on(t.userId).where(sql`${t.state} = 'active'`),
    uniqueIndex('paid_plans_company').on(t.companyId).where(sql`${t.state} = 'active'`),
    index('paid_plans_ends').on(t.endsAt).where(sql`${t.state} = 'active'`),
    check('paid_plans_buyer', sql`num_nonnulls(${t.userId}, ${t.companyId}) = 1`),
  ],
);

/** Places of a company at the end of a month, counted once. */
export const seatStatements = pgTable(
  'seat_statements',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** YYYY-MM. */
    month: text('month').notNull(),
    seats: integer('seats').notNull(),
    taken: integer('taken').notNull(),
    countedOn: date('counted_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] })],
);

/** Business records: they stay, without their buyer, when the buyer is gone. */
export const planInvoices = pgTable(
  'plan_invoices',
  {
    id: id().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    offerId: uuid('offer_id').references(() => planOffers.id, { onDelete: 'set null' }),
    /** The plan that it renews, or that its confirmation started. */
    paidPlanId: uuid('paid_plan_id').references(() => paidPlans.id, { onDelete: 'set null' }),
    ...terms(),
    amountCents: integer('amount_cents').notNull(),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<Exclude<InvoiceState, 'overdue'>>().notNull(),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull(),
    toldAt: instant('told_at'),
    confirmedAt: instant('confirmed_at'),
    receiptNumber: integer('receipt_number').unique(),
    periodStart: instant('period_start'),
    refundedAt: instant('refunded_at'),
    /** Stripe's id of the payment, where it was paid by card. */
    cardPayment: text('card_payment').unique(),
  },
  (t) => [
    index('plan_invoices_user').on(t.userId),
    index('plan_invoices_company').on(t.companyId),
    index('plan_invoices_waiting')
      .on(t.createdAt)
      .where(sql`${t.state} in ('open', 'told', 'refund_asked')`),
  ],
);
