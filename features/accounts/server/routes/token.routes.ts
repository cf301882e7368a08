import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { addressShape, requireAddress } from '../protocol/fields.ts';
import { parse } from '../protocol/request-body.ts';
import { exchangeCode } from '../services/exchange-code.ts';
import { TOKEN_BUCKET } from '../services/limits.ts';
import { refreshSession } from '../services/refresh.ts';
import { type Session, signInWithPassword } from '../services/sign-in.ts';

type Grant = (accounts: Accounts, request: FastifyRequest) => Promise<Session>;

const GRANTS: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: async () => {
    throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
  },
  web3: async () => {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  },
};

/** POST /token: one address, five ways to earn a session. */
export function tokenRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/token', async (request) => {
    await accounts.limits.countRequest(TOKEN_BUCKET, request.ip);
    const { grant_type: type } = request.query as Record<string, unknown>;
    const grant =
      typeof type === 'string' && Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(accounts, request);
  });
}

const passwordBody = z.object({ ...addressShape, password: z.string().default('') });

async function passwordGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const { email, phone, password } = parse(passwordBody, request.body);
  const address = requireAddress(accounts, { email, phone }, 422);
  return signInWithPassword(accounts, address, password, deviceOf(request));
}

const refreshBody = z.object({ refresh_token: z.string().default('') });

async function refreshGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const { refresh_token: token } = parse(refreshBody, request.body);
  return refreshSession(accounts, token, deviceOf(request));
}

const pkceBody = z.object({
  auth_code: z.string().default(''),
  code_verifier: z.string().default(''),
});

async function pkceGrant(accounts: Accounts, request: FastifyRequest): Promise<Session> {
  const { auth_code: authCode, code_verifier: verifier } = parse(pkceBody, request.body);
  if (!authCode || !verifier) {
    throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
  }
  return exchangeCode(accounts, { authCode, verifier }, deviceOf(request));
}
