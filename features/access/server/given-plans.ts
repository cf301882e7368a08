import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { userSubscriptions } from './access.tables.ts';
import { goesOn } from './current-plan.ts';

/**
 * Gives a person the individual plan that nobody pays for, in place of what they have of that kind, or
 * takes it away. What a company or the person pays for stays as it is, and is told. The person's plan is
 * held by the caller.
 */
export async function givePersonPlan(
  tx: Queryable,
  given: { userId: string; plan: 'free' | 'individual'; endsAt: Date | null; now: Date },
): Promise<'of_company' | 'paid' | 'same' | 'given'> {
  const { userId, plan, endsAt, now } = given;
  const own = eq(userSubscriptions.userId, userId);
  const running = await tx
    .select({ planType: userSubscriptions.planType, paidBy: userSubscriptions.paidBy })
    .from(userSubscriptions)
    .where(and(own, goesOn(now)));
  if (running.some(({ planType }) => planType === 'empresarial')) return 'of_company';
  if (running.some(({ paidBy }) => paidBy !== null)) return 'paid';
  if (plan === 'free' && running.length === 0) return 'same';
  // A place in a company may have come since it was looked for: it does not wait for the person's plan.
  await tx
    .update(userSubscriptions)
    .set({ status: 'ended', endsAt: now })
    .where(
      and(
        own,
        eq(userSubscriptions.status, 'active'),
        ne(userSubscriptions.planType, 'empresarial'),
        isNull(userSubscriptions.paidBy),
      ),
    );
  if (plan === 'individual') {
    const values = { userId, planType: plan, status: 'active', createdAt: now, endsAt };
    await tx.insert(userSubscriptions).values(values);
  }
  return 'given';
}
