import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { AuthError } from './auth-error.ts';
import { requireAdmin, requireBearer } from './bearer.ts';

type Closed = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  guard: 'bearer' | 'admin',
];

/** Endpoints of the protocol whose feature is off on this server: 404 `feature_disabled`. */
const CLOSED: readonly Closed[] = [
  ['GET', '/oauth/authorizations/:id', 'bearer'],
  ['POST', '/oauth/authorizations/:id/consent', 'bearer'],
  ['GET', '/user/oauth/grants', 'bearer'],
  ['DELETE', '/user/oauth/grants', 'bearer'],
  ['GET', '/admin/oauth/clients', 'admin'],
  ['POST', '/admin/oauth/clients', 'admin'],
  ['GET', '/admin/oauth/clients/:id', 'admin'],
  ['PUT', '/admin/oauth/clients/:id', 'admin'],
  ['DELETE', '/admin/oauth/clients/:id', 'admin'],
  ['POST', '/admin/oauth/clients/:id/regenerate_secret', 'admin'],
  ['GET', '/admin/custom-providers', 'admin'],
  ['POST', '/admin/custom-providers', 'admin'],
  ['GET', '/admin/custom-providers/:id', 'admin'],
  ['PUT', '/admin/custom-providers/:id', 'admin'],
  ['DELETE', '/admin/custom-providers/:id', 'admin'],
];

export function closedRoutes(app: FastifyInstance, accounts: Accounts): void {
  for (const [method, url, guard] of CLOSED) {
    app.route({
      method,
      url,
      handler: async (request) => {
        await (guard === 'admin' ? requireAdmin : requireBearer)(accounts, request);
        throw new AuthError(404, 'feature_disabled', 'This feature is not enabled on this server');
      },
    });
  }
}
