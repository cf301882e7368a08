import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError, emailExists, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { clearTokens } from '../queries/one-time-tokens.queries.ts';
import { deleteSessions, type SessionRow } from '../queries/sessions.queries.ts';
import { findByEmail, lockUser, updateUser } from '../queries/users.queries.ts';
import { type Metadata, mergeMetadata } from '../rules/metadata.rules.ts';
import { requestEmailChangeMails } from './email-change.ts';
import { assertNotManaged } from './link-identity.ts';
import type { MailWish } from './mail-requests.ts';
import { announceSecurityChange } from './security-notices.ts';
import { assertGoodPassword, assertMetadataFit, ownerOf } from './sign-up.ts';
import { isReauthenticationCode, isTrusted } from './trusted-session.ts';

export interface UserChanges {
  /** Normalized; takes effect after both addresses have confirmed it. */
  email?: string;
  password?: string;
  /** Code of GET /reauthenticate; needed for a password in an old session, checked when it is given. */
  nonce?: string;
  metadata?: Metadata;
}

interface Calling {
  user: UserRow;
  session: SessionRow | null;
}

/**
 * Changes the calling person. A new password ends all other sessions and every waiting code; a new
 * e-mail address is asked for on both sides first. Throws 400 `reauthentication_needed` for a
 * password in a session of more than a day: whoever finds a device signed in is not let at it.
 */
export async function changeOwnUser(
  accounts: Accounts,
  caller: Calling,
  { email, password, nonce, metadata }: UserChanges,
  wish: MailWish,
): Promise<UserRow> {
  const { context } = accounts;
  if (email || password !== undefined) assertNotManaged(caller.user);
  if (caller.user.isAnonymous && password !== undefined && !email) {
    throw invalidRequest(
      'Updating password of an anonymous user without an email or phone is not allowed',
      422,
    );
  }
  if (password !== undefined) {
    assertGoodPassword(password, ownerOf(caller.user.email, caller.user.userMetadata));
    if (!nonce) assertTrusted(caller, context.now());
  }
  const newEmail = email && email !== caller.user.email ? email : undefined;
  if (newEmail) await assertMayMoveTo(accounts, newEmail, wish.ip);
  const passwordHash =
    password === undefined ? undefined : await newPasswordHash(accounts, caller.user, password);

  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    if (passwordHash) {
      if (nonce) await assertNonce(accounts, tx, user, nonce);
      await clearTokens(tx, user.id);
      await deleteSessions(tx, user.id, caller.session ? { except: caller.session.id } : {});
      const { language } = wish;
      const change = { userId: user.id, kind: 'password_changed', language } as const;
      await announceSecurityChange(accounts, tx, change);
    }
    const userMetadata = metadata && mergeMetadata(user.userMetadata, metadata);
    if (userMetadata) assertMetadataFit(userMetadata);
    const changed = await updateUser(tx, user.id, {
      updatedAt: context.now(),
      ...(passwordHash ? { passwordHash } : {}),
      ...(userMetadata ? { userMetadata } : {}),
      ...(newEmail ? { newEmail } : {}),
    });
    if (!changed || !newEmail) return changed ?? user;
    return (await requestEmailChangeMails(accounts, tx, changed, wish)) ?? changed;
  });
}

function assertTrusted({ user, session }: Calling, now: Date): void {
  // Who has no address has no signing in with a password either.
  if (isTrusted(user, session, now)) return;
  throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
}

async function newPasswordHash(
  { passwords }: Accounts,
  user: UserRow,
  password: string,
): Promise<string> {
  if (user.passwordHash && (await passwords.matches(password, user.passwordHash))) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return passwords.hash(password);
}

async function assertMayMoveTo(
  { context, limits }: Accounts,
  email: string,
  ip: string,
): Promise<void> {
  if (await findByEmail(context.db, email)) {
    throw emailExists();
  }
  const message = { kind: 'email_change', to: email, ip };
  await limits.countMail(message, context.settings.auth.mailGapMs);
}

async function assertNonce(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  nonce: string,
): Promise<void> {
  if (await isReauthenticationCode(accounts, tx, user, nonce)) return;
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
