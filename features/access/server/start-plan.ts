import { readPlanWish } from '#features/accounts/contract/plan-wish.rules.ts';
import type { ConfirmedPerson } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type Plan, trialEnd } from '../contract/access.rules.ts';
import { hasSubscription, insertTrial } from './trials.queries.ts';

/**
 * The individual plan that a person registered for begins as a trial once their address is confirmed, in
 * that transaction. Whoever has or had a plan keeps it. The business plan begins with the company.
 */
export async function startRegisteredPlan(
  tx: Queryable,
  { userId, metadata }: ConfirmedPerson,
  now: Date,
): Promise<void> {
  const { plan } = readPlanWish(metadata);
  if (plan !== 'individual' || (await hasSubscription(tx, userId))) return;
  await startTrial(tx, { userId, planType: plan, now });
}

/** Begins the trial of a person who never had a plan; false where they have or had one. The caller holds them. */
export async function startFirstTrial(
  tx: Queryable,
  trial: Parameters<typeof startTrial>[1],
): Promise<boolean> {
  if (await hasSubscription(tx, trial.userId)) return false;
  await startTrial(tx, trial);
  return true;
}

/** Begins the trial of a plan. */
export async function startTrial(
  tx: Queryable,
  { userId, planType, now }: { userId: string; planType: Exclude<Plan, 'free'>; now: Date },
): Promise<void> {
  await insertTrial(tx, { userId, planType, createdAt: now, endsAt: trialEnd(now) });
}
