import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { COMPANY_FULL } from '../contract/invitations.contract.ts';
import { deleteAwaited, insertMember } from './companies.queries.ts';
import { deleteRequest } from './joining.queries.ts';
import { personJoins } from './plug-in-points.ts';
import { unitNamed } from './units.queries.ts';

/** Takes the transaction back: whoever would have left another company stays in it. */
class NoPlaceLeft extends Error {}

/** Makes a person, who is held and of no company, one of the people of a company that is held, with its plan. */
export async function joinCompany(
  context: ServerContext,
  tx: Queryable,
  joining: { userId: string; companyId: string; site: string | null; sector: string | null },
): Promise<void> {
  const { userId, companyId, site, sector } = joining;
  await insertMember(tx, {
    ...{ userId, companyId },
    site: await unitNamed(tx, companyId, 'site', site),
    sector: await unitNamed(tx, companyId, 'sector', sector),
  });
  await deleteAwaited(tx, userId);
  await deleteRequest(tx, { userId });
  for (const givePlan of personJoins.of(context)) {
    if ((await givePlan(tx, { userId, companyId, now: context.now() })) === 'full') {
      throw new NoPlaceLeft();
    }
  }
}

/** The outcome of a transaction that lets somebody in, `company_full` where it was taken back for want of a place. */
export function orFull<T>(joined: Promise<T>): Promise<T | typeof COMPANY_FULL> {
  return joined.catch((error: unknown) => {
    if (error instanceof NoPlaceLeft) return COMPANY_FULL;
    throw error;
  });
}
