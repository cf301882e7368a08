import type { Transaction } from '#packages/db/index.ts';
import { isChangeWaiting } from '../../contract/one-time-life.rules.ts';
import type { Accounts } from '../accounts.ts';
import { deleteIdentity, findIdentity } from '../oauth/identities.queries.ts';
import { announceAlreadyRegistered } from '../own-account/security-notices.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deletePerson } from '../users/delete-user.ts';
import { mergeMetadata } from '../users/metadata.rules.ts';
import { isUnproven } from '../users/unproven.rules.ts';
import { findByEmail, lockUser, updateUser } from '../users/users.queries.ts';
import { recountProviders } from './confirmation.ts';
import { type MailWish, queueMail } from './mail-requests.ts';
import { EMAIL_CHANGE_KINDS } from './one-time.rules.ts';
import { clearTokens } from './one-time-tokens.queries.ts';

/** What becomes of an account whose wished change of address is over. */
export const NO_EMAIL_CHANGE = {
  newEmail: null,
  emailChangeSentAt: null,
  emailChangeConfirmed: null,
} as const;

/** Takes a wished change back, with the codes that went out for it. */
export async function endEmailChange(
  tx: Transaction,
  userId: string,
): Promise<UserRow | undefined> {
  await clearTokens(tx, userId, EMAIL_CHANGE_KINDS);
  return updateUser(tx, userId, NO_EMAIL_CHANGE);
}

/** Mails the codes of a change that still waits again; one whose codes are over is over, too. */
export async function resendEmailChange(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  wish: Omit<MailWish, 'ip'>,
): Promise<void> {
  const waits = user.newEmail && isChangeWaiting(user.emailChangeSentAt, accounts.context.now());
  if (waits) await requestEmailChangeMails(accounts, tx, user, wish);
}

/**
 * Whoever typed an address at their sign-up and never confirmed it does not hold it against who proves to
 * read it. An account that somebody was ever let into loses the address alone: what they keep stays theirs.
 */
export async function freeUnconfirmedAddress(
  accounts: Accounts,
  tx: Transaction,
  { email, by }: { email: string; by: string },
): Promise<void> {
  const found = await findByEmail(tx, email);
  const holder = found && found.id !== by ? await lockUser(tx, found.id) : undefined;
  if (!holder || holder.email !== email || holder.emailConfirmedAt || holder.deletedAt) return;
  if (isUnproven(holder)) await deletePerson(accounts, tx, holder, { byOperator: false });
  else await takeAddress(accounts, tx, holder);
}

/** An address leaves an account with what was mailed to it: that would let its next holder in. */
async function takeAddress(accounts: Accounts, tx: Transaction, holder: UserRow): Promise<void> {
  await clearTokens(tx, holder.id);
  const identity = await findIdentity(tx, { provider: 'email', subject: holder.id });
  if (identity) await deleteIdentity(tx, holder.id, identity.id);
  const changed = await updateUser(tx, holder.id, {
    email: null,
    ...NO_EMAIL_CHANGE,
    userMetadata: mergeMetadata(holder.userMetadata, { email: null }),
  });
  await recountProviders(accounts, tx, changed ?? holder);
}

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
  const holder = user.newEmail ? await findByEmail(tx, user.newEmail) : undefined;
  const hides = accounts.context.settings.auth.hideExistingAccounts;
  if (hides && holder?.emailConfirmedAt) {
    // Who asks learns nothing; who has the address learns that it was named.
    await announceAlreadyRegistered(accounts, tx, holder.id, wish.language);
  } else await queueMail(accounts, tx, user.id, 'email_change_new', wish);
  if (user.email) await queueMail(accounts, tx, user.id, 'email_change_current', wish);
  return updateUser(tx, user.id, {
    emailChangeConfirmed: null,
    emailChangeSentAt: accounts.context.now(),
  });
}
