import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { type PresentedUser, presentUser, type UserRow } from '../protocol/presenters.ts';
import {
  findByEmail,
  identitiesOf,
  insertIdentity,
  insertUser,
  updateUser,
} from '../queries/users.queries.ts';
import { emailIdentityData, isTooLarge, type Metadata } from '../rules/metadata.rules.ts';
import { judgePassword } from '../rules/password.rules.ts';
import { type MailWish, queueMail } from './mail-requests.ts';

export interface SignUp {
  email: string;
  /** Null for people who come in by mailed code and choose a password later, if ever. */
  password: string | null;
  metadata: Metadata;
}

/**
 * Registers by e-mail and password. A new address gives an account that waits for its confirmation
 * mail; one that waits already is mailed again and otherwise left alone; one that is in use gives a
 * look-alike answer, without identities, and changes nothing.
 */
export async function signUp(
  accounts: Accounts,
  { email, password, metadata }: SignUp,
  wish: MailWish,
  mailBucket: 'confirmation' | 'otp' = 'confirmation',
): Promise<PresentedUser> {
  if (password !== null) assertGoodPassword(password);
  assertMetadataFit(metadata);
  const { context, limits, passwords } = accounts;
  await limits.countMail(mailBucket, email, context.settings.auth.mailGapMs);
  // Hashed for a used address too: the answer takes as long.
  const passwordHash = password === null ? null : await passwords.hash(password);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const created = await createUser(accounts, tx, { email, passwordHash, metadata });
    const user = created ?? (await findByEmail(tx, email));
    if (!user || user.emailConfirmedAt || user.deletedAt) {
      await queueMail(accounts, tx, randomUUID(), 'signup', { ...wish, challenge: null });
      return lookAlike(email, metadata, now);
    }
    await queueMail(accounts, tx, user.id, 'signup', wish);
    const mailed = (await updateUser(tx, user.id, { confirmationSentAt: now })) ?? user;
    return presentUser(mailed, await identitiesOf(tx, user.id));
  });
}

/** A new, unconfirmed account with its e-mail identity; undefined when the address is taken. */
export async function createUser(
  { context }: Accounts,
  tx: Queryable,
  values: {
    id?: string;
    email: string;
    passwordHash: string | null;
    metadata: Metadata;
    changes?: Partial<UserRow>;
  },
): Promise<UserRow | undefined> {
  const { email, passwordHash, metadata, changes } = values;
  const now = context.now();
  const userId = values.id ?? (await newUserId(tx));
  const identity = { ...metadata, ...emailIdentityData(userId, email, false) };
  const user = await insertUser(tx, {
    id: userId,
    email,
    passwordHash,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: identity,
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  if (!user) return undefined;
  await insertIdentity(tx, {
    userId,
    provider: 'email',
    subject: userId,
    email,
    data: identity,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: now,
  });
  return user;
}

/** Throws 422 `weak_password`, or 400 for a password that is too long. */
export function assertGoodPassword(password: string): void {
  const verdict = judgePassword(password);
  if (verdict.kind === 'too_long') {
    throw invalidRequest(`Password cannot be longer than ${verdict.maxBytes} bytes`);
  }
  if (verdict.kind === 'weak') {
    throw new AuthError(422, 'weak_password', 'Password should be at least 6 characters.', {
      details: { weak_password: { reasons: verdict.reasons } },
    });
  }
}

export function assertMetadataFit(metadata: Metadata): void {
  if (isTooLarge(metadata)) throw invalidRequest('Metadata are too large');
}

/** The id of a new person, in the order of time. */
export async function newUserId(tx: Queryable): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select uuidv7() as id`);
  return rows[0]?.id ?? randomUUID();
}

function lookAlike(email: string, metadata: Metadata, now: Date): PresentedUser {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
