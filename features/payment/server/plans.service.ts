import { and, eq } from 'drizzle-orm';
import {
  endPaidPlans,
  endPaidPlansBeyond,
  movePaidPlans,
  startFirstTrial,
  startPaidPlans,
} from '#features/access/server/index.ts';
import { holdPerson } from '#features/accounts/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { NOT_CONFIRMED } from '#features/companies/contract/people.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { PLAN_ENDED, TRIAL_USED } from '../contract/payment.contract.ts';
import { type Buyer, boughtBy, buyerOf, lockBuyer, ofCaller, personBuys } from './buyer.ts';
import { fillSeats } from './company-seats.ts';
import { type InvoiceRow, voidOpenInvoices, voidOpenRenewals } from './invoices.queries.ts';
import { placePeriods, standingPeriods } from './paid-periods.queries.ts';
import { type PaidPeriod, planOfPeriods, withoutPeriod } from './paid-periods.rules.ts';
import { paidPlans } from './payment.tables.ts';

export type PaidPlanRow = typeof paidPlans.$inferSelect;

/** The plan that a buyer pays for; undefined without one. It may be over and not ended by the job yet. */
export async function activePlan(db: Queryable, buyer: Buyer): Promise<PaidPlanRow | undefined> {
  const [row] = await db
    .select()
    .from(paidPlans)
    .where(and(boughtBy(paidPlans, buyer), eq(paidPlans.state, 'active')));
  return row;
}

/** Begins the trial of the individual plan for who registered without one; of two at once, one does. */
export function beginTrial(
  { db, now }: ServerContext,
  { userId }: Caller,
  failOwn: (code: typeof TRIAL_USED | typeof NOT_CONFIRMED, message: string) => Problem,
): Promise<void> {
  return db.transaction(async (tx) => {
    const person = await holdPerson(tx, userId);
    if (!person?.confirmed) throw failOwn(NOT_CONFIRMED, 'Confirm your address first');
    await lockBuyer(tx, personBuys(userId));
    const trial = { userId, planType: 'individual', now: now() } as const;
    if (!(await startFirstTrial(tx, trial))) throw failOwn(TRIAL_USED, 'You had a plan before');
  });
}

/**
 * Adds the period of an invoice: to the end of the plan that runs, or as a plan that begins now. New terms
 * hold at once. Gives the plan and where the period begins. The buyer is locked by the caller.
 */
export async function addPeriod(
  tx: Queryable,
  buyer: Buyer,
  added: Omit<PaidPeriod, 'start'>,
  now: Date,
): Promise<{ id: string; periodStart: Date }> {
  const running = await activePlan(tx, buyer);
  const goesOn = running && running.endsAt > now;
  if (running && !goesOn) await endPlan(tx, running.id, running.endsAt);
  if (goesOn) await voidOpenRenewals(tx, running.id);
  const start = goesOn ? running.endsAt : now;
  const before = goesOn ? await standingPeriods(tx, running) : [];
  const values = planOfPeriods([...before, { ...added, start }]);
  if (!values) throw new Error('A plan without a period');
  const [plan] = goesOn
    ? await tx
        .update(paidPlans)
        .set({ ...values, cancelledAt: null, noticed: null })
        .where(eq(paidPlans.id, running.id))
        .returning()
    : await tx
        .insert(paidPlans)
        .values({ ...buyer, ...values, state: 'active', startsAt: now })
        .returning();
  if (!plan) throw new Error('A paid plan was not stored');
  await givePlan(tx, plan, now);
  return { id: plan.id, periodStart: start };
}

/** Lets people have a plan as it is now: to its end, as far as its places go. */
async function givePlan(tx: Queryable, plan: PaidPlanRow, now: Date): Promise<void> {
  const { id, endsAt, companyId, userId, seats } = plan;
  await movePaidPlans(tx, id, endsAt);
  if (companyId) await fillSeats(tx, { id, companyId, seats: seats ?? 0, endsAt }, now);
  else if (userId) {
    const own = { planType: 'individual', paidBy: id, createdAt: now, endsAt } as const;
    await startPaidPlans(tx, [userId], own);
  }
}

/** Ends a plan and what people had by it: they are on the free plan, or on another one of their own. */
export async function endPlan(tx: Queryable, id: string, endsAt: Date): Promise<void> {
  await tx.update(paidPlans).set({ state: 'ended', endsAt }).where(eq(paidPlans.id, id));
  await endPaidPlans(tx, id, endsAt);
}

/**
 * Takes the period of an invoice out of its plan, which is then as its other periods make it, or over. The
 * buyer is locked by the caller, and the invoice still counts as paid.
 */
export async function takePeriodBack(
  tx: Queryable,
  { paidPlanId, id }: Pick<InvoiceRow, 'paidPlanId' | 'id'>,
  now: Date,
): Promise<void> {
  const [plan] = paidPlanId
    ? await tx.select().from(paidPlans).where(eq(paidPlans.id, paidPlanId))
    : [];
  // What is over stays as it was.
  if (plan?.state !== 'active' || plan.endsAt <= now) return;
  const before = await standingPeriods(tx, plan);
  const periods = withoutPeriod(before, id, now);
  const values = planOfPeriods(periods);
  if (values?.endsAt.getTime() === plan.endsAt.getTime()) return;
  await voidOpenRenewals(tx, plan.id);
  if (!values || values.endsAt <= now) return endPlan(tx, plan.id, now);
  const moved = periods.filter((one) => !before.includes(one));
  await placePeriods(tx, moved);
  await tx
    .update(paidPlans)
    .set({ ...values, noticed: null })
    .where(eq(paidPlans.id, plan.id));
  if ((values.seats ?? 0) < (plan.seats ?? 0)) {
    await endPaidPlansBeyond(tx, plan.id, { most: values.seats ?? 0, endsAt: now });
  }
  await givePlan(tx, { ...plan, ...values }, now);
}

type FailEnded = (code: typeof PLAN_ENDED, message: string) => Problem;

/** Ends a plan with its period, or lets it be renewed after all. */
export function setCancelled(
  { db, now }: ServerContext,
  caller: Caller,
  { id, cancelled }: { id: string; cancelled: boolean },
  failOwn: FailEnded,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = now();
    const [found] = await tx
      .select()
      .from(paidPlans)
      .where(ofCaller(paidPlans, caller, id));
    const buyer = found && buyerOf(found);
    if (!found || !buyer) throw fail('not_found', 'There is no such plan');
    await lockBuyer(tx, buyer);
    const running = await activePlan(tx, buyer);
    if (running?.id !== id || running.endsAt <= at) throw failOwn(PLAN_ENDED, 'The plan is over');
    if ((running.cancelledAt !== null) === cancelled) return;
    await tx
      .update(paidPlans)
      .set({ cancelledAt: cancelled ? at : null, noticed: null })
      .where(eq(paidPlans.id, id));
    if (cancelled) await voidOpenInvoices(tx, buyer);
    if (!buyer.companyId) return;
    const { companyId } = buyer;
    await recordAct(tx, {
      at,
      act: cancelled ? 'plan_cancelled' : 'plan_reactivated',
      actorId: caller.userId,
      subject: { kind: 'company', id: companyId },
      companyId,
    });
  });
}
