import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { recountProviders } from '../mailed-links/confirmation.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { assertNotBanned } from '../sessions/sign-in.ts';
import { findByEmail, lockUser, updateUser } from '../users/users.queries.ts';
import { addIdentity, findIdentity } from './identities.queries.ts';
import { withClaims } from './identities.rules.ts';
import type { ExternalProfile } from './provider-profile.rules.ts';

/** Throws 404 `manual_linking_disabled` unless the operator lets people link by themselves. */
export function assertManualLinking({ context }: Accounts): void {
  if (context.settings.auth.signInMethods.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** Throws 422 `user_sso_managed` for people of an organization's provider: it says who they are. */
export function assertNotManaged(user: UserRow): void {
  if (!user.isSsoUser) return;
  throw new AuthError(
    422,
    'user_sso_managed',
    'This account is managed by a single sign-on provider',
  );
}

/**
 * Adds a foreign identity to somebody's account. Somebody without an address gets the verified one
 * of the provider, unless another person has it; an anonymous account becomes a lasting one. Throws
 * 422 `identity_already_exists` when the identity belongs to anybody, the same person included.
 */
export async function linkIdentity(
  accounts: Accounts,
  tx: Transaction,
  userId: string,
  profile: ExternalProfile,
): Promise<UserRow> {
  const now = accounts.context.now();
  const user = await lockUser(tx, userId);
  if (!user || user.deletedAt) throw new AuthError(403, 'user_not_found', 'User not found');
  assertNotBanned(user, now, 403);
  assertNotManaged(user);
  await assertUnlinked(tx, profile);
  await addIdentity(tx, user.id, profile, now);
  const adopts =
    user.email === null &&
    profile.email !== null &&
    profile.emailVerified &&
    !(await findByEmail(tx, profile.email));
  const changed = await updateUser(tx, user.id, {
    isAnonymous: false,
    userMetadata: withClaims(user.userMetadata, profile.data),
    ...(adopts ? { email: profile.email, emailConfirmedAt: now } : {}),
  });
  const details = { provider: profile.provider };
  await announceSecurityChange(accounts, tx, { userId, kind: 'identity_linked', details });
  return recountProviders(accounts, tx, changed ?? user);
}

/** Throws 422 `identity_already_exists` when anybody has the identity. */
export async function assertUnlinked(
  db: Parameters<typeof findIdentity>[0],
  profile: ExternalProfile,
): Promise<void> {
  if (!(await findIdentity(db, profile))) return;
  throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to a user');
}
