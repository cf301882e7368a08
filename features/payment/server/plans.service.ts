import { and, eq } from 'drizzle-orm';
import {
  endPaidPlans,
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
import { periodEnd } from '../contract/plan.rules.ts';
import { type Buyer, boughtBy, buyerOf, lockBuyer, ofCaller, personBuys } from './buyer.ts';
import { fillSeats } from './company-seats.ts';
import { type Terms, voidOpenInvoices } from './invoices.queries.ts';
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
 * Adds a paid period: to the end of the plan that runs, or as a plan that begins now. New terms hold at
 * once. Gives the plan and where the period begins. The buyer is locked by the caller.
 */
export async function addPeriod(
  tx: Queryable,
  buyer: Buyer,
  terms: Terms,
  now: Date,
): Promise<{ id: string; periodStart: Date }> {
  const running = await activePlan(tx, buyer);
  if (running && running.endsAt <= now) await endPlan(tx, running.id, now);
  const goesOn = running && running.endsAt > now;
  const periodStart = goesOn ? running.endsAt : now;
  const values = { ...terms, endsAt: periodEnd(periodStart, terms.period) };
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
  const { id, endsAt, companyId, seats } = plan;
  await movePaidPlans(tx, id, endsAt);
  if (companyId) await fillSeats(tx, { id, companyId, seats: seats ?? 0, endsAt }, now);
  else if (buyer.userId) {
    const own = { planType: 'individual', paidBy: id, createdAt: now, endsAt } as const;
    await startPaidPlans(tx, [buyer.userId], own);
  }
  return { id, periodStart };
}

/** Ends a plan and what people had by it: they are on the free plan, or on another one of their own. */
export async function endPlan(tx: Queryable, id: string, endsAt: Date): Promise<void> {
  await tx.update(paidPlans).set({ state: 'ended', endsAt }).where(eq(paidPlans.id, id));
  await endPaidPlans(tx, id, endsAt);
}

/** Takes a period away from the end of a plan; one whose first period it was ends now. */
export async function takePeriodBack(
  tx: Queryable,
  { id, periodStart, now }: { id: string; periodStart: Date; now: Date },
): Promise<void> {
  if (periodStart <= now) return endPlan(tx, id, now);
  await tx.update(paidPlans).set({ endsAt: periodStart }).where(eq(paidPlans.id, id));
  await movePaidPlans(tx, id, periodStart);
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
