import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { daysAfter, NOTICE_DAYS, noticeDue } from '../contract/plan.rules.ts';
import { buyerOf, lockBuyer, peopleOf } from './buyer.ts';
import { companySeats } from './company-seats.ts';
import { insertInvoice, openRenewal, voidOpenInvoices } from './invoices.queries.ts';
import { paymentMailJob } from './mails/payment-mail.ts';
import { standingPeriods } from './paid-periods.queries.ts';
import { newestOf } from './paid-periods.rules.ts';
import { paidPlans } from './payment.tables.ts';
import { activePlan, endPlan, type PaidPlanRow } from './plans.service.ts';

/** Looks every hour for paid periods whose end is near or has come; what they give ends on the second. */
export const periodsJob = defineJob({
  name: 'payment.periods',
  payload: z.looseObject({}),
  cron: '37 * * * *',
});

const BATCH = 200;

/** Ends the plans whose period is over and tells of others that it soon is, with the next invoice; each once. */
export async function settlePeriods(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const until = daysAfter(now(), NOTICE_DAYS[0]);
  let after: PaidPlanRow | undefined;
  do {
    const last = after;
    const rows: PaidPlanRow[] = await db
      .select()
      .from(paidPlans)
      .where(
        and(
          eq(paidPlans.state, 'active'),
          lte(paidPlans.endsAt, until),
          last &&
            or(
              gt(paidPlans.endsAt, last.endsAt),
              and(eq(paidPlans.endsAt, last.endsAt), gt(paidPlans.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(paidPlans.endsAt), asc(paidPlans.id))
      .limit(BATCH);
    for (const row of rows) await db.transaction((tx) => settle(context, tx, row));
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}

/** One plan, as it stands once its buyer is locked. */
async function settle(context: ServerContext, tx: Queryable, seen: PaidPlanRow): Promise<void> {
  const buyer = buyerOf(seen);
  if (!buyer) return;
  await lockBuyer(tx, buyer);
  const plan = await activePlan(tx, buyer);
  if (plan?.id !== seen.id) return;
  const now = context.now();
  const tell = async (mail: 'renewal' | 'ending' | 'ended', id: string) => {
    for (const userId of await peopleOf(tx, buyer)) {
      await context.jobs.send(tx, paymentMailJob, { userId, mail, id });
    }
  };
  if (plan.endsAt <= now) {
    await endPlan(tx, plan.id, plan.endsAt);
    await voidOpenInvoices(tx, buyer);
    return tell('ended', plan.id);
  }
  const noticed = noticeDue(plan, now);
  if (noticed === null) return;
  await tx.update(paidPlans).set({ noticed }).where(eq(paidPlans.id, plan.id));
  if (plan.cancelledAt) return tell('ending', plan.id);
  if (!(await openRenewal(tx, plan.id))) {
    const places = buyer.companyId ? await companySeats(tx, buyer.companyId, now) : null;
    const taken = places?.taken ?? 0;
    const { id: paidPlanId, endsAt: dueAt } = plan;
    const offerId = newestOf(await standingPeriods(tx, plan))?.offerId;
    await insertInvoice(tx, buyer, plan, { taken, dueAt, now, paidPlanId, offerId });
  }
  const renewal = await openRenewal(tx, plan.id);
  if (renewal?.state === 'open') await tell('renewal', renewal.id);
}
