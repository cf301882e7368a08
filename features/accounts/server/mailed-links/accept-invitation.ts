import type { Queryable, Transaction } from '#packages/db/index.ts';
import { isExpired } from '../../contract/one-time-life.rules.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { takeOver } from '../oauth/external-account.ts';
import { addIdentity } from '../oauth/identities.queries.ts';
import { assertUnlinked } from '../oauth/link-identity.ts';
import type { ExternalProfile } from '../oauth/provider-profile.rules.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { assertNotBanned } from '../sessions/sign-in.ts';
import { lockUser } from '../users/users.queries.ts';
import { readLinkToken } from './one-time.rules.ts';
import { lockTokens } from './one-time-tokens.queries.ts';

/**
 * What is kept of an `invite_token` while its holder visits a provider. Throws 404
 * `invite_not_found` unless somebody's invitation waits for it.
 */
export async function keepInvitation(accounts: Accounts, token: string): Promise<Buffer> {
  const inviteHash = hashSecret(readLinkToken(token).tokenHash);
  await accounts.context.db.transaction((tx) => invitedPerson(accounts, tx, inviteHash));
  return inviteHash;
}

/**
 * Accepts an invitation with a provider's identity instead of a password. The invitation's token
 * came by mail, so its holder reads the invited address; the provider must name the same one. As
 * with every confirmation by somebody else, nothing that waited on the account before stays.
 */
export async function acceptInvitation(
  accounts: Accounts,
  tx: Transaction,
  { profile, inviteHash }: { profile: ExternalProfile; inviteHash: Buffer },
  acceptLanguage: string | undefined,
): Promise<UserRow> {
  const user = await invitedPerson(accounts, tx, inviteHash);
  if (profile.email !== user.email) {
    throw invalidRequest('Invited email does not match emails from external provider');
  }
  await assertUnlinked(tx, profile);
  await addIdentity(tx, user.id, profile, accounts.context.now());
  return takeOver(accounts, tx, user, { profile, acceptLanguage });
}

async function invitedPerson(
  { context }: Accounts,
  tx: Queryable,
  inviteHash: Buffer,
): Promise<UserRow> {
  const now = context.now();
  const [token] = await lockTokens(tx, [inviteHash], ['confirmation']);
  const waits = token && !isExpired(token.createdAt, now);
  const user = waits ? await lockUser(tx, token.userId) : undefined;
  if (!user?.invitedAt || user.emailConfirmedAt || user.deletedAt) {
    throw new AuthError(404, 'invite_not_found', 'User identified by token not found');
  }
  assertNotBanned(user, now, 403);
  return user;
}
