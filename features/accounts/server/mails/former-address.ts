import { SEALED_TEXT } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';

const placeOf = (userId: string) => ({ table: 'accounts.notice', row: userId });

/** A former address as a job may carry it: sealed with the person's own key. */
export async function sealFormerAddress(
  { context }: Accounts,
  tx: Queryable,
  userId: string,
  address: string,
): Promise<string> {
  const key = await context.vault.keyOf(userId, tx);
  return key.seal(placeOf(userId), address).toString('base64');
}

/** The address that `sealFormerAddress` sealed. */
export async function openFormerAddress(
  { context }: Accounts,
  userId: string,
  sealed: string,
): Promise<string> {
  const key = await context.vault.keyOf(userId);
  return key.open(placeOf(userId), Buffer.from(sealed, 'base64'), SEALED_TEXT);
}
