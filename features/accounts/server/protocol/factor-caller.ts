import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { FactorCaller } from '../factors/factor-access.ts';
import { AuthError } from './auth-error.ts';
import { requireBearer } from './bearer.ts';

/**
 * Who works on their factors or passkeys: a person with an account of their own (403
 * `no_authorization` for anonymous ones), in a session.
 */
export async function requireFactorCaller(
  accounts: Accounts,
  request: FastifyRequest,
): Promise<FactorCaller> {
  const { user, session } = await requireBearer(accounts, request);
  if (user.isAnonymous) {
    throw new AuthError(
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    );
  }
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'A session is required to perform these actions');
  }
  return { user, session };
}
