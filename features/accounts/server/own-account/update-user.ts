import type { Accounts } from '../accounts.ts';
import {
  endEmailChange,
  NO_EMAIL_CHANGE,
  requestEmailChangeMails,
} from '../mailed-links/email-change.ts';
import type { MailWish } from '../mailed-links/mail-requests.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { assertGoodPassword, assertMetadataFit, ownerOf } from '../mailed-links/sign-up.ts';
import { assertNotManaged } from '../oauth/link-identity.ts';
import { assertFresh, spendNonce } from '../proof/proof.ts';
import { AuthError, emailExists, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteSessions, type SessionRow } from '../sessions/sessions.queries.ts';
import { type Metadata, mergeMetadata } from '../users/metadata.rules.ts';
import { findByEmail, lockUser, updateUser } from '../users/users.queries.ts';
import { announceSecurityChange } from './security-notices.ts';

export interface UserChanges {
  /** Normalized; takes effect after both addresses have confirmed it. */
  email?: string;
  password?: string;
  /** The number is to be changed too, once this is through; see `requestPhoneChange`. */
  movesPhone?: boolean;
  /** Code of GET /reauthenticate, in place of a fresh session; checked when it is given. */
  nonce?: string;
  metadata?: Metadata;
}

interface Calling {
  user: UserRow;
  session: SessionRow | null;
}

/**
 * Changes the calling person. A new password ends all other sessions, every waiting code and a wished
 * change of address or number; a new e-mail address is asked for on both sides first, and naming the
 * present one takes a wished change back. Throws 400 `reauthentication_needed` for either, and
 * for a new number, where the person proved themselves neither lately nor by a code.
 */
export async function changeOwnUser(
  accounts: Accounts,
  caller: Calling,
  { email, password, movesPhone = false, nonce, metadata }: UserChanges,
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
  }
  const newEmail = email && email !== caller.user.email ? email : undefined;
  const isLasting = password !== undefined || newEmail !== undefined || movesPhone;
  if (isLasting && !nonce) assertFresh(accounts, caller);
  if (newEmail) await assertMayMoveTo(accounts, newEmail, wish.ip);
  const passwordHash =
    password === undefined ? undefined : await newPasswordHash(accounts, caller.user, password);

  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    if (isLasting && nonce) await spendNonce(accounts, tx, user, nonce);
    if (passwordHash) {
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
      ...(passwordHash
        ? { passwordHash, ...NO_EMAIL_CHANGE, newPhone: null, phoneChangeSentAt: null }
        : {}),
      ...(userMetadata ? { userMetadata } : {}),
      ...(newEmail ? { newEmail } : {}),
    });
    if (email && !newEmail) return (await endEmailChange(tx, user.id)) ?? user;
    if (!changed || !newEmail) return changed ?? user;
    return (await requestEmailChangeMails(accounts, tx, changed, wish)) ?? changed;
  });
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
  const { hideExistingAccounts, mailGapMs } = context.settings.auth;
  const holder = await findByEmail(context.db, email);
  if (holder?.emailConfirmedAt && !hideExistingAccounts) throw emailExists();
  const message = { kind: 'email_change', to: email, ip };
  await limits.countMail(message, mailGapMs);
}
