import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.ts';
import { requireAdmin, requireBearer } from '../protocol/bearer.ts';

type Guard = 'open' | 'bearer' | 'admin';
type Closed = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  guard: Guard,
  status: number,
  code: AuthErrorCode,
];

/** Endpoints of the protocol whose feature is off on this server, with the protocol's own refusal. */
const CLOSED: readonly Closed[] = [
  ['GET', '/oauth/authorizations/:id', 'bearer', 404, 'feature_disabled'],
  ['POST', '/oauth/authorizations/:id/consent', 'bearer', 404, 'feature_disabled'],
  ['GET', '/user/oauth/grants', 'bearer', 404, 'feature_disabled'],
  ['DELETE', '/user/oauth/grants', 'bearer', 404, 'feature_disabled'],
  ['GET', '/admin/audit', 'admin', 404, 'feature_disabled'],
  ['PUT', '/admin/users/:id/factors/:factorId', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/users/:id/passkeys', 'admin', 404, 'passkey_disabled'],
  ['GET', '/admin/oauth/clients', 'admin', 404, 'feature_disabled'],
  ['POST', '/admin/oauth/clients', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/custom-providers', 'admin', 404, 'feature_disabled'],
  ['POST', '/admin/custom-providers', 'admin', 404, 'feature_disabled'],
];

export function closedRoutes(app: FastifyInstance, accounts: Accounts): void {
  for (const [method, url, guard, status, code] of CLOSED) {
    app.route({
      method,
      url,
      handler: async (request) => {
        if (guard === 'bearer') await requireBearer(accounts, request);
        if (guard === 'admin') await requireAdmin(accounts, request);
        throw new AuthError(status, code, 'This feature is not enabled on this server');
      },
    });
  }
}
