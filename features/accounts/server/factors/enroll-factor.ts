import { randomUUID } from 'node:crypto';
import { generateSecret } from 'otplib';
import { renderSVG } from 'uqr';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';
import { lockUser } from '../users/users.queries.ts';
import { hasLapsed, MAX_FACTORS } from './factor.rules.ts';
import { assertAssurance, assertSwitchedOn, type FactorCaller } from './factor-access.ts';
import { deleteFactors, type FactorRow, factorsOf, insertFactor } from './factors.queries.ts';
import { totpAddress } from './totp.rules.ts';

export type FactorWish =
  | { type: 'totp'; friendlyName: string; issuer: string | undefined }
  | { type: 'phone'; friendlyName: string; phone: string }
  | { type: 'webauthn'; friendlyName: string };

/** Modules of white around a QR code, as its standard asks. */
const QUIET_ZONE = 4;

/**
 * Begins a second factor, unverified. The secret of an authenticator app is given out here and
 * never again. Throws the protocol's refusals: switched off, name taken, ten already, a phone that
 * is one already, `insufficient_aal` (403) when another factor was not proved in this session, and
 * `reauthentication_needed` in one that is not fresh.
 */
export async function enrollFactor(accounts: Accounts, caller: FactorCaller, wish: FactorWish) {
  assertSwitchedOn(accounts, wish.type, 'enroll');
  const { context } = accounts;
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    if (wish.type === 'phone') await freePhone(tx, user.id, wish.phone);
    await assertRoom(accounts, tx, { user, session: caller.session }, wish.friendlyName);
    const id = randomUUID();
    const base = {
      userId: user.id,
      id,
      friendlyName: wish.friendlyName,
      createdAt: context.now(),
      updatedAt: context.now(),
    };
    const answer = { id, type: wish.type, friendly_name: wish.friendlyName };
    if (wish.type === 'phone') {
      await insertFactor(tx, { ...base, type: 'phone', phone: wish.phone });
      return { ...answer, phone: wish.phone };
    }
    if (wish.type === 'webauthn') {
      await insertFactor(tx, { ...base, type: 'webauthn' });
      return answer;
    }
    const secret = generateSecret();
    const key = await context.vault.keyOf(user.id, tx);
    const sealedSecret = key.seal({ table: 'mfa_factors', row: id }, secret);
    await insertFactor(tx, { ...base, type: 'totp', sealedSecret });
    const issuer = wish.issuer ?? new URL(context.settings.siteUrl).hostname;
    const uri = totpAddress(issuer, user.email ?? user.phone ?? user.id, secret);
    return { ...answer, totp: { qr_code: renderSVG(uri, { border: QUIET_ZONE }), secret, uri } };
  });
}

/**
 * Takes away what lapsed, then checks that one more factor of this name may be added. The caller
 * has locked the person.
 */
export async function assertRoom(
  accounts: Accounts,
  tx: Transaction,
  { user, session }: { user: UserRow; session: SessionRow },
  friendlyName: string,
): Promise<void> {
  const now = accounts.context.now();
  const all = await factorsOf(tx, user.id);
  const lapsed = all.filter((factor) => hasLapsed(factor, now));
  await deleteFactors(tx, user.id, lapsed);
  const factors = all.filter((factor) => !lapsed.includes(factor));
  if (factors.some((factor) => factor.friendlyName === friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  if (factors.length >= MAX_FACTORS) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  assertAssurance(user, session, 403);
  assertFresh(accounts, { user, session });
}

/** A number can be one factor only; a beginning that was never verified makes room. */
async function freePhone(tx: Transaction, userId: string, phone: string): Promise<void> {
  const same = (await factorsOf(tx, userId)).filter((factor) => factor.phone === phone);
  if (same.some(isVerified)) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  await deleteFactors(tx, userId, same);
}

const isVerified = ({ status }: FactorRow) => status === 'verified';
