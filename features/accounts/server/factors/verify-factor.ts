import { timingSafeEqual } from 'node:crypto';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { mfaFactors } from '../factors.tables.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { checkCreated, checkSigned } from '../passkeys/webauthn.ts';
import { challengeCodeHash } from '../phone/code-messages.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { liftSession } from '../sessions/lift-session.ts';
import type { Device, Session } from '../sessions/sign-in.ts';
import { lockUser } from '../users/users.queries.ts';
import { type ChallengeRow, lockChallenge, updateChallenge } from './challenges.queries.ts';
import { judgeChallenge } from './factor.rules.ts';
import {
  assertSwitchedOn,
  type FactorCaller,
  factorNotFound,
  relyingParty,
  requireFactor,
  verificationFailed,
} from './factor-access.ts';
import { deleteFactors, type FactorRow, factorsOf, updateFactor } from './factors.queries.ts';
import { stepOfCode } from './totp.rules.ts';

export interface FactorAnswer {
  factorId: string;
  challengeId: string;
  /** What was typed, for authenticator app and phone. */
  code?: string;
  /** What the browser's security key gave. */
  credential?: unknown;
}

type FactorChanges = Partial<typeof mfaFactors.$inferInsert>;

/**
 * Takes the answer to a challenge: a factor that was begun is verified by it, the session lifted to
 * aal2, and the person's weaker sessions end. Throws the protocol's refusals (section 3.6).
 */
export async function verifyFactor(
  accounts: Accounts,
  caller: FactorCaller,
  answer: FactorAnswer,
  device: Device,
): Promise<Session> {
  const { context, limits } = accounts;
  const found = await requireFactor(accounts, context.db, caller.user.id, answer.factorId);
  assertSwitchedOn(accounts, found.type, 'verify');
  const guess = await limits.countFactorGuess(caller.user.id);
  const session = await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    const factor = await requireFactor(accounts, tx, user.id, answer.factorId);
    const challenge = await lockChallenge(tx, factor, answer.challengeId);
    if (!challenge) throw factorNotFound(422);
    assertOpen(challenge, { ip: device.ip, now: context.now() });
    const changes = await checkAnswer(accounts, tx, { factor, challenge }, answer);
    if (!changes) throw verificationFailed('Invalid MFA answer entered');
    const now = context.now();
    await updateChallenge(tx, challenge, { verifiedAt: now });
    if (factor.status === 'unverified') {
      assertFresh(accounts, { user, session: caller.session });
      await dropOtherDrafts(tx, factor);
      const details = { factor: factor.type };
      await announceSecurityChange(accounts, tx, {
        userId: user.id,
        kind: 'factor_added',
        details,
      });
    }
    await updateFactor(tx, factor, { ...changes, status: 'verified', updatedAt: now });
    return liftSession(accounts, tx, { session: caller.session, factor });
  });
  await guess.forgive();
  return session;
}

function assertOpen(challenge: ChallengeRow, asked: { ip: string; now: Date }): void {
  const verdict = judgeChallenge(challenge, asked);
  if (verdict === 'elsewhere') {
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch, or the challenge was used',
    );
  }
  if (verdict === 'expired') {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  }
}

/** What a right answer changes in its factor; null for a wrong one. */
async function checkAnswer(
  accounts: Accounts,
  tx: Transaction,
  { factor, challenge }: { factor: FactorRow; challenge: ChallengeRow },
  { code, credential }: FactorAnswer,
): Promise<FactorChanges | null> {
  if (factor.type === 'webauthn') return checkKey(accounts, { factor, challenge }, credential);
  if (!code) return null;
  if (factor.type === 'phone') {
    const expected = challenge.codeHash;
    const given = await challengeCodeHash(accounts, challenge.id, code.trim());
    return expected && timingSafeEqual(given, expected) ? {} : null;
  }
  if (!factor.sealedSecret) return null;
  const { vault, now } = accounts.context;
  const key = await vault.keyOf(factor.userId, tx);
  const secret = key.open(
    { table: 'mfa_factors', row: factor.id },
    factor.sealedSecret,
    SEALED_TEXT,
  );
  const { lastUsedStep } = factor;
  const step = stepOfCode(secret, code, { now: now(), lastUsedStep });
  return step === null ? null : { lastUsedStep: step };
}

async function checkKey(
  accounts: Accounts,
  { factor, challenge }: { factor: FactorRow; challenge: ChallengeRow },
  response: unknown,
): Promise<FactorChanges | null> {
  const party = relyingParty(accounts);
  if (!challenge.nonce || !response) return null;
  const expected = { nonce: challenge.nonce, verifyPerson: false };
  if (factor.status === 'unverified') return checkCreated(party, response, expected);
  const { credentialId, publicKey, signCount, transports } = factor;
  if (!credentialId || !publicKey) return null;
  if ((response as { id?: unknown }).id !== credentialId) return null;
  const credential = { credentialId, publicKey, signCount, transports };
  const newCount = await checkSigned(party, response, credential, expected);
  return newCount === null ? null : { signCount: newCount };
}

/** Drops the other beginnings of the type of which one was just verified. */
async function dropOtherDrafts(tx: Transaction, factor: FactorRow): Promise<void> {
  const begun = (await factorsOf(tx, factor.userId)).filter(
    ({ id, type, status }) => id !== factor.id && type === factor.type && status === 'unverified',
  );
  await deleteFactors(tx, factor.userId, begun);
}
