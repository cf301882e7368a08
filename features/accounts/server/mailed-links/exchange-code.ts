import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { presentTokens, takeWaiting } from '../oauth/external-results.ts';
import { linkIdentity } from '../oauth/link-identity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { againOnConflict } from '../protocol/retry.ts';
import { assertNotBanned, type Device, type Session, startSession } from '../sessions/sign-in.ts';
import { findUser } from '../users/users.queries.ts';
import { takeFlow } from './flow-states.queries.ts';
import { matchesChallenge } from './pkce.rules.ts';

/** Milliseconds in which an auth code must be exchanged (auth protocol, section 3.4). */
export const AUTH_CODE_LIFE_MS = 300_000;

/** Exchanges the auth code of a PKCE flow for a session. A code is good for one try, right or wrong. */
export async function exchangeCode(
  accounts: Accounts,
  { authCode, verifier }: { authCode: string; verifier: string },
  device: Device,
): Promise<Session> {
  const { db, now } = accounts.context;
  const flow = await takeFlow(db, hashSecret(authCode));
  if (!flow?.userId) {
    throw new AuthError(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
  }
  const issued = flow.authCodeIssuedAt ?? flow.createdAt;
  if (now().getTime() > issued.getTime() + AUTH_CODE_LIFE_MS) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const challenge = { challenge: flow.codeChallenge, method: flow.codeChallengeMethod };
  if (!matchesChallenge(verifier, challenge)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const { id, providerType, authenticationMethod: method } = flow;
  const userId = flow.userId;
  return againOnConflict(() =>
    db.transaction(async (tx) => {
      const { tokens, link, notAfter } = await takeWaiting(accounts, tx, id);
      const user = link
        ? await linkIdentity(accounts, tx, userId, link)
        : await findUser(tx, userId);
      if (!user || user.deletedAt) throw new AuthError(403, 'user_not_found', 'User not found');
      assertNotBanned(user, now(), 403);
      const provider = providerType === 'email' ? undefined : providerType;
      const session = await startSession(accounts, tx, user, {
        method,
        provider,
        notAfter,
        device,
      });
      return { ...session, ...presentTokens(tokens) };
    }),
  );
}
