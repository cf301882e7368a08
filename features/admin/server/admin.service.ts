import { ONLY_GENERAL_ADMIN, PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import {
  accountsOf,
  deletePersonByAdmin,
  inviteByAdmin,
  isProvedLately,
  lockUser,
  normalizeEmail,
  setSuspension,
} from '#features/accounts/server/index.ts';
import type { ONLY_COMPANY_ADMIN } from '#features/companies/contract/people.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type ACCOUNT_EXISTS,
  type AdminCompany,
  type AdminUser,
  GENERAL_ADMIN,
  NOT_ADDRESS,
} from '../contract/admin.contract.ts';
import { pageOfCompanies, type WantedCompanies } from './companies.queries.ts';
import { noAccount, recordOfPerson } from './record-act.ts';
import { pageOfUsers, roleOf, type UserListRow, type WantedUsers } from './users.queries.ts';

export async function findUsers(
  { db, now }: ServerContext,
  wanted: WantedUsers,
): Promise<{ users: AdminUser[]; next: string | null }> {
  const { limit } = wanted;
  const rows = await pageOfUsers(db, { ...wanted, limit: limit + 1 }, now());
  const page = rows.slice(0, limit);
  return {
    users: page.map(presentUser),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

function presentUser(row: UserListRow): AdminUser {
  const { id, name, email, role, plan, planEndsAt, companyId, companyName } = row;
  const waiting = row.isInvited ? 'invited' : 'unconfirmed';
  return {
    ...{ id, name, email, plan, isSuspended: row.isSuspended },
    role: role ?? 'none',
    planEndsAt: planEndsAt?.toISOString() ?? null,
    company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    state: row.isConfirmed ? 'confirmed' : waiting,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function findCompanies(
  { db, now }: ServerContext,
  wanted: WantedCompanies,
): Promise<{ companies: AdminCompany[]; next: string | null }> {
  const { limit } = wanted;
  const rows = await pageOfCompanies(db, { ...wanted, limit: limit + 1 }, now());
  const page = rows.slice(0, limit);
  return {
    companies: page.map(({ hasTrial, seats, createdAt, ...row }) => ({
      ...row,
      seats,
      plan: seats !== null ? 'paid' : hasTrial ? 'trial' : 'none',
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function inviteUser(
  context: ServerContext,
  caller: Caller,
  address: string,
): Promise<typeof ACCOUNT_EXISTS | typeof NOT_ADDRESS | 'invited'> {
  const email = normalizeEmail(address);
  if (email === null) return NOT_ADDRESS;
  const { language } = caller;
  return inviteByAdmin(accountsOf(context), { email, language }, (tx, userId) =>
    recordOfPerson(context, tx, caller, { act: 'account_invited', userId }),
  );
}

/** Lets nobody into an account, or lets its person in again. */
export function suspendUser(
  context: ServerContext,
  caller: Caller,
  { userId, suspended }: { userId: string; suspended: boolean },
): Promise<typeof GENERAL_ADMIN | 'done'> {
  return context.db.transaction(async (tx) => {
    // Held first: their role could change between.
    await lockUser(tx, userId);
    if (suspended && (await roleOf(tx, userId)) === 'admin') return GENERAL_ADMIN;
    const outcome = await setSuspension(accountsOf(context), tx, userId, suspended);
    if (outcome === 'gone') throw noAccount();
    if (outcome === 'changed') {
      const act = suspended ? 'account_banned' : 'account_unbanned';
      await recordOfPerson(context, tx, caller, { act, userId });
    }
    return 'done';
  });
}

/** Deletes an account, as its person could. Gives what stands in the way, if anything does. */
export async function deleteUser(
  context: ServerContext,
  caller: Caller,
  userId: string,
): Promise<typeof PROOF_NEEDED | typeof GENERAL_ADMIN | typeof ONLY_COMPANY_ADMIN | 'deleted'> {
  if (!(await isProvedLately(accountsOf(context), caller))) return PROOF_NEEDED;
  return context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await roleOf(tx, userId)) === 'admin') return GENERAL_ADMIN;
    const outcome = await deletePersonByAdmin(accountsOf(context), tx, userId);
    if (outcome === 'gone') throw noAccount();
    if (outcome === ONLY_GENERAL_ADMIN) return GENERAL_ADMIN;
    if (outcome === 'deleted')
      await recordOfPerson(context, tx, caller, { act: 'account_deleted', userId });
    return outcome;
  });
}
