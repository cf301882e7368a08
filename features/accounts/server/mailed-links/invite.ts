import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { insertAuditEvent } from '../admin-users/audit.queries.ts';
import { emailExists } from '../protocol/auth-error.ts';
import { type PresentedUser, presentUser } from '../protocol/presenters.ts';
import { againOnConflict, WrittenMeanwhile } from '../protocol/retry.ts';
import { createUser } from '../users/create-user.ts';
import { type Metadata, mergeMetadata } from '../users/metadata.rules.ts';
import { findByEmail, identitiesOf, updateUser } from '../users/users.queries.ts';
import { type MailWish, queueMail } from './mail-requests.ts';
import { assertMetadataFit } from './sign-up.ts';

/**
 * Invites an address: an account without a password that its link confirms. Somebody who waits for
 * their confirmation is invited too; whatever password they gave does not outlive it (decision
 * 0017). Throws 422 `email_exists` for a confirmed address.
 */
export async function invite(
  accounts: Accounts,
  { email, metadata }: { email: string; metadata: Metadata },
  wish: MailWish,
  /** Runs within the transaction that invites. */
  within?: (tx: Transaction, userId: string) => Promise<void>,
): Promise<PresentedUser> {
  const { context } = accounts;
  assertMetadataFit(metadata);
  const put = async (tx: Transaction) => {
    const now = context.now();
    const found = await findByEmail(tx, email);
    if (found?.emailConfirmedAt) throw emailExists();
    const user =
      found ??
      (await createUser(accounts, tx, { email, passwordHash: null, metadata, byOperator: true }));
    if (!user) throw new WrittenMeanwhile();
    const userMetadata = mergeMetadata(user.userMetadata, metadata);
    assertMetadataFit(userMetadata);
    const invited = await updateUser(tx, user.id, {
      userMetadata,
      invitedAt: now,
      confirmationSentAt: now,
      updatedAt: now,
      passwordContested: user.passwordHash !== null,
    });
    const event = {
      action: 'user_invited',
      subjectId: user.id,
      byOperator: true,
      at: now,
    } as const;
    await insertAuditEvent(tx, event);
    await within?.(tx, user.id);
    // The browser that invites is not the one that accepts: PKCE could never be completed.
    await queueMail(accounts, tx, user.id, 'invite', { ...wish, challenge: null });
    return presentUser(invited ?? user, await identitiesOf(tx, user.id));
  };
  return againOnConflict(() => context.db.transaction(put));
}
