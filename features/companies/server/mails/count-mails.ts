import { accountsOf } from '#features/accounts/server/index.ts';
import { fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Whoever has every place filled and invites everybody twice more on one day is above what a company needs. */
const MAILS_A_PLACE = 3;

/** Counts mails that a company with so many places asks for against those of a day; throws 429 where they are used up. */
export async function countMails(
  context: ServerContext,
  companyId: string,
  { mails, places }: { mails: number; places: number },
): Promise<void> {
  const aDay = Math.max(1, places) * MAILS_A_PLACE;
  if (await accountsOf(context).limits.takeCompanyMails(companyId, { mails, aDay })) return;
  throw fail('too_many', 'Too many invitations were mailed today');
}
