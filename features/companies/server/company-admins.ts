import { adminsAmong } from '#features/access/server/index.ts';
import { activeAmong, presentAmong } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { ONLY_COMPANY_ADMIN } from '../contract/people.contract.ts';
import { colleaguesOf } from './companies.queries.ts';

/**
 * Whoever alone looks after a company with other people in it hands that over first, before leaving it or
 * deleting their account: nobody else could let go of anybody. Holds the company until the transaction
 * ends, so that of two who leave at once the second sees that the first is gone.
 */
export async function leavingObstacle(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<typeof ONLY_COMPANY_ADMIN | null> {
  const colleagues = await presentAmong(db, await colleaguesOf(db, userId));
  if (colleagues.length === 0) return null;
  const administers = (await adminsAmong(db, [userId])).length > 0;
  return administers && !(await hasOtherAdmin(db, userId, now)) ? ONLY_COMPANY_ADMIN : null;
}

/** Whether somebody else looks after a person's company, too; whose account is gone or suspended does not. */
export async function hasOtherAdmin(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const colleagues = await activeAmong(db, await colleaguesOf(db, userId), now);
  return (await adminsAmong(db, colleagues)).length > 0;
}
