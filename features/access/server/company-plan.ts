import { and, desc, eq, ne } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { type Plan, planOf } from '../contract/access.rules.ts';
import { userSubscriptions } from './access.tables.ts';

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
    .select({ planType: userSubscriptions.planType, endsAt: userSubscriptions.endsAt })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        eq(userSubscriptions.status, 'active'),
        ne(userSubscriptions.planType, 'empresarial'),
      ),
    )
    .orderBy(desc(userSubscriptions.createdAt))
    .limit(1);
  const ended = own?.endsAt !== undefined && own.endsAt !== null && own.endsAt <= now;
  return !ended && planOf(own?.planType) === 'individual' ? 'individual' : 'free';
}

/** What runs longest of the business plans of a company's people; one without an end runs longest of all. */
const SHARED_PLAN = `
  insert into user_subscriptions (user_id, plan_type, status, created_at, ends_at)
  select $1, 'empresarial', 'active', $3, s.ends_at
    from company_members m
    join user_subscriptions s on s.user_id = m.user_id
   where m.company_id = $2 and m.user_id <> $1
     and s.plan_type = 'empresarial' and s.status = 'active'
     and (s.ends_at is null or s.ends_at > $3)
   order by s.ends_at desc nulls first
   limit 1`;

/** Gives somebody who joins a company the plan that its people are on, until the same end; nothing without one. */
export async function shareCompanyPlan(
  tx: Queryable,
  { userId, companyId, now }: { userId: string; companyId: string; now: Date },
): Promise<void> {
  await driverOf(tx).query(SHARED_PLAN, [userId, companyId, now]);
}
