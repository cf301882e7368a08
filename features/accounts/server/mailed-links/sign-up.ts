import { randomUUID } from 'node:crypto';
import type { PasswordOwner } from '../../contract/password.rules.ts';
import { checkName } from '../../contract/registration.rules.ts';
import type { Accounts } from '../accounts.ts';
import { announceAlreadyRegistered } from '../own-account/security-notices.ts';
import {
  judgePassword,
  type PasswordVerdict,
  weaknessMessage,
} from '../password/password.rules.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { type PresentedUser, presentUser } from '../protocol/presenters.ts';
import { until } from '../sessions/until.ts';
import { createUser } from '../users/create-user.ts';
import { isTooLarge, type Metadata } from '../users/metadata.rules.ts';
import { findByEmail, identitiesOf, updateUser } from '../users/users.queries.ts';
import { decoyExistingUser, decoyNewUser } from './decoy-users.ts';
import { type MailWish, queueMail } from './mail-requests.ts';

/**
 * Milliseconds that a sign-up takes at least where existing accounts are hidden: making an account takes
 * longer than making none (decision 0037).
 */
const EVEN_SIGN_UP_MS = 1_000;

export interface SignUp {
  email: string;
  password: string;
  metadata: Metadata;
}

/**
 * Registers by e-mail and password. A new address gives an account that waits for its confirmation
 * mail; one that waits already is mailed again and otherwise left alone, except that two passwords
 * for one address cancel each other at the confirmation (decision 0017). One that is in use changes
 * nothing: the answer is a look-alike without identities, or, where existing accounts are hidden,
 * one that looks new, and the holder of the address is told by mail.
 */
export async function signUp(
  accounts: Accounts,
  { email, password, metadata }: SignUp,
  wish: MailWish,
): Promise<PresentedUser> {
  const started = performance.now();
  assertGoodPassword(password, ownerOf(email, metadata));
  assertMetadataFit(metadata);
  const { context, limits, passwords } = accounts;
  const hides = context.settings.auth.hideExistingAccounts;
  const message = { kind: 'confirmation', to: email, ip: wish.ip };
  await limits.countMail(message, context.settings.auth.mailGapMs);
  const before = await findByEmail(context.db, email);
  // Checked and hashed for every address: the answer takes as long for a new one as for any other.
  const waiting = before?.emailConfirmedAt ? null : (before?.passwordHash ?? null);
  const isSame = await passwords.matches(password, waiting);
  const passwordHash = await passwords.hash(password);
  const answer = await context.db.transaction(async (tx) => {
    const now = context.now();
    const created = await createUser(accounts, tx, { email, passwordHash, metadata });
    const user = created ?? (await findByEmail(tx, email));
    if (!user || user.emailConfirmedAt || user.deletedAt) {
      if (hides && user) await announceAlreadyRegistered(accounts, tx, user.id, wish.language);
      else await queueMail(accounts, tx, randomUUID(), 'signup', { ...wish, challenge: null });
      return hides
        ? decoyNewUser(tx, email, metadata, now)
        : decoyExistingUser(email, metadata, now);
    }
    await queueMail(accounts, tx, user.id, 'signup', wish);
    const passwordContested = user.passwordContested || (!created && !isSame);
    const changes = { confirmationSentAt: now, passwordContested };
    const mailed = (await updateUser(tx, user.id, changes)) ?? user;
    // A used address gives another id each time; where that is hidden, one that waits does as well.
    if (hides && !created) return decoyNewUser(tx, email, metadata, now);
    return presentUser(mailed, await identitiesOf(tx, user.id));
  });
  if (hides) await until(started + EVEN_SIGN_UP_MS);
  return answer;
}

/**
 * Makes the account of somebody who comes in by a mailed code and chooses a password later, if ever.
 * Nothing where somebody else was quicker: they were mailed.
 */
export async function registerByMail(
  accounts: Accounts,
  { email, metadata }: Omit<SignUp, 'password'>,
  wish: Omit<MailWish, 'ip'>,
): Promise<void> {
  const { context } = accounts;
  await context.db.transaction(async (tx) => {
    const user = await createUser(accounts, tx, { email, passwordHash: null, metadata });
    if (!user) return;
    await queueMail(accounts, tx, user.id, 'signup', wish);
    await updateUser(tx, user.id, { confirmationSentAt: context.now() });
  });
}

/** Throws 422 `weak_password`, or 400 for a password that is too long. */
export function assertGoodPassword(password: string, owner: PasswordOwner = {}): void {
  assertVerdict(judgePassword(password, owner));
}

/** Throws 400 for a password that is too long: an operator may otherwise begin with what they like. */
export function assertNotTooLong(password: string): void {
  const verdict = judgePassword(password);
  if (verdict.kind === 'too_long') assertVerdict(verdict);
}

function assertVerdict(verdict: PasswordVerdict): void {
  if (verdict.kind === 'too_long') {
    throw invalidRequest(`Password cannot be longer than ${verdict.maxBytes} bytes`);
  }
  if (verdict.kind === 'weak') {
    throw new AuthError(422, 'weak_password', weaknessMessage(verdict.reasons), {
      details: { weak_password: { reasons: verdict.reasons } },
    });
  }
}

/** What others know of somebody, in which their password must not consist. */
export function ownerOf(email: string | null, metadata: Metadata): PasswordOwner {
  const { full_name: fullName } = metadata;
  return {
    email: email ?? undefined,
    fullName: typeof fullName === 'string' ? fullName : undefined,
  };
}

/** Throws 400 for too much, and for a name that no screen would take; other members are the client's. */
export function assertMetadataFit(metadata: Metadata): void {
  if (isTooLarge(metadata)) throw invalidRequest('Metadata are too large');
  const { full_name: name = null } = metadata;
  if (name === null || name === '') return;
  const problem = typeof name === 'string' ? checkName(name) : 'name_unfit';
  if (problem && problem !== 'name_missing') {
    throw invalidRequest('full_name must be one line of at most 120 characters');
  }
}
