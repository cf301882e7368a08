import { and, asc, count, eq, sql } from 'drizzle-orm';
import { among, driverOf, type Queryable } from '#packages/db/index.ts';
import type { Plan } from '../contract/access.rules.ts';
import { userSubscriptions } from './access.tables.ts';

const running = (paidBy: string) =>
  and(eq(userSubscriptions.paidBy, paidBy), eq(userSubscriptions.status, 'active'));

/** Gives people a plan that something pays for, the first `most` of those who do not have it from there. */
export async function startPaidPlans(
  tx: Queryable,
  people: readonly string[],
  plan: { planType: Exclude<Plan, 'free'>; paidBy: string; createdAt: Date; endsAt: Date },
  most = people.length,
): Promise<void> {
  const { planType, paidBy, createdAt, endsAt } = plan;
  await driverOf(tx).query(
    `insert into user_subscriptions (user_id, plan_type, status, paid_by, created_at, ends_at)
     select person, $2, 'active', $3, $4, $5 from unnest($1::uuid[]) with ordinality asked (person, place)
      where not exists (
        select from user_subscriptions s
         where s.user_id = person and s.paid_by = $3 and s.status = 'active'
      )
      order by place limit $6`,
    [people, planType, paidBy, createdAt, endsAt, Math.max(0, most)],
  );
}

/** Lets everything that is paid by it end at another time. */
export async function movePaidPlans(tx: Queryable, paidBy: string, endsAt: Date): Promise<void> {
  await tx.update(userSubscriptions).set({ endsAt }).where(running(paidBy));
}

export async function endPaidPlans(tx: Queryable, paidBy: string, endsAt: Date): Promise<void> {
  await tx.update(userSubscriptions).set({ status: 'ended', endsAt }).where(running(paidBy));
}

/** Ends it for those who got it last, beyond so many people. */
export async function endPaidPlansBeyond(
  tx: Queryable,
  paidBy: string,
  { most, endsAt }: { most: number; endsAt: Date },
): Promise<void> {
  const { userId, id, createdAt } = userSubscriptions;
  const beyond = tx
    .select({ userId, id })
    .from(userSubscriptions)
    .where(running(paidBy))
    .orderBy(asc(createdAt), asc(id))
    .offset(most);
  await tx
    .update(userSubscriptions)
    .set({ status: 'ended', endsAt })
    .where(sql`(${userId}, ${id}) in ${beyond}`);
}

/** How many people have their plan from it. */
export async function countPaidPlans(db: Queryable, paidBy: string): Promise<number> {
  const [row] = await db.select({ people: count() }).from(userSubscriptions).where(running(paidBy));
  return row?.people ?? 0;
}

/** Ties the business plans that people have already to what pays for them now. */
export async function tiePlans(
  tx: Queryable,
  people: readonly string[],
  paidBy: string,
): Promise<void> {
  await tx
    .update(userSubscriptions)
    .set({ paidBy })
    .where(
      and(
        among(userSubscriptions.userId, people),
        eq(userSubscriptions.planType, 'empresarial'),
        eq(userSubscriptions.status, 'active'),
      ),
    );
}
