import { and, eq } from 'drizzle-orm';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { NOT_OPEN, WITHDRAWAL_OVER } from '../contract/payment.contract.ts';
import { withdrawalEnd } from '../contract/plan.rules.ts';
import { type Buyer, buyerOf, lockBuyer, ofCaller, peopleOf } from './buyer.ts';
import { type InvoiceRow, nextReceiptNumber, type Terms } from './invoices.queries.ts';
import { paymentMailJob } from './mails/payment-mail.ts';
import { record } from './offers.service.ts';
import { paidPlans, planInvoices, planOffers } from './payment.tables.ts';
import { addPeriod, takePeriodBack } from './plans.service.ts';

type FailNotOpen = (code: typeof NOT_OPEN, message: string) => Problem;

/** Notes that the buyer says it is paid. Once confirmed there is nothing left to tell. */
export function tellPaid(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailNotOpen,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { state } = await ownInvoice(tx, caller, id);
    if (state === 'told' || state === 'paid') return;
    const told = await tx
      .update(planInvoices)
      .set({ state: 'told', toldAt: now() })
      .where(and(eq(planInvoices.id, id), eq(planInvoices.state, 'open')))
      .returning({ id: planInvoices.id });
    if (told.length === 0) throw failOwn(NOT_OPEN, 'Nothing waits to be paid here');
  });
}

/** The paid invoice that a receipt is asked for; `not_found` for any other. */
export async function paidInvoice(db: Queryable, caller: Caller, id: string): Promise<InvoiceRow> {
  const row = await ownInvoice(db, caller, id);
  if (row.receiptNumber === null) throw notFound();
  return row;
}

/** Confirms that the money came: the receipt, the period and its mail happen once, however often it is confirmed. */
export function confirmPayment(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailNotOpen,
): Promise<void> {
  const { db, jobs } = context;
  return db.transaction(async (tx) => {
    const { invoice, buyer } = await heldInvoice(tx, id);
    if (invoice.state === 'paid') return;
    if (!buyer || (invoice.state !== 'open' && invoice.state !== 'told')) {
      throw failOwn(NOT_OPEN, 'Nothing waits to be confirmed here');
    }
    const at = context.now();
    const { id: paidPlanId, periodStart } = await addPeriod(
      tx,
      buyer,
      await termsOf(tx, invoice),
      at,
    );
    const receiptNumber = await nextReceiptNumber(tx);
    const paid = {
      state: 'paid',
      confirmedAt: at,
      receiptNumber,
      paidPlanId,
      periodStart,
    } as const;
    await tx.update(planInvoices).set(paid).where(eq(planInvoices.id, id));
    await record(tx, at, { act: 'payment_confirmed', actorId: caller.userId, buyer });
    for (const userId of await peopleOf(tx, buyer)) {
      await jobs.send(tx, paymentMailJob, { userId, mail: 'paid', id });
    }
  });
}

/** Takes a person's purchase back: its period ends, and the money waits for an administrator. */
export function withdrawPurchase(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: (code: typeof WITHDRAWAL_OVER, message: string) => Problem,
): Promise<void> {
  return db.transaction(async (tx) => {
    await ownInvoice(tx, caller, id);
    const { invoice } = await heldInvoice(tx, id);
    if (invoice.state === 'refund_asked' || invoice.state === 'refunded') return;
    const at = now();
    const until = invoice.state === 'paid' ? withdrawalEnd(invoice) : null;
    if (!until || until <= at) throw failOwn(WITHDRAWAL_OVER, 'It cannot be taken back any more');
    await tx.update(planInvoices).set({ state: 'refund_asked' }).where(eq(planInvoices.id, id));
    const { paidPlanId, periodStart } = invoice;
    if (paidPlanId && periodStart) {
      await takePeriodBack(tx, { id: paidPlanId, periodStart, now: at });
    }
  });
}

/** Notes that the money was returned. */
export function refundDone(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailNotOpen,
): Promise<void> {
  const { db, jobs } = context;
  return db.transaction(async (tx) => {
    const { invoice, buyer } = await heldInvoice(tx, id);
    if (invoice.state === 'refunded') return;
    if (invoice.state !== 'refund_asked') throw failOwn(NOT_OPEN, 'No refund waits here');
    const at = context.now();
    const refunded = { state: 'refunded', refundedAt: at } as const;
    await tx.update(planInvoices).set(refunded).where(eq(planInvoices.id, id));
    if (!buyer) return;
    await record(tx, at, { act: 'refund_done', actorId: caller.userId, buyer });
    for (const userId of await peopleOf(tx, buyer)) {
      await jobs.send(tx, paymentMailJob, { userId, mail: 'refunded', id });
    }
  });
}

/** What the invoice was made for: an accepted offer, or the plan that it renews. */
async function termsOf(tx: Queryable, { offerId, paidPlanId }: InvoiceRow): Promise<Terms> {
  const [offer] = offerId
    ? await tx.select().from(planOffers).where(eq(planOffers.id, offerId))
    : [];
  const [plan] = paidPlanId
    ? await tx.select().from(paidPlans).where(eq(paidPlans.id, paidPlanId))
    : [];
  const terms = offer ?? plan;
  if (!terms) throw new Error('An invoice without terms');
  const { plan: kind, period, seats, priceCents } = terms;
  return { plan: kind, period, seats, priceCents };
}

/** An invoice as it stands once its buyer is locked. */
async function heldInvoice(
  tx: Queryable,
  id: string,
): Promise<{ invoice: InvoiceRow; buyer: Buyer | null }> {
  const find = () => tx.select().from(planInvoices).where(eq(planInvoices.id, id)).for('update');
  const [found] = await tx.select().from(planInvoices).where(eq(planInvoices.id, id));
  if (!found) throw notFound();
  const buyer = buyerOf(found);
  if (buyer) await lockBuyer(tx, buyer);
  const [invoice] = await find();
  if (!invoice) throw notFound();
  return { invoice, buyer: buyerOf(invoice) };
}

async function ownInvoice(db: Queryable, caller: Caller, id: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(planInvoices)
    .where(ofCaller(planInvoices, caller, id));
  if (!row) throw notFound();
  return row;
}

const notFound = () => fail('not_found', 'There is no such invoice');
