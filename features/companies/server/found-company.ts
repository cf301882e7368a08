import type { Queryable } from '#packages/db/index.ts';
import { insertAwaited, insertCompany, insertMember, isMember } from './companies.queries.ts';

/**
 * Makes the company that a person registered and the person its first member; true when it is
 * theirs. One whose CNPJ is here already stays as it is: the person learns that an invitation is
 * needed, and neither joins it nor is told anything about it. Who belongs to a company founds none.
 * Two who confirm at the same moment: the unique CNPJ lets one through.
 */
export async function foundCompany(
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
