import type { DeletionObstacle } from '#features/accounts/contract/account.contract.ts';
import { colleaguesOf } from '#features/companies/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { adminsAmong } from './access.queries.ts';

/**
 * Whoever alone looks after a company with other people in it hands that over first: nobody else could
 * invite or let go of anybody.
 */
export async function deletionObstacle(
  db: Queryable,
  userId: string,
): Promise<DeletionObstacle | null> {
  if ((await adminsAmong(db, [userId])) === 0) return null;
  const colleagues = await colleaguesOf(db, userId);
  if (colleagues.length === 0) return null;
  return (await adminsAmong(db, colleagues)) === 0 ? 'only_company_admin' : null;
}
