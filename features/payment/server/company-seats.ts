import { and, eq, gt } from 'drizzle-orm';
import {
  countPaidPlans,
  insertTrial,
  runningTrial,
  startPaidPlans,
} from '#features/access/server/index.ts';
import { countOpenInvitations, membersOf } from '#features/companies/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { TRIAL_SEATS } from '../contract/plan.rules.ts';
import { companyBuys, lockBuyer } from './buyer.ts';
import { paidPlans } from './payment.tables.ts';

/** The places of a company and how many people have one; null where it has neither a paid plan nor a trial. */
interface CompanySeats {
  seats: number;
  taken: number;
  endsAt: Date;
  /** What pays for them; null in a trial. */
  paidBy: string | null;
}

export async function companySeats(
  db: Queryable,
  companyId: string,
  now: Date,
): Promise<CompanySeats | null> {
  const [plan] = await db
    .select({ id: paidPlans.id, seats: paidPlans.seats, endsAt: paidPlans.endsAt })
    .from(paidPlans)
    .where(
      and(
        eq(paidPlans.companyId, companyId),
        eq(paidPlans.state, 'active'),
        gt(paidPlans.endsAt, now),
      ),
    );
  if (plan) {
    const { id: paidBy, seats, endsAt } = plan;
    return { seats: seats ?? 0, taken: await countPaidPlans(db, paidBy), endsAt, paidBy };
  }
  const trial = await runningTrial(db, await membersOf(db, companyId), now);
  return trial && { seats: TRIAL_SEATS, taken: trial.people, endsAt: trial.endsAt, paidBy: null };
}

/**
 * Gives somebody who joins a company its plan, within the transaction that joins them. Of many who want
 * the last place at once, one gets it. `none` where the company has no plan to give.
 */
export async function takeSeat(
  tx: Queryable,
  { userId, companyId, now }: { userId: string; companyId: string; now: Date },
): Promise<'taken' | 'full' | 'none'> {
  await lockBuyer(tx, companyBuys(companyId));
  const places = await companySeats(tx, companyId, now);
  if (!places) return 'none';
  const { seats, taken, endsAt, paidBy } = places;
  if (taken >= seats) return 'full';
  const planType = 'empresarial' as const;
  if (paidBy) await startPaidPlans(tx, [userId], { planType, paidBy, createdAt: now, endsAt });
  else await insertTrial(tx, { userId, planType, createdAt: now, endsAt });
  return 'taken';
}

/** How many places a company invites people to, without a plan as many as in a trial, and how many are free. */
export async function placesToInvite(
  tx: Queryable,
  { companyId, now }: { companyId: string; now: Date },
): Promise<{ places: number; free: number }> {
  const { seats, taken } = (await companySeats(tx, companyId, now)) ?? {
    seats: TRIAL_SEATS,
    taken: (await membersOf(tx, companyId)).length,
  };
  const open = await countOpenInvitations(tx, { companyId, now });
  return { places: seats, free: seats - taken - open };
}

/** Gives the plan to the people of a company who have none of it yet, as far as its places go. */
export async function fillSeats(
  tx: Queryable,
  plan: { id: string; companyId: string; seats: number; endsAt: Date },
  now: Date,
): Promise<void> {
  const { id: paidBy, seats, endsAt } = plan;
  const people = await membersOf(tx, plan.companyId);
  const given = { planType: 'empresarial', paidBy, createdAt: now, endsAt } as const;
  await startPaidPlans(tx, people, given, seats - (await countPaidPlans(tx, paidBy)));
}
