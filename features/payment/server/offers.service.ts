import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { recordAct } from '#features/audit/server/index.ts';
import { membersOf } from '#features/companies/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { NO_COMPANY, OFFER_OVER, TOO_FEW_SEATS } from '../contract/payment.contract.ts';
import { NO_PIX, WRONG_TERMS } from '../contract/payment-admin.contract.ts';
import { DUE_DAYS, daysAfter, type PaidPlan, type Period } from '../contract/plan.rules.ts';
import {
  type Buyer,
  boughtBy,
  buyerOf,
  companyBuys,
  companyOf,
  lockBuyer,
  ofCaller,
  peopleOf,
  personBuys,
} from './buyer.ts';
import { insertInvoice, voidOpenInvoices } from './invoices.queries.ts';
import { paymentMailJob } from './mails/payment-mail.ts';
import { planOffers, priceRequests } from './payment.tables.ts';

interface Wanted {
  plan: PaidPlan;
  period: Period;
  seats: number | null;
}

/** Asks for a price; for a company, whoever looks after it asks. One request for each buyer. */
export function requestPrice(
  { db, now }: ServerContext,
  caller: Caller,
  { id, plan, period, seats }: Wanted & { id: string },
  failOwn: (code: typeof NO_COMPANY, message: string) => Problem,
): Promise<void> {
  const companyId = companyOf(caller);
  if (plan === 'empresarial' && !companyId) throw failOwn(NO_COMPANY, 'You look after no company');
  const buyer =
    plan === 'empresarial' && companyId ? companyBuys(companyId) : personBuys(caller.userId);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, buyer);
    await tx.delete(priceRequests).where(boughtBy(priceRequests, buyer));
    const values = { id, ...buyer, plan, period, seats: buyer.companyId ? (seats ?? 1) : null };
    const row = { ...values, createdAt: now() };
    const [stored] = await tx.insert(priceRequests).values(row).onConflictDoNothing().returning();
    // An id that somebody else's request has.
    if (!stored) await tx.insert(priceRequests).values({ ...row, id: randomUUID() });
  });
}

export async function withdrawRequest(
  { db }: ServerContext,
  caller: Caller,
  id: string,
): Promise<void> {
  await db.delete(priceRequests).where(ofCaller(priceRequests, caller, id));
}

/** Answers a request with an offer and tells its buyer; the same id again changes nothing. */
export function makeOffer(
  context: ServerContext,
  caller: Caller,
  offer: {
    id: string;
    requestId: string;
    priceCents: number;
    period: Period;
    seats: number | null;
    validUntil: string;
  },
  failOwn: (code: typeof NO_PIX | typeof WRONG_TERMS, message: string) => Problem,
): Promise<void> {
  const { db, jobs, settings } = context;
  const { pix, stripe } = settings.payment;
  if (!pix && !stripe) throw failOwn(NO_PIX, 'Set PIX_KEY, PIX_NAME and PIX_CITY first');
  return db.transaction(async (tx) => {
    const { id, requestId, priceCents, period, seats } = offer;
    const [there] = await tx.select().from(planOffers).where(eq(planOffers.id, id));
    if (there) return;
    const [request] = await tx
      .delete(priceRequests)
      .where(eq(priceRequests.id, requestId))
      .returning();
    const buyer = request && buyerOf(request);
    if (!buyer) throw fail('not_found', 'There is no such request');
    const at = context.now();
    const validUntil = new Date(offer.validUntil);
    if ((seats === null) !== (buyer.companyId === null) || validUntil <= at) {
      throw failOwn(WRONG_TERMS, 'Places are a company’s, and an offer ends in the future');
    }
    const terms = { plan: request.plan, period, seats, priceCents };
    const row = { id, ...buyer, ...terms, validUntil, createdAt: at };
    await tx.insert(planOffers).values({ ...row, state: 'open' });
    await record(tx, at, { act: 'offer_made', actorId: caller.userId, buyer });
    for (const userId of await peopleOf(tx, buyer)) {
      await jobs.send(tx, paymentMailJob, { userId, mail: 'offer', id });
    }
  });
}

type FailOver = (code: typeof OFFER_OVER, message: string) => Problem;

export function withdrawOffer(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOver,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [there] = await tx.select().from(planOffers).where(eq(planOffers.id, id));
    const buyer = there && buyerOf(there);
    if (!buyer) throw fail('not_found', 'There is no such offer');
    if (there.state === 'withdrawn') return;
    await closeOffer(tx, buyer, { id, state: 'withdrawn' }, failOwn);
    await record(tx, now(), { act: 'offer_withdrawn', actorId: caller.userId, buyer });
  });
}

export function refuseOffer(
  { db }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOver,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { buyer, offer } = await offerOf(tx, caller, id);
    if (offer.state === 'refused') return;
    await closeOffer(tx, buyer, { id, state: 'refused' }, failOwn);
  });
}

/**
 * Accepts an offer: its invoice takes the place of what the buyer has not paid yet, and their other offers
 * end. Accepted by two at once, or twice, it makes one invoice.
 */
export function acceptOffer(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: (code: typeof OFFER_OVER | typeof TOO_FEW_SEATS, message: string) => Problem,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { buyer } = await offerOf(tx, caller, id);
    await lockBuyer(tx, buyer);
    const { offer } = await offerOf(tx, caller, id);
    if (offer.state === 'accepted') return;
    const at = now();
    if (offer.state !== 'open' || offer.validUntil <= at) {
      throw failOwn(OFFER_OVER, 'The offer is over');
    }
    const people = buyer.companyId ? (await membersOf(tx, buyer.companyId)).length : 0;
    if (offer.seats !== null && people > offer.seats) {
      throw failOwn(TOO_FEW_SEATS, 'The company has more people than the offer has places');
    }
    const open = and(boughtBy(planOffers, buyer), eq(planOffers.state, 'open'));
    await tx.update(planOffers).set({ state: 'accepted' }).where(eq(planOffers.id, id));
    await tx
      .update(planOffers)
      .set({ state: 'withdrawn' })
      .where(and(open, ne(planOffers.id, id)));
    await voidOpenInvoices(tx, buyer);
    const dueAt = daysAfter(at, DUE_DAYS);
    await insertInvoice(tx, buyer, offer, { taken: people, dueAt, now: at, offerId: id });
    if (buyer.companyId) {
      await record(tx, at, { act: 'offer_accepted', actorId: caller.userId, buyer });
    }
  });
}

async function offerOf(tx: Queryable, caller: Caller, id: string) {
  const [offer] = await tx
    .select()
    .from(planOffers)
    .where(ofCaller(planOffers, caller, id));
  const buyer = offer && buyerOf(offer);
  if (!buyer) throw fail('not_found', 'There is no such offer');
  return { offer, buyer };
}

async function closeOffer(
  tx: Queryable,
  buyer: Buyer,
  { id, state }: { id: string; state: 'refused' | 'withdrawn' },
  failOwn: FailOver,
): Promise<void> {
  await lockBuyer(tx, buyer);
  const closed = await tx
    .update(planOffers)
    .set({ state })
    .where(and(eq(planOffers.id, id), eq(planOffers.state, 'open')))
    .returning({ id: planOffers.id });
  if (closed.length === 0) throw failOwn(OFFER_OVER, 'The offer is over');
}

export async function record(
  tx: Queryable,
  at: Date,
  done: {
    act: 'offer_made' | 'offer_withdrawn' | 'offer_accepted' | 'payment_confirmed' | 'refund_done';
    /** Null for what Stripe says. */
    actorId: string | null;
    buyer: Buyer;
  },
): Promise<void> {
  const { act, actorId, buyer } = done;
  const { userId, companyId } = buyer;
  const subject = userId
    ? ({ kind: 'person', id: userId } as const)
    : ({ kind: 'company', id: companyId ?? '' } as const);
  await recordAct(tx, { at, act, actorId, subject, companyId });
}
