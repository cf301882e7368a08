import { adminsAmong } from '#features/access/server/index.ts';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { lockCompanyOf } from './companies.queries.ts';

export const noCompany = () => fail('not_found', 'You belong to no company');

/** Holds the caller's company; that they still look after it is asked once it is held. */
export function asAdmin<T>(
  { db }: ServerContext,
  { userId }: Caller,
  change: (tx: Queryable, companyId: string) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const companyId = await lockCompanyOf(tx, userId);
    if (!companyId) throw noCompany();
    if ((await adminsAmong(tx, [userId])).length === 0) {
      throw fail('forbidden', 'You look after this company no more');
    }
    return change(tx, companyId);
  });
}

/** Writes down what somebody did to a company. */
export function recordOfCompany(
  { now }: ServerContext,
  tx: Queryable,
  { userId }: Caller,
  act: Act,
  companyId: string,
): Promise<void> {
  const subject = { kind: 'company', id: companyId } as const;
  return recordAct(tx, { at: now(), act, actorId: userId, subject, companyId });
}
