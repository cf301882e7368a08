import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { signAccessToken } from '../keys/access-token.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { accessTokenClaims, type ClaimsSession } from '../keys/jwt-claims.ts';
import { isOutdated } from '../password/argon2.rules.ts';
import { guessedJob } from '../password/guesses.ts';
import { findByPhone } from '../phone/phones.queries.ts';
import { AuthError, invalidCredentials } from '../protocol/auth-error.ts';
import {
  type IdentityRow,
  presentSession,
  presentUser,
  type UserRow,
} from '../protocol/presenters.ts';
import { findForSignIn, identitiesOf, replaceOutdatedHash } from '../users/users.queries.ts';
import { withMethod } from './amr.rules.ts';
import { insertSession } from './sessions.queries.ts';
import { until } from './until.ts';

/** The device that asks, as a session remembers it. */
export interface Device {
  ip: string;
  userAgent: string | null;
}

export type Session = ReturnType<typeof presentSession>;

export interface NewSessionOptions {
  /** How the person proved themselves (`amr`). */
  method: string;
  /** The foreign provider that vouched for them; none for our own ways in. */
  provider?: string;
  /** When it ends at the latest, where somebody else has a say in it. */
  notAfter?: Date | null;
  device: Device;
  /** The person's identities where they are at hand; read otherwise. */
  identities?: readonly IdentityRow[];
}

/** Starts a session for somebody who proved themselves by `method`. */
export async function startSession(
  accounts: Accounts,
  db: Queryable,
  user: UserRow,
  { method, provider, notAfter = null, device, identities }: NewSessionOptions,
): Promise<Session> {
  const now = accounts.context.now();
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const amr = withMethod([], method, now, provider);
  await insertSession(db, {
    userId: user.id,
    sessionId,
    tokenHash: hashSecret(refreshToken),
    amr,
    identityProvider: provider ?? 'email',
    notAfter,
    userAgent: device.userAgent,
    ip: device.ip,
    now,
  });
  const session = { id: sessionId, aal: 'aal1', amr } as const;
  return presentSignedIn(accounts, {
    user: { ...user, lastSignInAt: now },
    identities: identities ?? (await identitiesOf(db, user.id)),
    session,
    refreshToken,
  });
}

/** The token response for a session as it now is, with a newly signed access token. */
export async function presentSignedIn(
  { issuer, keys, context }: Accounts,
  {
    user,
    identities,
    session,
    refreshToken,
  }: {
    user: UserRow;
    identities: readonly IdentityRow[];
    session: ClaimsSession;
    refreshToken: string;
  },
): Promise<Session> {
  const claims = accessTokenClaims(user, session, { issuer, now: context.now() });
  return presentSession(
    { accessToken: await signAccessToken(keys, claims), refreshToken, expiresAt: claims.exp },
    presentUser(user, identities),
  );
}

/**
 * Milliseconds that a wrong password takes at least: reading somebody's row takes longer than finding
 * nobody. Where existing accounts are hidden it is longer than the check of nearly any imported hash,
 * whose own time would tell that somebody is there (decision 0037).
 */
const EVEN_REFUSAL_MS = { shown: 50, hidden: 1_000 } as const;

/** Signs in by e-mail or phone and password; the refusal does not tell whether the person exists. */
export async function signInWithPassword(
  accounts: Accounts,
  address: { email: string } | { phone: string },
  password: string,
  device: Device,
): Promise<Session> {
  const { passwords, limits, context } = accounts;
  const started = performance.now();
  const byPhone = 'phone' in address;
  const guess = await limits.countPasswordGuess(byPhone ? address.phone : address.email, device.ip);
  const found = byPhone
    ? await findForPhoneSignIn(accounts, address.phone)
    : await findForSignIn(context.db, address.email);
  const user = found?.user.deletedAt ? undefined : found?.user;
  const matches = await passwords.matches(password, user?.passwordHash ?? null);
  if (!user?.passwordHash || !matches) {
    const { hideExistingAccounts } = context.settings.auth;
    await until(started + EVEN_REFUSAL_MS[hideExistingAccounts ? 'hidden' : 'shown']);
    const payload = { userId: user?.id ?? randomUUID() };
    if (guess.isLast) await context.jobs.send(context.db, guessedJob, payload);
    throw invalidCredentials();
  }
  await guess.forgive();
  assertNotBanned(user, context.now(), 400);
  if (byPhone && !user.phoneConfirmedAt) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  if (!byPhone && !user.emailConfirmedAt) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (isOutdated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await replaceOutdatedHash(context.db, user.id, user.passwordHash, passwordHash);
  }
  const { identities } = found ?? {};
  return startSession(accounts, context.db, user, { method: 'password', device, identities });
}

async function findForPhoneSignIn({ context: { db } }: Accounts, phone: string) {
  const user = await findByPhone(db, phone);
  return user && { user, identities: await identitiesOf(db, user.id) };
}

/** Throws `user_banned`; the protocol gives it another status at sign-in than elsewhere. */
export function assertNotBanned(user: UserRow, now: Date, status: 400 | 403): void {
  if (user.bannedUntil && user.bannedUntil > now) {
    throw new AuthError(status, 'user_banned', 'User is banned');
  }
}
