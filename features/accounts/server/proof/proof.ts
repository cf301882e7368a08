import type { Caller } from '#packages/api/server/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { FactorCaller } from '../factors/factor-access.ts';
import { findByCode } from '../mailed-links/one-time.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { AuthError, invalidCredentials } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { withMethod } from '../sessions/amr.rules.ts';
import { lockSession, writeProofs } from '../sessions/assurance.queries.ts';
import { findSession, type SessionRow } from '../sessions/sessions.queries.ts';
import { lockUser } from '../users/users.queries.ts';
import { isFresh } from './fresh.rules.ts';

/**
 * Every lasting way into an account, or out of it, passes here: whoever found a session from before
 * must not lock its owner out. Throws 400 `reauthentication_needed` unless the person proved themselves
 * lately: by signing in, with a second factor, or with what `prove` takes. Guests have nothing to prove
 * themselves with, and nothing to lose yet.
 */
export function assertFresh(
  { context }: Accounts,
  { user, session }: { user: UserRow; session: SessionRow | null },
): void {
  if (user.isAnonymous || isFresh(session, context.now())) return;
  throw new AuthError(
    400,
    'reauthentication_needed',
    'This change requires reauthentication: sign in again, or prove it is you',
  );
}

/** The same of whoever calls a route of the product; where false, it answers `reauthentication_needed`. */
export async function isProvedLately(
  { context: { db, now } }: Accounts,
  { userId, sessionId }: Caller,
): Promise<boolean> {
  return isFresh(await findSession(db, userId, sessionId), now());
}

/** What a person can prove themselves with inside a session. */
export function waysToProve({ passwordHash, email, emailConfirmedAt, phone }: UserRow) {
  const code = email && emailConfirmedAt ? 'email' : !email && phone ? 'phone' : null;
  return { password: passwordHash !== null, code };
}

/**
 * Makes the caller's session fresh by their password, or by the code of GET /reauthenticate. Throws 400
 * `invalid_credentials`, 422 `reauthentication_not_valid`, and 429 after too many guesses.
 */
export async function prove(
  accounts: Accounts,
  { user, session }: FactorCaller,
  given: { password: string } | { nonce: string },
): Promise<void> {
  const { context, limits, passwords } = accounts;
  const method = 'password' in given ? 'password' : 'otp';
  if ('password' in given) {
    const guess = await limits.countOwnPasswordGuess(user.id);
    if (!(await passwords.matches(given.password, user.passwordHash))) throw invalidCredentials();
    await guess.forgive();
  }
  await context.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    const held = await lockSession(tx, user.id, session.id);
    if (!locked || !held) {
      throw new AuthError(403, 'session_not_found', 'The session has ended in the meantime');
    }
    if ('nonce' in given) await spendNonce(accounts, tx, locked, given.nonce);
    // It was changed while the former one was looked at.
    else if (locked.passwordHash !== user.passwordHash) throw invalidCredentials();
    await writeProofs(tx, held, withMethod(held.amr, method, context.now()));
  });
}

/** Uses up the code of GET /reauthenticate. Throws 422 `reauthentication_not_valid` for another. */
export async function spendNonce(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  nonce: string,
): Promise<void> {
  if (!(await isReauthenticationCode(accounts, tx, user, nonce))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await clearTokens(tx, user.id, ['reauthentication']);
}

/**
 * Whether this is the code that GET /reauthenticate sent to the person; a guess counts, right or wrong.
 * Throws 429 where there were too many.
 */
export async function isReauthenticationCode(
  accounts: Accounts,
  tx: Transaction,
  { id, email, phone }: UserRow,
  code: string,
): Promise<boolean> {
  const address = email ?? phone ?? '';
  await accounts.limits.countOwnCodeGuess(id);
  const proof = email ? { email, code } : { phone: address, code };
  const token = await findByCode(accounts, tx, proof, ['reauthentication']);
  return token?.userId === id;
}
