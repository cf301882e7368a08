import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import type { SessionRow } from '../queries/sessions.queries.ts';
import { findByCode } from './one-time.ts';

/** How old a session may be for what somebody at a found device must not do (auth protocol, section 3.5). */
const TRUSTED_SESSION_MS = 24 * 60 * 60_000;

/**
 * Whether a session is young enough to be its person's own doing. One of who has no address counts as
 * such: there is nowhere to send a code to.
 */
export function isTrusted(
  { email, phone }: Pick<UserRow, 'email' | 'phone'>,
  session: Pick<SessionRow, 'createdAt'> | null | undefined,
  now: Date,
): boolean {
  if (!email && !phone) return true;
  return now.getTime() <= (session?.createdAt.getTime() ?? 0) + TRUSTED_SESSION_MS;
}

/**
 * Whether this is the code that GET /reauthenticate sent to the person; a guess counts, right or wrong.
 * Throws 429 where there were too many.
 */
export async function isReauthenticationCode(
  accounts: Accounts,
  tx: Transaction,
  { id, email, phone }: UserRow,
  code: string,
): Promise<boolean> {
  const address = email ?? phone ?? '';
  await accounts.limits.countCodeGuess(address);
  const proof = email ? { email, code } : { phone: address, code };
  const token = await findByCode(accounts, tx, proof, ['reauthentication']);
  return token?.userId === id;
}
