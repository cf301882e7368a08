import { type Caller, fail } from '#packages/api/server/index.ts';

const noRecords = () => fail('not_found', 'There are no such records');

/**
 * Whose records a caller reads: of their own company as its admin, of one that let them as its safety
 * committee or auditor, of any that they name as general admin. Other ids answer 404.
 */
export function companyToRead(caller: Caller, asked: string | undefined): string {
  const { role, companyId, companyGrants } = caller;
  const own = role === null ? null : companyId;
  const readable = [...(own ? [own] : []), ...companyGrants.map((grant) => grant.companyId)];
  const chosen = asked ?? readable[0];
  if (!chosen || (role !== 'admin' && !readable.includes(chosen))) throw noRecords();
  return chosen;
}

/** The company that a caller looks after, and whose records they write. */
export function companyToWrite({ companyId }: Caller): string {
  if (!companyId) throw noRecords();
  return companyId;
}

/** The company that a caller belongs to. */
export function companyOfMember({ companyId }: Caller): string {
  if (!companyId) throw noRecords();
  return companyId;
}
