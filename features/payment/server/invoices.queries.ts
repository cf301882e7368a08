import { randomInt } from 'node:crypto';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { OwnInvoice } from '../contract/payment.schemas.ts';
import { type PixCharge, writePixCode } from '../contract/pix-code.rules.ts';
import { amountOf, type PaidPlan, type Period, withdrawalEnd } from '../contract/plan.rules.ts';
import { type Buyer, boughtBy } from './buyer.ts';
import { planInvoices } from './payment.tables.ts';
import { receiptOf } from './receipt/receipt-number.rules.ts';

export type InvoiceRow = typeof planInvoices.$inferSelect;

/** What is bought again and again. */
export interface Terms {
  plan: PaidPlan;
  period: Period;
  seats: number | null;
  priceCents: number;
}

/** Letters and digits that nobody takes for another when they are read aloud. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newReference = (now: Date) =>
  `FLR${now.toISOString().slice(2, 10).replaceAll('-', '')}${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** A new invoice for a period; a company's is for the places that are taken now. */
export async function insertInvoice(
  tx: Queryable,
  buyer: Buyer,
  terms: Terms,
  more: { taken: number; dueAt: Date; now: Date; offerId?: string | null; paidPlanId?: string },
): Promise<void> {
  const { plan, period } = terms;
  const { taken, now: at, ...rest } = more;
  await tx.insert(planInvoices).values({
    ...buyer,
    ...{ plan, period, ...rest },
    seats: plan === 'empresarial' ? Math.max(1, taken) : null,
    amountCents: amountOf(terms, taken),
    reference: newReference(at),
    state: 'open',
    createdAt: at,
  });
}

/** Makes what a buyer has not paid void; what they say is paid waits for somebody to look. */
export async function voidOpenInvoices(tx: Queryable, buyer: Buyer): Promise<void> {
  await tx
    .update(planInvoices)
    .set({ state: 'void' })
    .where(and(boughtBy(planInvoices, buyer), eq(planInvoices.state, 'open')));
}

/** Makes the next invoice of a plan void, whose terms are others now. */
export async function voidOpenRenewals(tx: Queryable, paidPlanId: string): Promise<void> {
  await tx
    .update(planInvoices)
    .set({ state: 'void' })
    .where(and(eq(planInvoices.paidPlanId, paidPlanId), eq(planInvoices.state, 'open')));
}

/** The invoice of a plan's next period that waits for its payment, or for somebody to look. */
export async function openRenewal(
  tx: Queryable,
  paidPlanId: string,
): Promise<Pick<InvoiceRow, 'id' | 'state'> | undefined> {
  const [row] = await tx
    .select({ id: planInvoices.id, state: planInvoices.state })
    .from(planInvoices)
    .where(
      and(eq(planInvoices.paidPlanId, paidPlanId), inArray(planInvoices.state, ['open', 'told'])),
    )
    .limit(1);
  return row;
}

/** The number after the last; one confirmation at a time, so that none is left out or given twice. */
export async function nextReceiptNumber(tx: Queryable): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('plan receipts', 0))`);
  const [row] = await tx.select({ last: max(planInvoices.receiptNumber) }).from(planInvoices);
  return (row?.last ?? 0) + 1;
}

export function presentInvoice(row: InvoiceRow, now: Date) {
  const { id, plan, period, seats, amountCents, reference, state } = row;
  return {
    ...{ id, plan, period, seats, amountCents, reference },
    state: state === 'open' && row.dueAt <= now ? ('overdue' as const) : state,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    toldAt: row.toldAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    receipt: receiptOf(row),
  };
}

/** As its buyer sees it: with the code to pay by, and until when it can be taken back. */
export function presentOwnInvoice(
  row: InvoiceRow,
  now: Date,
  by: { pix: Pick<PixCharge, 'key' | 'name' | 'city'> | null; stripe: unknown },
): OwnInvoice {
  const shown = presentInvoice(row, now);
  const { amountCents, reference, state } = shown;
  const payable = state === 'open' || state === 'told';
  const until = state === 'paid' ? withdrawalEnd(row) : null;
  return {
    ...shown,
    pixCode: payable && by.pix ? writePixCode({ ...by.pix, amountCents, reference }) : null,
    byCard: payable && by.stripe !== null,
    withdrawUntil: until && until > now ? until.toISOString() : null,
  };
}
