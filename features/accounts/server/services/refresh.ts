import { together } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import {
  chainEnds,
  deleteSession,
  lockSessionOfToken,
  rotateToken,
  type SessionRow,
} from '../queries/sessions.queries.ts';
import { findPerson } from '../queries/users.queries.ts';
import { judgeRefresh } from '../rules/refresh.rules.ts';
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
  const { context } = accounts;
  const outcome = await context.db.transaction(async (tx) => {
    const now = context.now();
    const tokenHash = hashSecret(token);
    const session = await lockSessionOfToken(tx, tokenHash);
    if (!session) return notFound();
    const [{ presented, active }, person] = await together([
      chainEnds(tx, session, tokenHash),
      findPerson(tx, session.userId),
    ]);
    if (!presented || !person || person.user.deletedAt) return notFound();
    const { user, identities } = person;
    assertNotBanned(user, now, 400);
    assertNotExpired(session, now);

    const reuseIntervalMs = context.settings.auth.reuseIntervalSeconds * 1_000;
    const verdict = judgeRefresh(presented, active, now, reuseIntervalMs);
    const next =
      verdict === 'rotate'
        ? await childOf(accounts, token)
        : verdict === 'repeat' && active
          ? await descendantOf(accounts, token, active.tokenHash)
          : null;
    if (next === null) {
      await deleteSession(tx, session.userId, session.id);
      return new AuthError(
        400,
        'refresh_token_already_used',
        'Invalid Refresh Token: Already Used',
      );
    }
    if (verdict === 'rotate') {
      const child = { parentId: presented.id, tokenHash: hashSecret(next) };
      await rotateToken(tx, session, { ...child, ...device, now });
    }
    return presentSignedIn(accounts, { user, identities, session, refreshToken: next });
  });
  // Thrown out here: inside, it would roll back the end of the session.
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
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
