import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Writes down what a general admin did to an account, in the transaction that does it. */
export function recordOfPerson(
  { now }: ServerContext,
  tx: Queryable,
  { userId: actorId }: Caller,
  { act, userId, companyId = null }: { act: Act; userId: string; companyId?: string | null },
): Promise<void> {
  const subject = { kind: 'person', id: userId } as const;
  return recordAct(tx, { at: now(), act, actorId, subject, companyId });
}

/** The same for a company. */
export function recordOfCompany(
  { now }: ServerContext,
  tx: Queryable,
  { userId: actorId }: Caller,
  { act, companyId }: { act: Act; companyId: string },
): Promise<void> {
  const subject = { kind: 'company', id: companyId } as const;
  return recordAct(tx, { at: now(), act, actorId, subject, companyId });
}

export const noAccount = () => fail('not_found', 'There is no such account');
