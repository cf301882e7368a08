import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { updateUser } from '../users/users.queries.ts';
import { type MailWish, queueMail } from './mail-requests.ts';
import { EMAIL_CHANGE_KINDS } from './one-time.rules.ts';
import { clearTokens } from './one-time-tokens.queries.ts';

/**
 * Mails both addresses of a wished e-mail change, the old and the new one: whoever has only one of
 * them cannot move the account. People without an address only confirm the new one. Every request
 * starts over: after one half, another mail to the same mailbox would pass for the other half.
 */
export async function requestEmailChangeMails(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  wish: Omit<MailWish, 'ip'>,
): Promise<UserRow | undefined> {
  await clearTokens(tx, user.id, EMAIL_CHANGE_KINDS);
  await queueMail(accounts, tx, user.id, 'email_change_new', wish);
  if (user.email) await queueMail(accounts, tx, user.id, 'email_change_current', wish);
  return updateUser(tx, user.id, {
    emailChangeConfirmed: null,
    emailChangeSentAt: accounts.context.now(),
  });
}
