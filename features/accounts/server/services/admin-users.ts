import { createHash } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteFactors, factorsOf } from '../queries/factors.queries.ts';
import { clearTokens } from '../queries/one-time-tokens.queries.ts';
import { deletePasskeysOf } from '../queries/passkeys.queries.ts';
import { deleteSessions } from '../queries/sessions.queries.ts';
import { updateEmailIdentity, updateUser } from '../queries/users.queries.ts';
import { readDuration } from '../rules/duration.rules.ts';
import type { Metadata } from '../rules/metadata.rules.ts';
import { assertGoodPassword, assertMetadataFit, createUser } from './sign-up.ts';
import { confirmEmail } from './verify.ts';

export interface AdminUser {
  id?: string;
  email: string;
  password?: string;
  /** An argon2 hash in encoded form, from another system. */
  passwordHash?: string;
  confirmed: boolean;
  userMetadata: Metadata;
  appMetadata: Metadata;
  role?: string;
  banDuration?: string;
}

/** Makes an account by hand; no mail is sent. Throws 422 `email_exists`. */
export async function createByAdmin(accounts: Accounts, wish: AdminUser): Promise<UserRow> {
  const { context, passwords } = accounts;
  assertMetadataFit(wish.userMetadata);
  assertMetadataFit(wish.appMetadata);
  if (wish.password) assertGoodPassword(wish.password);
  if (wish.passwordHash && !wish.passwordHash.startsWith('$argon2')) {
    throw invalidRequest('password_hash must be an argon2 hash in encoded form');
  }
  const bannedUntil = banEnd(wish.banDuration, context.now());
  const passwordHash = wish.password
    ? await passwords.hash(wish.password)
    : (wish.passwordHash ?? null);
  return context.db.transaction(async (tx) => {
    const user = await createUser(accounts, tx, {
      id: wish.id,
      email: wish.email,
      passwordHash,
      metadata: wish.userMetadata,
      changes: {
        bannedUntil,
        appMetadata: { provider: 'email', providers: ['email'], ...wish.appMetadata },
        ...(wish.role ? { role: wish.role } : {}),
      },
    });
    if (!user) {
      throw new AuthError(
        422,
        'email_exists',
        'A user with this email address has already been registered',
      );
    }
    return wish.confirmed ? confirmEmail(accounts, tx, user, undefined) : user;
  });
}

/** Keeps the row for what refers to it, with nothing left that names the person or lets them in. */
export async function softDelete({ context }: Accounts, user: UserRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const email = user.email && hashOf(user.email);
    await clearTokens(tx, user.id);
    await deleteSessions(tx, user.id);
    await deleteFactors(tx, user.id, await factorsOf(tx, user.id));
    await deletePasskeysOf(tx, user.id);
    await updateEmailIdentity(tx, user.id, { email, sub: user.id }, { email: email ?? '', now });
    await updateUser(tx, user.id, {
      email,
      phone: user.phone && hashOf(user.phone),
      newEmail: null,
      newPhone: null,
      passwordHash: null,
      userMetadata: {},
      deletedAt: now,
      updatedAt: now,
    });
  });
}

function banEnd(duration: string | undefined, now: Date): Date | null {
  if (!duration || duration === 'none') return null;
  const length = readDuration(duration);
  if (length === null) throw invalidRequest('invalid format for ban duration');
  return new Date(now.getTime() + length);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
