import {
  hasSubscription,
  insertCompanyAdmin,
  startFirstTrial,
  startTrial,
} from '#features/access/server/index.ts';
import { readPlanWish } from '#features/accounts/contract/plan-wish.rules.ts';
import {
  type ConfirmedPerson,
  confirmedAddressOf,
  holdPerson,
} from '#features/accounts/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { HAS_COMPANY } from '../contract/companies.contract.ts';
import { CNPJ_TAKEN } from '../contract/company-profile.contract.ts';
import { CODE_TRIES } from '../contract/joining.contract.ts';
import { NOT_CONFIRMED } from '../contract/people.contract.ts';
import {
  deleteAwaited,
  insertAwaited,
  insertCompany,
  insertMember,
  isMember,
} from './companies.queries.ts';
import { countTry, deleteRequest, takeTryBack } from './joining.queries.ts';

/**
 * The business that a person registered begins once their e-mail is confirmed, in that transaction: the
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
  // Guests and people with a number alone are announced, too.
  if (!(await confirmedAddressOf(tx, userId))) return;
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

/**
 * Makes the company of somebody who has an account already, and them its admin; gives what stands in the way.
 * A CNPJ that is here counts as a try: an account must not find out which companies are.
 */
export async function foundOwnCompany(
  { db, now }: ServerContext,
  { userId }: Caller,
  company: { name: string; cnpj: string },
): Promise<'founded' | typeof HAS_COMPANY | typeof CNPJ_TAKEN | typeof NOT_CONFIRMED> {
  if ((await countTry(db, userId, now())) > CODE_TRIES) throw fail('too_many', 'Too many tries');
  const outcome = await db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    if (!(await confirmedAddressOf(tx, userId))) return NOT_CONFIRMED;
    await lockOwn(tx, 'plan', userId);
    await lockOwn(tx, 'membership', userId);
    if (await isMember(tx, userId)) return HAS_COMPANY;
    const companyId = await insertCompany(tx, company);
    if (!companyId) return CNPJ_TAKEN;
    await insertMember(tx, { userId, companyId });
    await insertCompanyAdmin(tx, userId);
    await deleteAwaited(tx, userId);
    // What they asked of another company before is not theirs to accept any more.
    await deleteRequest(tx, { userId });
    await startFirstTrial(tx, { userId, planType: 'empresarial', now: now() });
    return 'founded';
  });
  if (outcome !== CNPJ_TAKEN) await takeTryBack(db, userId);
  return outcome;
}
