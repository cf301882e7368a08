import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { AuthError, type AuthErrorCode, invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin, requireBearer } from '../protocol/bearer.ts';
import { failureTarget } from '../protocol/failure-target.ts';

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
  ['POST', '/sso', 'open', 404, 'saml_provider_disabled'],
  ['GET', '/sso/saml/metadata', 'open', 404, 'saml_provider_disabled'],
  ['POST', '/sso/saml/acs', 'open', 404, 'saml_provider_disabled'],
  ['GET', '/user/identities/authorize', 'bearer', 404, 'manual_linking_disabled'],
  ['DELETE', '/user/identities/:identityId', 'bearer', 404, 'manual_linking_disabled'],
  ['GET', '/oauth/authorizations/:id', 'bearer', 404, 'feature_disabled'],
  ['POST', '/oauth/authorizations/:id/consent', 'bearer', 404, 'feature_disabled'],
  ['GET', '/user/oauth/grants', 'bearer', 404, 'feature_disabled'],
  ['DELETE', '/user/oauth/grants', 'bearer', 404, 'feature_disabled'],
  ['POST', '/invite', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/users', 'admin', 404, 'feature_disabled'],
  ['PUT', '/admin/users/:id', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/audit', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/users/:id/factors', 'admin', 404, 'feature_disabled'],
  ['PUT', '/admin/users/:id/factors/:factorId', 'admin', 404, 'feature_disabled'],
  ['DELETE', '/admin/users/:id/factors/:factorId', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/users/:id/passkeys', 'admin', 404, 'passkey_disabled'],
  ['GET', '/admin/sso/providers', 'admin', 404, 'saml_provider_disabled'],
  ['POST', '/admin/sso/providers', 'admin', 404, 'saml_provider_disabled'],
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

  app.get('/authorize', async () => {
    throw invalidRequest('Unsupported provider: provider is not enabled');
  });
  // Nobody starts an OAuth flow here, so a callback never brings a state that we know.
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: async (request, reply) => {
      const { state } = { ...(request.query as object), ...(request.body as object) } as {
        state?: unknown;
      };
      const error = state
        ? new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
        : new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
      return reply.redirect(
        failureTarget(`${accounts.context.settings.siteUrl}/`, error, true),
        303,
      );
    },
  });
}
