import { accountsOf } from '#features/accounts/server/index.ts';
import { fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { invitablePlaces } from '../plug-in-points.ts';

/** Whoever has every place filled and invites everybody twice more on one day is above what a company needs. */
const MAILS_A_PLACE = 3;

/** Counts mails that a company asks for against those of a day; throws 429 where they are used up. */
export async function countMails(
  context: ServerContext,
  tx: Queryable,
  companyId: string,
  mails: number,
): Promise<void> {
  for (const placesOf of invitablePlaces.of(context)) {
    const { places } = await placesOf(tx, companyId);
    const aDay = Math.max(1, places) * MAILS_A_PLACE;
    if (await accountsOf(context).limits.takeCompanyMails(companyId, { mails, aDay })) continue;
    throw fail('too_many', 'Too many invitations were mailed today');
  }
}
