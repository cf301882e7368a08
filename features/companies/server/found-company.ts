import { hasSubscription, insertCompanyAdmin, startTrial } from '#features/access/server/index.ts';
import { readPlanWish } from '#features/accounts/contract/plan-wish.rules.ts';
import type { ConfirmedPerson } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { insertAwaited, insertCompany, insertMember, isMember } from './companies.queries.ts';

/**
 * The business that a person registered begins once their address is confirmed, in that transaction: the
 * company with the person as its admin, and the trial. Whoever has or had a plan keeps it; whose company
 * is here already starts on the free plan (decision 0020).
 */
export async function foundRegisteredCompany(
  tx: Queryable,
  { userId, metadata }: ConfirmedPerson,
  now: Date,
): Promise<void> {
  const wish = readPlanWish(metadata);
  if (wish.plan !== 'empresarial' || (await hasSubscription(tx, userId))) return;
  const { plan: planType, companyName: name, cnpj } = wish;
  if (!(await foundCompany(tx, { userId, name, cnpj }))) return;
  await insertCompanyAdmin(tx, userId);
  await startTrial(tx, { userId, planType, now });
}

/**
 * Makes the company that a person registered and the person its first member; true when it is
 * theirs. One whose CNPJ is here already stays as it is: the person learns that an invitation is
 * needed, and neither joins it nor is told anything about it. Who belongs to a company founds none.
 * Two who confirm at the same moment: the unique CNPJ lets one through.
 */
async function foundCompany(
  tx: Queryable,
  { userId, name, cnpj }: { userId: string; name: string; cnpj: string },
): Promise<boolean> {
  if (await isMember(tx, userId)) return false;
  const companyId = await insertCompany(tx, { name, cnpj });
  if (!companyId) {
    await insertAwaited(tx, userId);
    return false;
  }
  await insertMember(tx, { userId, companyId });
  return true;
}
