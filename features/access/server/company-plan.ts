import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { type Plan, planOf } from '../contract/access.rules.ts';
import { userSubscriptions } from './access.tables.ts';
import { goesOn } from './current-plan.ts';

/**
 * Ends what a company gave a person of its plan, its trial too. One of their own goes on and counts from
 * then on, as the newest that is active.
 */
export async function endCompanyPlan(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(userSubscriptions)
    .set({ status: 'ended', endsAt: now })
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        eq(userSubscriptions.planType, 'empresarial'),
        eq(userSubscriptions.status, 'active'),
      ),
    );
}

/** The plan that a person would be on without their company. */
export async function planWithoutCompany(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<Exclude<Plan, 'empresarial'>> {
  const [own] = await db
    .select({ planType: userSubscriptions.planType })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        ne(userSubscriptions.planType, 'empresarial'),
        goesOn(now),
      ),
    )
    .orderBy(desc(userSubscriptions.createdAt))
    .limit(1);
  return planOf(own?.planType) === 'individual' ? 'individual' : 'free';
}
