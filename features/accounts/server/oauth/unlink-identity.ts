import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { recountProviders } from '../mailed-links/confirmation.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { IdentityRow, UserRow } from '../protocol/presenters.ts';
import { findByEmail, identitiesOf, lockUser, updateUser } from '../users/users.queries.ts';
import { deleteIdentity } from './identities.queries.ts';
import { emailAfterUnlink } from './identities.rules.ts';
import { assertNotManaged } from './link-identity.ts';

/**
 * Takes an identity off its person's account. A phone goes with its number; the password goes with
 * the e-mail identity; an address that only the leaving identity had is replaced by a verified one
 * of those that stay. Throws 422: `single_identity_not_deletable` for the last one,
 * `identity_not_found` for one that is not theirs, `email_conflict_identity_not_deletable` when the
 * address to move to belongs to somebody else.
 */
export async function unlinkIdentity(
  accounts: Accounts,
  userId: string,
  identityId: string,
): Promise<void> {
  await accounts.context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    assertNotManaged(user);
    const all = await identitiesOf(tx, user.id);
    if (all.length <= 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    const leaving = all.find(({ id }) => id === identityId);
    if (!leaving) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    const remaining = all.filter(({ id }) => id !== identityId);
    await deleteIdentity(tx, user.id, identityId);
    // Codes that wait may have been texted to the number that is no longer theirs.
    if (leaving.provider === 'phone') await clearTokens(tx, user.id);
    const changed = await updateUser(tx, user.id, {
      updatedAt: accounts.context.now(),
      ...(leaving.provider === 'phone'
        ? { phone: null, phoneConfirmedAt: null, newPhone: null }
        : await movedAddress(accounts, tx, user, remaining)),
      ...(leaving.provider === 'email' ? { passwordHash: null } : {}),
    });
    await recountProviders(accounts, tx, changed ?? user);
    const details = { provider: leaving.provider };
    await announceSecurityChange(accounts, tx, { userId, kind: 'identity_unlinked', details });
  });
}

async function movedAddress(
  { context }: Accounts,
  tx: Transaction,
  user: UserRow,
  remaining: readonly IdentityRow[],
): Promise<Partial<UserRow>> {
  const taken = new Set<string>();
  for (const { email } of remaining) {
    const holder = email ? await findByEmail(tx, email) : undefined;
    if (email && holder && holder.id !== user.id) taken.add(email);
  }
  const email = emailAfterUnlink(user.email, remaining, (one) => taken.has(one));
  if (email === 'conflict') {
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity: the email of the remaining one belongs to another user',
    );
  }
  if (email === user.email) return {};
  // Codes that wait were mailed to an address that is no longer theirs.
  await clearTokens(tx, user.id);
  return { email, emailConfirmedAt: email === null ? null : context.now() };
}
