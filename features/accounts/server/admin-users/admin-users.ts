import { sqlState, type Transaction, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { confirmEmail } from '../mailed-links/confirmation.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import {
  assertGoodPassword,
  assertMetadataFit,
  assertNotTooLong,
  ownerOf,
} from '../mailed-links/sign-up.ts';
import { setEmailIdentity, setPhoneIdentity } from '../oauth/own-identities.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { isImportable } from '../password/imported-hash.rules.ts';
import { AuthError, emailExists, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { createUser } from '../users/create-user.ts';
import { type Metadata, mergeMetadata } from '../users/metadata.rules.ts';
import { findByEmail, lockUser, updateUser } from '../users/users.queries.ts';
import { isPhoneTaken } from './admin-users.queries.ts';
import { insertAuditEvent } from './audit.queries.ts';
import { readDuration } from './duration.rules.ts';

/** What an operator may set; absent members stay as they are, or get the protocol's defaults. */
export interface AdminWish {
  email?: string | undefined;
  /** Digits without the leading `+`. */
  phone?: string | undefined;
  password?: string | undefined;
  /** A hash from another system, in a form that `isImportable` knows. */
  passwordHash?: string | undefined;
  confirmed: boolean;
  phoneConfirmed?: boolean;
  userMetadata: Metadata;
  appMetadata: Metadata;
  role?: string | undefined;
  /** Such as `24h`; `none` ends a ban. */
  banDuration?: string | undefined;
}

/** Makes an account by hand; no mail is sent. Throws 422 `email_exists` or `phone_exists`. */
export async function createByAdmin(
  accounts: Accounts,
  wish: AdminWish & { id?: string | undefined },
): Promise<UserRow> {
  const { context } = accounts;
  assertMetadataFit(wish.userMetadata);
  assertMetadataFit(wish.appMetadata);
  if (wish.password) assertNotTooLong(wish.password);
  const { bannedUntil = null } = banOf(wish.banDuration, context.now());
  const passwordHash = (await hashOf(accounts, wish)) ?? null;
  return context.db.transaction(async (tx) => {
    if (wish.email && (await findByEmail(tx, wish.email))) throw emailExists();
    if (wish.phone && (await isPhoneTaken(tx, wish.phone))) throw phoneExists();
    const user = await createUser(accounts, tx, {
      id: wish.id,
      email: wish.email ?? null,
      phone: wish.phone ?? null,
      passwordHash,
      metadata: wish.userMetadata,
      byOperator: true,
      changes: {
        bannedUntil,
        ...(wish.phone && wish.phoneConfirmed ? { phoneConfirmedAt: context.now() } : {}),
        ...(wish.role ? { role: wish.role } : {}),
      },
      appMetadata: wish.appMetadata,
    });
    // Neither address was taken a moment ago: the id is in use, or somebody was quicker.
    if (!user && wish.id)
      throw new AuthError(409, 'conflict', 'A user with this id exists already');
    if (!user) throw wish.email ? emailExists() : phoneExists();
    return wish.email && wish.confirmed ? confirmEmail(accounts, tx, user, undefined) : user;
  });
}

/**
 * Changes an account by hand: addresses at once and without mails to confirm them, metadata merged,
 * where a null takes a key away. A new password ends all sessions. The person is told by mail.
 */
export async function updateByAdmin(
  accounts: Accounts,
  userId: string,
  wish: AdminWish,
): Promise<UserRow> {
  const { context } = accounts;
  const now = context.now();
  const ban = banOf(wish.banDuration, now);
  if (wish.password) assertNotTooLong(wish.password);
  const passwordHash = await hashOf(accounts, wish);
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) throw new AuthError(404, 'user_not_found', 'User not found');
    const email = wish.email === user.email ? undefined : wish.email;
    const phone = wish.phone === user.phone ? undefined : wish.phone;
    const moves = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
    const userMetadata = mergeMetadata(user.userMetadata, { ...wish.userMetadata, ...moves });
    const appMetadata = mergeMetadata(user.appMetadata, wish.appMetadata);
    assertMetadataFit(userMetadata);
    assertMetadataFit(appMetadata);
    if (wish.password) {
      assertGoodPassword(wish.password, ownerOf(email ?? user.email, userMetadata));
    }
    const confirmsPhone = wish.phoneConfirmed && (phone ?? user.phone) && !user.phoneConfirmedAt;
    const changed = await orTaken(email !== undefined, () =>
      updateUser(tx, user.id, {
        updatedAt: now,
        userMetadata,
        appMetadata,
        ...moves,
        ...ban,
        ...(email ? { newEmail: null, emailChangeConfirmed: null } : {}),
        ...(phone ? { newPhone: null } : {}),
        ...(passwordHash ? { passwordHash, passwordContested: false } : {}),
        ...(wish.role ? { role: wish.role } : {}),
        ...(confirmsPhone ? { phoneConfirmedAt: now } : {}),
      }),
    );
    const event = {
      action: 'user_modified',
      subjectId: user.id,
      byOperator: true,
      at: now,
    } as const;
    await insertAuditEvent(tx, event);
    if (passwordHash) await endEverything(accounts, tx, user.id);
    await moveAddresses(accounts, tx, { before: user, after: changed ?? user });
    const after = (await lockUser(tx, user.id)) ?? user;
    const confirms = wish.confirmed && after.email !== null;
    return confirms ? confirmEmail(accounts, tx, after, undefined) : after;
  });
}

const BY = { because: 'operator' } as const;

/** Lets identities follow the addresses, and what was mailed or texted before them lapse. */
async function moveAddresses(
  accounts: Accounts,
  tx: Transaction,
  { before, after }: { before: UserRow; after: UserRow },
): Promise<void> {
  const { id: userId, email, phone } = after;
  if (email && email !== before.email) {
    await clearTokens(tx, userId);
    await setEmailIdentity(accounts, tx, after, email);
    const formerEmail = before.emailConfirmedAt && before.email;
    const change = { userId, kind: 'email_changed', formerEmail, details: BY } as const;
    await announceSecurityChange(accounts, tx, change);
  }
  if (phone && phone !== before.phone) {
    await clearTokens(tx, userId);
    // Read again: an identity for the address may just have changed what the person has.
    const present = (await lockUser(tx, userId)) ?? after;
    await setPhoneIdentity(accounts, tx, present, phone);
    await announceSecurityChange(accounts, tx, { userId, kind: 'phone_changed', details: BY });
  }
}

async function endEverything(accounts: Accounts, tx: Transaction, userId: string): Promise<void> {
  const at = accounts.context.now();
  await clearTokens(tx, userId);
  await deleteSessions(tx, userId);
  const details = { ...BY, sessions: 'all' } as const;
  await recordSecurityEvent(tx, { userId, kind: 'session_ended', at, details });
  await announceSecurityChange(accounts, tx, { userId, kind: 'password_changed', details: BY });
}

/** The hash to store for what the operator gives; undefined when they give nothing. */
async function hashOf(
  { passwords }: Accounts,
  { password, passwordHash }: AdminWish,
): Promise<string | undefined> {
  if (password && passwordHash) {
    throw invalidRequest('Only a password or a password hash should be provided');
  }
  if (password) return passwords.hash(password);
  if (!passwordHash) return undefined;
  if (!isImportable(passwordHash)) {
    throw invalidRequest('password_hash must be an argon2, bcrypt or fbscrypt hash');
  }
  return passwordHash;
}

function banOf(duration: string | undefined, now: Date): { bannedUntil?: Date | null } {
  if (!duration) return {};
  if (duration === 'none') return { bannedUntil: null };
  const length = readDuration(duration);
  if (length === null) throw invalidRequest('invalid format for ban duration');
  return { bannedUntil: new Date(now.getTime() + length) };
}

async function orTaken<T>(movesEmail: boolean, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw constraintOf(error) === 'users_phone' || !movesEmail ? phoneExists() : emailExists();
  }
}

function constraintOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { constraint?: unknown }).constraint;
}

function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}
