import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PUBLISHABLE_KEY } from '../../contract/keys.ts';
import type { Accounts } from '../accounts.ts';
import { BadToken, type VerifiedToken } from '../keys/access-token.ts';
import { findBearer, type SessionRow } from '../sessions/sessions.queries.ts';
import { assertNotBanned, type Device } from '../sessions/sign-in.ts';
import { AuthError } from './auth-error.ts';
import type { IdentityRow, UserRow } from './presenters.ts';

/** Who calls a user endpoint: a living person in a living session. */
export interface Bearer {
  user: UserRow;
  /** Null only for tokens that name no session. */
  session: SessionRow | null;
  identities: IdentityRow[];
  audience: string;
}

/** The checks of every user endpoint, in the protocol's order (section 1.2). */
export async function requireBearer(accounts: Accounts, request: FastifyRequest): Promise<Bearer> {
  return bearerOf(accounts, await verified(accounts, bearerToken(request)));
}

/**
 * Lets the operator's own programs through: the service key, or a token with an admin's role.
 * 401 without a token, 403 `bad_jwt` for a forged one, 403 `not_admin` otherwise.
 */
export async function requireAdmin(accounts: Accounts, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request);
  if (isSameSecret(token, accounts.context.settings.serviceKey)) return;
  const notAdmin = () => new AuthError(403, 'not_admin', 'User not allowed');
  if (isSameSecret(token, PUBLISHABLE_KEY)) throw notAdmin();
  const claims = await verified(accounts, token);
  if (claims.role !== 'service_role' && claims.role !== 'supabase_admin') throw notAdmin();
  await bearerOf(accounts, claims);
}

/** The device of a request. The address is the socket's, or a trusted proxy's by configuration. */
export function deviceOf(request: FastifyRequest): Device {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) ?? null };
}

/** Compares secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return token;
}

async function verified(accounts: Accounts, token: string): Promise<VerifiedToken> {
  try {
    return await accounts.tokens.verify(token);
  } catch (error) {
    if (!(error instanceof BadToken)) throw error;
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
}

async function bearerOf(accounts: Accounts, token: VerifiedToken): Promise<Bearer> {
  const row = await findBearer(accounts.context.db, token.userId, token.sessionId);
  if (!row || row.user.deletedAt) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (token.sessionId && !row.session) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  assertNotBanned(row.user, accounts.context.now(), 403);
  return { ...row, audience: token.audience };
}
