import { createHash } from 'node:crypto';
import { accountsOf } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Where an invitation's address is sealed for. */
export const placeOfAddress = (id: string) => ({ table: 'company_invitations', row: id });

/** What an address is found by: the same for us alone. */
export function markOf(context: ServerContext, email: string): Promise<Buffer> {
  return accountsOf(context).keys.derive('companies.invited_address', email);
}

/**
 * The token of an invitation's latest mail. It is kept nowhere: a mail that is tried again says the same,
 * and the next one something else.
 */
export async function tokenOf(
  context: ServerContext,
  { id, mails }: { id: string; mails: number },
): Promise<string> {
  const token = await accountsOf(context).keys.derive('companies.invitation', `${id} ${mails}`);
  return token.toString('base64url');
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest();
