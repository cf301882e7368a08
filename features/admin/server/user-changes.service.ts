import { givePersonPlan } from '#features/access/server/index.ts';
import { accountsOf, announceSecurityChange, holdPerson } from '#features/accounts/server/index.ts';
import type { COMPANY_FULL } from '#features/companies/contract/invitations.contract.ts';
import type {
  NOT_CONFIRMED,
  ONLY_COMPANY_ADMIN,
} from '#features/companies/contract/people.contract.ts';
import { moveToCompany } from '#features/companies/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { lockOwn } from '#packages/db/index.ts';
import { addDays, type ServerContext } from '#packages/kernel/index.ts';
import { instantAt } from '#packages/kernel/wall-clock.ts';
import {
  BAD_LAST_DAY,
  type COMPANY_GONE,
  COMPANY_PLAN,
  PAID_PLAN,
} from '../contract/user-changes.contract.ts';
import { noAccount, recordOfPerson } from './record-act.ts';

/** Moves a person into a company, or out of theirs. Gives what stands in the way, if anything does. */
export async function setCompany(
  context: ServerContext,
  caller: Caller,
  wanted: { userId: string; companyId: string | null },
): Promise<
  | typeof COMPANY_GONE
  | typeof COMPANY_FULL
  | typeof NOT_CONFIRMED
  | typeof ONLY_COMPANY_ADMIN
  | 'moved'
> {
  const { userId } = wanted;
  const outcome = await moveToCompany(context, wanted, async (tx, { from, to }) => {
    const write = (act: 'member_removed' | 'member_added', companyId: string) =>
      recordOfPerson(context, tx, caller, { act, userId, companyId });
    if (from) await write('member_removed', from);
    if (to) await write('member_added', to);
  });
  if (outcome === 'gone') throw noAccount();
  return outcome;
}

/** Sets the plan of a person that nobody pays for. Gives what stands in the way, if anything does. */
export function setPlan(
  context: ServerContext,
  caller: Caller,
  wanted: { userId: string; plan: 'free' | 'individual'; lastDay: string | null },
): Promise<typeof COMPANY_PLAN | typeof PAID_PLAN | typeof BAD_LAST_DAY | 'set'> {
  const { userId, plan, lastDay } = wanted;
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const endsAt = lastDay === null ? null : instantAt(addDays(lastDay, 1), 0, caller.timeZone);
    if (endsAt !== null && endsAt <= now) return BAD_LAST_DAY;
    if (!(await holdPerson(tx, userId))) throw noAccount();
    await lockOwn(tx, 'plan', userId);
    const outcome = await givePersonPlan(tx, { userId, plan, endsAt, now });
    if (outcome === 'of_company') return COMPANY_PLAN;
    if (outcome === 'paid') return PAID_PLAN;
    if (outcome === 'same') return 'set';
    await recordOfPerson(context, tx, caller, { act: 'account_plan_changed', userId });
    await announceSecurityChange(accountsOf(context), tx, { userId, kind: 'plan_changed' });
    return 'set';
  });
}
