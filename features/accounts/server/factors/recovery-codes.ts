import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { liftSession } from '../sessions/lift-session.ts';
import type { Session } from '../sessions/sign-in.ts';
import { lockUser } from '../users/users.queries.ts';
import { assertRoom } from './enroll-factor.ts';
import { type FactorCaller, factorNotFound, verificationFailed } from './factor-access.ts';
import { type FactorRow, factorsOf, findRecoveryFactor, insertFactor } from './factors.queries.ts';
import { normalizeRecoveryCode, RECOVERY_CODES, recoveryCodeOf } from './recovery-code.rules.ts';
import { countCodes, replaceCodes, spendCode } from './recovery-codes.queries.ts';
import { announceRemoval, removeFactor } from './remove-factor.ts';

/** What the client calls a set that was given no name. */
const RECOVERY = { factor: 'recovery_code' } as const;
const DEFAULT_NAME = 'Recovery codes';

/** How many codes there are and how many are left; never the codes. Throws 404 without a set. */
export async function recoveryCodesStatus({ context: { db } }: Accounts, userId: string) {
  const factor = await findRecoveryFactor(db, userId);
  if (!factor) throw factorNotFound(404);
  return { id: factor.id, type: factor.type, ...(await countCodes(db, userId)) };
}

/**
 * Makes a person's recovery codes and gives them out, once. They stand in for another factor, so
 * there must be a verified one, and the session at aal2.
 */
export async function generateRecoveryCodes(
  accounts: Accounts,
  caller: FactorCaller,
  friendlyName: string | undefined,
) {
  return withPerson(accounts, caller, async (tx, user) => {
    assertLifted(caller, 403);
    const factors = await factorsOf(tx, user.id);
    if (factors.some(({ type }) => type === 'recovery_code')) {
      throw new AuthError(
        422,
        'mfa_verified_factor_exists',
        'Recovery codes exist already, regenerate to replace them',
      );
    }
    if (!factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(
        422,
        'mfa_recovery_codes_sole_factor',
        'At least one other verified factor is required to generate recovery codes',
      );
    }
    const name = friendlyName || DEFAULT_NAME;
    await assertRoom(accounts, tx, { user, session: caller.session }, name);
    const now = accounts.context.now();
    const factor = await insertFactor(tx, {
      userId: user.id,
      id: randomUUID(),
      type: 'recovery_code',
      status: 'verified',
      friendlyName: name,
      createdAt: now,
      updatedAt: now,
    });
    const change = { userId: user.id, kind: 'factor_added', details: RECOVERY } as const;
    await announceSecurityChange(accounts, tx, change);
    return newCodes(accounts, tx, factor);
  });
}

/** Replaces all codes; the former ones are worth nothing from here on. Needs aal2. */
export async function regenerateRecoveryCodes(accounts: Accounts, caller: FactorCaller) {
  const answer = await withPerson(accounts, caller, async (tx, user) => {
    assertLifted(caller, 403);
    assertFresh(accounts, { user, session: caller.session });
    const factor = await findRecoveryFactor(tx, user.id);
    if (!factor) throw factorNotFound(404);
    return newCodes(accounts, tx, factor);
  });
  await accounts.limits.forgetRecoveryGuesses(caller.user.id);
  return answer;
}

/** Takes the codes away. Needs aal2 (422, as for every factor). */
export async function removeRecoveryCodes(accounts: Accounts, caller: FactorCaller) {
  return withPerson(accounts, caller, async (tx, user) => {
    const factor = await findRecoveryFactor(tx, user.id);
    if (!factor) throw factorNotFound(404);
    assertLifted(caller, 422);
    assertFresh(accounts, { user, session: caller.session });
    await removeFactor(tx, factor);
    await announceRemoval(accounts, tx, factor);
    return { id: factor.id };
  });
}

/** Uses a code up and lifts the session to aal2. Throws 429 after too many wrong ones. */
export async function verifyRecoveryCode(
  accounts: Accounts,
  caller: FactorCaller,
  typed: string,
): Promise<Session> {
  const { limits } = accounts;
  const guess = await limits.countRecoveryGuess(caller.user.id);
  const session = await withPerson(accounts, caller, async (tx, user) => {
    const factor = await findRecoveryFactor(tx, user.id);
    if (!factor) throw factorNotFound(404);
    const code = normalizeRecoveryCode(typed);
    const now = accounts.context.now();
    const codeHash = code && (await hashOf(accounts, user.id, code));
    if (!codeHash || !(await spendCode(tx, user.id, { codeHash, now }))) {
      throw verificationFailed('Invalid recovery code entered');
    }
    return liftSession(accounts, tx, { session: caller.session, factor });
  });
  await guess.forgive();
  return session;
}

function assertLifted({ session }: FactorCaller, status: 403 | 422): void {
  if (session.aal === 'aal2') return;
  throw new AuthError(status, 'insufficient_aal', 'AAL2 session is required for recovery codes');
}

function withPerson<T>(
  { context }: Accounts,
  caller: FactorCaller,
  work: (tx: Transaction, user: UserRow) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    return work(tx, user);
  });
}

async function newCodes(accounts: Accounts, tx: Transaction, factor: FactorRow) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)));
  const hashes = await Promise.all(codes.map((code) => hashOf(accounts, factor.userId, code)));
  await replaceCodes(tx, factor, { hashes, now: accounts.context.now() });
  const { id, type, friendlyName } = factor;
  return { id, type, friendly_name: friendlyName, total: codes.length, codes };
}

/** Keyed with the instance's secret: 80 random bits, of no use to who has only the database. */
function hashOf({ keys }: Accounts, userId: string, code: string): Promise<Buffer> {
  return keys.derive('recovery-code', `${userId}\u0000${code}`);
}
