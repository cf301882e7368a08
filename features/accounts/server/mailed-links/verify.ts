import { randomUUID } from 'node:crypto';
import { sqlState, type Transaction, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { emailExists, invalidCode } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { assertNotBanned, type Device, type Session, startSession } from '../sessions/sign-in.ts';
import { lockUser, updateUser } from '../users/users.queries.ts';
import { confirmEmail, keepEmailIdentity, recountProviders } from './confirmation.ts';
import { endEmailChange, freeUnconfirmedAddress, NO_EMAIL_CHANGE } from './email-change.ts';
import { issueAuthCode } from './flow-states.queries.ts';
import { FLOW_METHODS } from './mail-requests.ts';
import { type EmailVerifyType, kindsOf, readLinkToken } from './one-time.rules.ts';
import { findByCode, findByLink } from './one-time.ts';
import { clearTokens, type OneTimeRow } from './one-time-tokens.queries.ts';

/** How a one-time secret came back: by link, or typed together with its address. */
export type Proof = { link: string } | { email: string; code: string };

export interface Verification {
  type: EmailVerifyType;
  proof: Proof;
  device: Device;
  acceptLanguage: string | undefined;
}

/** The first of the two confirmations of an e-mail change is in; the other one is awaited. */
export const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** A session, told apart when the confirmation took a password away that two people may have chosen. */
export type ConfirmedSession = Session & { password_contested?: true };

export type Verified = { kind: 'session'; session: ConfirmedSession } | { kind: 'half' };
export type VerifiedLink = Verified | { kind: 'code'; authCode: string };

/** Uses a mailed code or link up and starts a session. Throws `otp_expired` for anything wrong. */
export function verifyForSession(accounts: Accounts, wish: Verification): Promise<Verified> {
  return accounts.context.db.transaction(async (tx) => {
    const confirmed = await useUp(accounts, tx, wish);
    if (!confirmed) return { kind: 'half' };
    return { kind: 'session', session: await otpSession(accounts, tx, confirmed, wish.device) };
  });
}

/**
 * Uses a clicked link up: an ordinary one starts a session, one of a PKCE flow gives the auth code
 * that the asking device exchanges.
 */
export function verifyLink(accounts: Accounts, wish: Verification): Promise<VerifiedLink> {
  return accounts.context.db.transaction(async (tx) => {
    const confirmed = await useUp(accounts, tx, wish);
    if (!confirmed) return { kind: 'half' };
    if (!('link' in wish.proof) || !readLinkToken(wish.proof.link).pkce) {
      return { kind: 'session', session: await otpSession(accounts, tx, confirmed, wish.device) };
    }
    const authCode = randomUUID();
    const issued = await issueAuthCode(
      tx,
      { userId: confirmed.user.id, method: FLOW_METHODS[wish.type] },
      { authCodeHash: hashSecret(authCode), now: accounts.context.now() },
    );
    if (!issued) throw invalidCode();
    return { kind: 'code', authCode };
  });
}

/** A person whose token was right, and whether their password went with the confirmation. */
interface Confirmed {
  user: UserRow;
  losesPassword: boolean;
}

/** The session of somebody who used up a mailed or texted code. */
export async function otpSession(
  accounts: Accounts,
  tx: Transaction,
  { user, losesPassword }: Confirmed,
  device: Device,
): Promise<ConfirmedSession> {
  const session = await startSession(accounts, tx, user, { method: 'otp', device });
  return losesPassword ? { ...session, password_contested: true } : session;
}

/** The person as confirmed by the token; null after the first half of an e-mail change. */
async function useUp(
  accounts: Accounts,
  tx: Transaction,
  { type, proof, acceptLanguage }: Verification,
): Promise<Confirmed | null> {
  const kinds = kindsOf(type);
  const token =
    'link' in proof
      ? await findByLink(accounts, tx, proof.link, kinds)
      : await findByCode(accounts, tx, proof, kinds);
  const user = token && (await lockUser(tx, token.userId));
  if (!token || !user || user.deletedAt) throw invalidCode();
  assertNotBanned(user, accounts.context.now(), 403);
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    const changed = await changeEmail(accounts, tx, user, token);
    return changed && { user: changed, losesPassword: false };
  }
  await clearTokens(tx, user.id, [token.kind]);
  const isRecovery = token.kind === 'recovery';
  if (isRecovery && type === 'recovery') {
    const at = accounts.context.now();
    await recordSecurityEvent(tx, { userId: user.id, kind: 'recovery_used', at });
  }
  // Whoever registered the address need not be who reads its mails now (decision 0017).
  const passwordContested = user.passwordContested || isRecovery;
  // Whoever knew the password before may have wished a change of address.
  const kept = isRecovery && type === 'recovery' ? await endEmailChange(tx, user.id) : undefined;
  const before = { ...(kept ?? user), passwordContested };
  const confirmed = await confirmEmail(accounts, tx, before, acceptLanguage);
  return { user: confirmed, losesPassword: user.passwordHash !== null && !confirmed.passwordHash };
}

async function changeEmail(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  token: OneTimeRow,
): Promise<UserRow | null> {
  if (!user.newEmail) throw invalidCode();
  const now = accounts.context.now();
  const half = token.kind === 'email_change_current' ? 'current' : 'new';
  const confirmed = user.emailChangeConfirmed ?? half;
  // The same half may come twice, by a link of the operator: the other one is awaited all the same.
  if (user.email && confirmed === half) {
    await clearTokens(tx, user.id, [token.kind]);
    await updateUser(tx, user.id, { emailChangeConfirmed: half, updatedAt: now });
    return null;
  }
  await clearTokens(tx, user.id);
  const data = { email: user.newEmail, email_verified: true };
  await freeUnconfirmedAddress(accounts, tx, { email: user.newEmail, by: user.id });
  await keepEmailIdentity(accounts, tx, user.id, user.newEmail);
  try {
    const changed = await updateUser(tx, user.id, {
      email: user.newEmail,
      emailConfirmedAt: now,
      ...NO_EMAIL_CHANGE,
      isAnonymous: false,
      userMetadata: { ...user.userMetadata, ...data },
      updatedAt: now,
    });
    const formerEmail = user.emailConfirmedAt && user.email;
    await announceSecurityChange(accounts, tx, {
      userId: user.id,
      kind: 'email_changed',
      formerEmail,
    });
    return recountProviders(accounts, tx, changed ?? user);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw emailExists();
  }
}
