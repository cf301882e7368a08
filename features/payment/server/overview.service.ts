import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { hasSubscription } from '#features/access/server/index.ts';
import { companyName, membersOf } from '#features/companies/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Account, Offer, PriceRequest, Subscription } from '../contract/payment.schemas.ts';
import { type Buyer, boughtBy, companyBuys, companyOf, personBuys } from './buyer.ts';
import { companySeats } from './company-seats.ts';
import { presentOwnInvoice } from './invoices.queries.ts';
import { planInvoices, planOffers, priceRequests } from './payment.tables.ts';
import { activePlan, type PaidPlanRow } from './plans.service.ts';
import { statementsOf } from './seat-statements.ts';

/** Invoices of one buyer that are shown, newest first: more than five years of months. */
const MOST_INVOICES = 100;

export async function overviewOf(context: ServerContext, caller: Caller) {
  const { email, whatsapp } = context.settings.payment;
  const companyId = companyOf(caller);
  return {
    contact: { email, whatsapp },
    own: await accountOf(context, personBuys(caller.userId)),
    mayTry: !(await hasSubscription(context.db, caller.userId)),
    company: companyId ? await companyAccount(context, companyId) : null,
  };
}

async function companyAccount(context: ServerContext, companyId: string) {
  const { db, now } = context;
  const name = await companyName(db, companyId);
  if (name === null) return null;
  const places = await companySeats(db, companyId, now());
  return {
    ...(await accountOf(context, companyBuys(companyId))),
    name,
    people: (await membersOf(db, companyId)).length,
    seatsTaken: places?.taken ?? 0,
    statements: await statementsOf(db, companyId),
  };
}

/** What one buyer has. */
export async function accountOf(
  { db, now, settings }: ServerContext,
  buyer: Buyer,
): Promise<Account> {
  const at = now();
  const [requests, offers, plan, invoices] = await Promise.all([
    db.select().from(priceRequests).where(boughtBy(priceRequests, buyer)),
    db
      .select()
      .from(planOffers)
      .where(
        and(
          boughtBy(planOffers, buyer),
          eq(planOffers.state, 'open'),
          gt(planOffers.validUntil, at),
        ),
      )
      .orderBy(asc(planOffers.validUntil)),
    activePlan(db, buyer),
    db
      .select()
      .from(planInvoices)
      .where(boughtBy(planInvoices, buyer))
      .orderBy(desc(planInvoices.createdAt), desc(planInvoices.id))
      .limit(MOST_INVOICES),
  ]);
  return {
    request: requests[0] ? presentRequest(requests[0]) : null,
    offers: offers.map(presentOffer),
    subscription: plan && plan.endsAt > at ? presentPlan(plan) : null,
    invoices: invoices.map((row) => presentOwnInvoice(row, at, settings.payment)),
  };
}

export function presentRequest({
  id,
  plan,
  period,
  seats,
  createdAt,
}: typeof priceRequests.$inferSelect): PriceRequest {
  return { id, plan, period, seats, createdAt: createdAt.toISOString() };
}

export function presentOffer(row: typeof planOffers.$inferSelect): Offer {
  const { id, plan, period, seats, priceCents, validUntil, createdAt } = row;
  return {
    ...{ id, plan, period, seats, priceCents },
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

export function presentPlan(row: PaidPlanRow): Subscription {
  const { id, plan, period, seats, priceCents, startsAt, endsAt, cancelledAt } = row;
  return {
    ...{ id, plan, period, seats, priceCents },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    cancelled: cancelledAt !== null,
  };
}
