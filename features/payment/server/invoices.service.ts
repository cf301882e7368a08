import { and, eq } from 'drizzle-orm';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { NOT_OPEN, WITHDRAWAL_OVER } from '../contract/payment.contract.ts';
import { withdrawalEnd } from '../contract/plan.rules.ts';
import { type Buyer, buyerOf, lockBuyer, ofCaller, peopleOf } from './buyer.ts';
import { type CardPayment, cards } from './card.ts';
import { type InvoiceRow, nextReceiptNumber } from './invoices.queries.ts';
import { paymentMailJob } from './mails/payment-mail.ts';
import { record } from './offers.service.ts';
import { periodOf } from './paid-periods.rules.ts';
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
  return context.db.transaction(async (tx) => {
    const { invoice, buyer } = await heldInvoice(tx, id);
    if (invoice.state === 'paid') return;
    if (!buyer || (invoice.state !== 'open' && invoice.state !== 'told')) {
      throw failOwn(NOT_OPEN, 'Nothing waits to be confirmed here');
    }
    await markPaid(context, tx, { invoice, buyer }, { actorId: caller.userId, cardPayment: null });
  });
}

/** The money of an open invoice is there: receipt, period, mail. */
async function markPaid(
  { jobs, now }: ServerContext,
  tx: Queryable,
  { invoice, buyer }: { invoice: InvoiceRow; buyer: Buyer },
  { actorId, cardPayment }: { actorId: string | null; cardPayment: string | null },
): Promise<void> {
  const { id } = invoice;
  const at = now();
  const added = periodOf(invoice, await seatsOf(tx, invoice));
  const { id: paidPlanId, periodStart } = await addPeriod(tx, buyer, added, at);
  const receiptNumber = await nextReceiptNumber(tx);
  const paid = { state: 'paid', confirmedAt: at, receiptNumber, paidPlanId, periodStart } as const;
  await tx
    .update(planInvoices)
    .set({ ...paid, cardPayment })
    .where(eq(planInvoices.id, id));
  await record(tx, at, { act: 'payment_confirmed', actorId, buyer });
  for (const userId of await peopleOf(tx, buyer)) {
    await jobs.send(tx, paymentMailJob, { userId, mail: 'paid', id });
  }
}

/** The caller's invoice, where it can be paid now. */
export async function payableInvoice(
  db: Queryable,
  caller: Caller,
  id: string,
  failOwn: FailNotOpen,
): Promise<InvoiceRow> {
  const row = await ownInvoice(db, caller, id);
  if (row.state !== 'open' && row.state !== 'told') {
    throw failOwn(NOT_OPEN, 'Nothing waits to be paid here');
  }
  return row;
}

/**
 * Brings an invoice to where its payment by card stands. It may come any number of times and in any
 * order. Money for what is paid already, or not for sale any more, goes back.
 */
export async function settleCard(
  context: ServerContext,
  { id: cardPayment, invoiceId, paidCents, refunded }: CardPayment & { invoiceId: string },
): Promise<void> {
  const toReturn = await context.db.transaction(async (tx) => {
    const held = await heldInvoice(tx, invoiceId);
    const { invoice, buyer } = held;
    const isOwn = invoice.cardPayment === cardPayment;
    if (refunded) {
      if (isOwn && invoice.state !== 'refunded') await markRefunded(context, tx, held, null);
      return false;
    }
    if (paidCents === 0 || isOwn) return false;
    const isWaiting = invoice.state === 'open' || invoice.state === 'told';
    if (!buyer || !isWaiting || paidCents !== invoice.amountCents) return true;
    await markPaid(context, tx, { invoice, buyer }, { actorId: null, cardPayment });
    return false;
  });
  if (toReturn) await cards.of(context)?.refund(cardPayment);
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
    await takePeriodBack(tx, invoice, at);
    await tx.update(planInvoices).set({ state: 'refund_asked' }).where(eq(planInvoices.id, id));
  });
}

/** Notes that the money was returned; what was paid by card is returned by it. */
export async function refundDone(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailNotOpen,
): Promise<void> {
  const { db } = context;
  const [found] = await db.select().from(planInvoices).where(eq(planInvoices.id, id));
  if (found?.state === 'refund_asked' && found.cardPayment) {
    await cards.of(context)?.refund(found.cardPayment);
  }
  await db.transaction(async (tx) => {
    const held = await heldInvoice(tx, id);
    if (held.invoice.state === 'refunded') return;
    if (held.invoice.state !== 'refund_asked') throw failOwn(NOT_OPEN, 'No refund waits here');
    await markRefunded(context, tx, held, caller.userId);
  });
}

/** The money is back: a period that was paid with it ends. */
async function markRefunded(
  { jobs, now }: ServerContext,
  tx: Queryable,
  { invoice, buyer }: { invoice: InvoiceRow; buyer: Buyer | null },
  actorId: string | null,
): Promise<void> {
  const { id, state } = invoice;
  const at = now();
  if (state === 'paid') await takePeriodBack(tx, invoice, at);
  const refunded = { state: 'refunded', refundedAt: at } as const;
  await tx.update(planInvoices).set(refunded).where(eq(planInvoices.id, id));
  if (!buyer) return;
  await record(tx, at, { act: 'refund_done', actorId, buyer });
  for (const userId of await peopleOf(tx, buyer)) {
    await jobs.send(tx, paymentMailJob, { userId, mail: 'refunded', id });
  }
}

/** Places of a company that an invoice was made for: those of its offer, or of the plan that it renews. */
async function seatsOf(tx: Queryable, { id, seats }: InvoiceRow): Promise<number | null> {
  const [made] = await tx
    .select({ offered: planOffers.seats, renewed: paidPlans.seats })
    .from(planInvoices)
    .leftJoin(planOffers, eq(planOffers.id, planInvoices.offerId))
    .leftJoin(paidPlans, eq(paidPlans.id, planInvoices.paidPlanId))
    .where(eq(planInvoices.id, id));
  return made?.offered ?? made?.renewed ?? seats;
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
