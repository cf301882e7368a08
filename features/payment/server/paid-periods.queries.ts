import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { type PaidPeriod, periodOf } from './paid-periods.rules.ts';
import { planInvoices, planOffers } from './payment.tables.ts';

/** The periods of a plan that were paid for and stand, in their order. */
export async function standingPeriods(
  tx: Queryable,
  plan: { id: string; seats: number | null },
): Promise<PaidPeriod[]> {
  const rows = await tx
    .select({ invoice: planInvoices, start: planInvoices.periodStart, seats: planOffers.seats })
    .from(planInvoices)
    .leftJoin(planOffers, eq(planOffers.id, planInvoices.offerId))
    .where(
      and(
        eq(planInvoices.paidPlanId, plan.id),
        eq(planInvoices.state, 'paid'),
        isNotNull(planInvoices.periodStart),
      ),
    )
    .orderBy(asc(planInvoices.periodStart));
  // Renewals of earlier versions name no offer: they have the places of the period that they renewed.
  let { seats } = plan;
  return rows.flatMap(({ invoice, start, seats: offered }) => {
    if (!start) return [];
    seats = offered ?? seats;
    return [{ ...periodOf(invoice, seats), start }];
  });
}

/** Moves periods to where they lie now. */
export async function placePeriods(tx: Queryable, periods: readonly PaidPeriod[]): Promise<void> {
  for (const { id, start } of periods) {
    await tx.update(planInvoices).set({ periodStart: start }).where(eq(planInvoices.id, id));
  }
}
