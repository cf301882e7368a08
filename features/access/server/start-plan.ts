import { readPlanWish } from '#features/accounts/contract/plan-wish.rules.ts';
import type { ConfirmedPerson } from '#features/accounts/server/index.ts';
import { foundCompany } from '#features/companies/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { trialEnd } from '../contract/access.rules.ts';
import { insertCompanyAdmin } from './access.queries.ts';
import { hasSubscription, insertTrial } from './trials.queries.ts';

/**
 * What a person registered for begins once their address is confirmed, in that transaction: the
 * trial of the plan and, for a business, the company with the person as its admin. Whoever has or
 * had a plan keeps it; whose company is here already starts on the free plan (decision 0020).
 */
export async function startRegisteredPlan(
  tx: Queryable,
  { userId, metadata }: ConfirmedPerson,
  now: Date,
): Promise<void> {
  const wish = readPlanWish(metadata);
  if (wish.plan === 'free' || (await hasSubscription(tx, userId))) return;
  if (wish.plan === 'empresarial') {
    const { companyName: name, cnpj } = wish;
    if (!(await foundCompany(tx, { userId, name, cnpj }))) return;
    await insertCompanyAdmin(tx, userId);
  }
  await insertTrial(tx, { userId, planType: wish.plan, createdAt: now, endsAt: trialEnd(now) });
}
