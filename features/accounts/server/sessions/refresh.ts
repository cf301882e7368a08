import { pipelined, type Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { findPerson, holdUser } from '../users/users.queries.ts';
import { endOwnSession } from './own-sessions.queries.ts';
import { judgeRefresh } from './refresh.rules.ts';
import { limitLockWait, type Rotation, rotateToken } from './rotate-token.queries.ts';
import {
  chainEnds,
  familyOfToken,
  lockSessionOfToken,
  type SessionRow,
} from './sessions.queries.ts';
import { assertNotBanned, type Device, presentSignedIn, type Session } from './sign-in.ts';

/** Shortest text that can be a refresh token at all (auth protocol, section 3.2). */
const SHORTEST_TOKEN = 12;
/** Longest way from a repeated token to the active one within a reuse interval. */
const LONGEST_CHAIN = 100;

/**
 * Exchanges a refresh token for a new session answer. Each token's child is derived from the token
 * itself with the instance's secret: the answer to a lost answer can be given again although only
 * hashes are stored.
 */
export async function refreshSession(
  accounts: Accounts,
  token: string,
  device: Device,
): Promise<Session> {
  if (token.length < SHORTEST_TOKEN) throw invalidRequest('Refresh token is not valid');
  const { db, now } = accounts.context;
  const family = await familyOfToken(db, hashSecret(token));
  if (!family) throw notFound();
  accounts.limits.countRefresh(family);
  const next = await childOf(accounts, token);
  const rotation = {
    tokenHash: hashSecret(token),
    childHash: hashSecret(next),
    ...device,
    now: now(),
  };
  const rotated = await rotateToken(db, rotation);
  if (!rotated) return refreshOtherwise(accounts, token, rotation);
  return presentSignedIn(accounts, { ...rotated, refreshToken: next });
}

/** A token that is not the active one of a session that may go on: repeated, reused or unknown. */
async function refreshOtherwise(
  accounts: Accounts,
  token: string,
  rotation: Rotation,
): Promise<Session> {
  const { context } = accounts;
  const { tokenHash, now } = rotation;
  const outcome = await context.db.transaction(async (tx) => {
    const [, session] = await pipelined([limitLockWait(tx), lockSessionOfToken(tx, tokenHash)]);
    if (!session) return notFound();
    const [{ presented, active }, person] = await pipelined([
      chainEnds(tx, session, tokenHash),
      findPerson(tx, session.userId),
    ]);
    if (!presented || !person || person.user.deletedAt) return notFound();
    const { user, identities } = person;
    assertNotBanned(user, now, 400);
    assertNotExpired(session, now);

    const reuseIntervalMs = context.settings.auth.reuseIntervalSeconds * 1_000;
    const verdict = judgeRefresh(presented, active, now, reuseIntervalMs);
    const refreshToken =
      verdict === 'rotate'
        ? await rotateInTurn(accounts, tx, token, rotation)
        : verdict === 'repeat' && active
          ? await descendantOf(accounts, token, active.tokenHash)
          : null;
    if (!refreshToken) return { reused: session };
    return presentSignedIn(accounts, { user, identities, session, refreshToken });
  });
  if (outcome instanceof AuthError) throw outcome;
  if (!('reused' in outcome)) return outcome;
  await endReused(accounts, outcome.reused, now);
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

/** Ends a session whose token was used again, in a transaction that takes the person before it. */
async function endReused(
  { context: { db } }: Accounts,
  { userId, id }: SessionRow,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    if (!(await endOwnSession(tx, userId, id))) return;
    const details = { sessions: 'one', because: 'token_reused' } as const;
    await recordSecurityEvent(tx, { userId, kind: 'session_ended', at, details });
  });
}

/** The session was busy when the token first came; now it is locked and the token still active. */
async function rotateInTurn(
  accounts: Accounts,
  tx: Queryable,
  token: string,
  rotation: Rotation,
): Promise<string> {
  if (await rotateToken(tx, rotation)) return childOf(accounts, token);
  throw new AuthError(409, 'conflict', 'Too many requests at once for this session');
}

function notFound(): AuthError {
  return new AuthError(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  );
}

function assertNotExpired(session: SessionRow, now: Date): void {
  if (session.notAfter && session.notAfter <= now) {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
}

async function childOf({ keys }: Accounts, token: string): Promise<string> {
  return (await keys.derive('refresh', token)).toString('base64url');
}

/** The active token as a descendant of a revoked one; null when it is none. */
async function descendantOf(
  accounts: Accounts,
  token: string,
  activeHash: Buffer,
): Promise<string | null> {
  let next = token;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    next = await childOf(accounts, next);
    if (hashSecret(next).equals(activeHash)) return next;
  }
  return null;
}
