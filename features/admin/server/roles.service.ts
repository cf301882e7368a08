import type { Role } from '#features/access/contract/access.rules.ts';
import {
  announceGeneralAdmin,
  lockGeneralAdmins,
  storeRole,
} from '#features/access/server/index.ts';
import { PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import {
  accountsOf,
  announceSecurityChange,
  holdPerson,
  isProvedLately,
} from '#features/accounts/server/index.ts';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { NOT_CONFIRMED, ONLY_COMPANY_ADMIN } from '#features/companies/contract/people.contract.ts';
import { hasOtherAdmin, lockCompanyOf } from '#features/companies/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { UserRole } from '../contract/admin.contract.ts';
import { NO_COMPANY, OWN_ROLE } from '../contract/user-changes.contract.ts';
import { noAccount, recordOfPerson } from './record-act.ts';
import { roleOf } from './users.queries.ts';

type Obstacle =
  | typeof PROOF_NEEDED
  | typeof OWN_ROLE
  | typeof NO_COMPANY
  | typeof NOT_CONFIRMED
  | typeof ONLY_COMPANY_ADMIN;

const ACTS: Readonly<Record<Role, { given: Act; taken: Act }>> = {
  admin: { given: 'role_granted', taken: 'role_revoked' },
  company_admin: { given: 'company_admin_given', taken: 'company_admin_taken' },
};

/**
 * Gives somebody else a role in place of theirs. One change at a time, made by who is general admin
 * still: since nobody takes their own role, there is always one left. The general role asks for a fresh
 * proof, and its admins hear of it.
 */
export async function setRole(
  context: ServerContext,
  caller: Caller,
  { userId, role }: { userId: string; role: UserRole },
): Promise<Obstacle | 'done'> {
  if (userId === caller.userId) return OWN_ROLE;
  const isProved = await isProvedLately(accountsOf(context), caller);
  return context.db.transaction(async (tx) => {
    const person = await holdPerson(tx, userId);
    // Held, so that nobody leaves it or hands it over meanwhile.
    const companyId = await lockCompanyOf(tx, userId);
    await lockGeneralAdmins(tx);
    if ((await roleOf(tx, caller.userId)) !== 'admin') {
      throw fail('forbidden', 'You are no general admin any more');
    }
    const former = await roleOf(tx, userId);
    if (!person || former === undefined) throw noAccount();
    const next = role === 'none' ? null : role;
    if (former === next) return 'done';
    const isGeneral = former === 'admin' || next === 'admin';
    if (isGeneral && !isProved) return PROOF_NEEDED;
    const obstacle = await obstacleTo(context, tx, userId, {
      ...{ former, next, companyId, confirmed: person.confirmed },
    });
    if (obstacle) return obstacle;
    await storeRole(tx, userId, next);
    if (former) await recordOfPerson(context, tx, caller, about(ACTS[former].taken));
    if (next) await recordOfPerson(context, tx, caller, about(ACTS[next].given));
    if (isGeneral) {
      const notice = next === 'admin' ? 'general_admin_given' : 'general_admin_taken';
      await announceGeneralAdmin(context, tx, userId, notice);
    } else await announceSecurityChange(accountsOf(context), tx, { userId, kind: 'role_changed' });
    return 'done';

    function about(act: Act) {
      return { act, userId, companyId: act.startsWith('company') ? companyId : null };
    }
  });
}

interface Change {
  former: Role | null;
  next: Role | null;
  companyId: string | null;
  confirmed: boolean;
}

async function obstacleTo(
  { now }: ServerContext,
  tx: Queryable,
  userId: string,
  { former, next, companyId, confirmed }: Change,
): Promise<Obstacle | null> {
  if (next === null) {
    // A general admin looks after the company that they belong to, as well.
    const isLast = former && companyId && !(await hasOtherAdmin(tx, userId, now()));
    return isLast ? ONLY_COMPANY_ADMIN : null;
  }
  if (!confirmed) return NOT_CONFIRMED;
  return next === 'company_admin' && companyId === null ? NO_COMPANY : null;
}
