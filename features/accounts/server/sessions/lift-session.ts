import { randomBytes } from 'node:crypto';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { FACTOR_METHODS } from '../factors/factor.rules.ts';
import type { FactorRow } from '../factors/factors.queries.ts';
import { stopRemoval } from '../factors/lost-factors/lost-factors.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { findUser, identitiesOf } from '../users/users.queries.ts';
import { withMethod } from './amr.rules.ts';
import { endWeakerSessions, lockSession, raiseSession, startChain } from './assurance.queries.ts';
import type { SessionRow } from './sessions.queries.ts';
import { presentSignedIn, type Session } from './sign-in.ts';

/**
 * Lifts a session to aal2 for the factor that was just proved. The session stays, its refresh token
 * does not: the new one begins a chain of its own, so that who held the former one cannot ask for
 * its child. The person's other sessions below aal2 end.
 */
export async function liftSession(
  accounts: Accounts,
  tx: Transaction,
  { session: seen, factor }: { session: SessionRow; factor: FactorRow },
): Promise<Session> {
  const now = accounts.context.now();
  const session = await lockSession(tx, seen.userId, seen.id);
  const user = await findUser(tx, seen.userId);
  if (!session || !user) {
    throw new AuthError(403, 'session_not_found', 'The session has ended in the meantime');
  }
  const refreshToken = randomBytes(32).toString('base64url');
  const amr = withMethod(session.amr, FACTOR_METHODS[factor.type], now);
  await raiseSession(tx, session, { amr, factorId: factor.id });
  await startChain(tx, session, { tokenHash: hashSecret(refreshToken), now });
  await endWeakerSessions(tx, session);
  // Who proves a factor has not lost it: a wish to be rid of it was somebody else's, or is over.
  await stopRemoval(accounts, tx, user.id);
  return presentSignedIn(accounts, {
    user,
    identities: await identitiesOf(tx, user.id),
    session: { id: session.id, aal: 'aal2', amr },
    refreshToken,
  });
}
