import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { AuthError, type AuthErrorCode, invalidRequest } from '../protocol/auth-error.ts';
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
  ['POST', '/factors/:factorId/challenge', 'bearer', 404, 'mfa_factor_not_found'],
  ['POST', '/factors/:factorId/verify', 'bearer', 404, 'mfa_factor_not_found'],
  ['DELETE', '/factors/:factorId', 'bearer', 404, 'mfa_factor_not_found'],
  ['GET', '/factors/recovery-codes', 'bearer', 404, 'feature_disabled'],
  ['POST', '/factors/recovery-codes', 'bearer', 404, 'feature_disabled'],
  ['DELETE', '/factors/recovery-codes', 'bearer', 404, 'feature_disabled'],
  ['POST', '/factors/recovery-codes/verify', 'bearer', 404, 'feature_disabled'],
  ['POST', '/factors/recovery-codes/regenerate', 'bearer', 404, 'feature_disabled'],
  ['POST', '/passkeys/registration/options', 'bearer', 404, 'passkey_disabled'],
  ['POST', '/passkeys/registration/verify', 'bearer', 404, 'passkey_disabled'],
  ['POST', '/passkeys/authentication/options', 'open', 404, 'passkey_disabled'],
  ['POST', '/passkeys/authentication/verify', 'open', 404, 'passkey_disabled'],
  ['GET', '/passkeys', 'bearer', 404, 'passkey_disabled'],
  ['PATCH', '/passkeys/:passkeyId', 'bearer', 404, 'passkey_disabled'],
  ['DELETE', '/passkeys/:passkeyId', 'bearer', 404, 'passkey_disabled'],
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
  ['GET', '/admin/oauth/clients', 'admin', 404, 'feature_disabled'],
  ['POST', '/admin/oauth/clients', 'admin', 404, 'feature_disabled'],
  ['GET', '/admin/custom-providers', 'admin', 404, 'feature_disabled'],
  ['POST', '/admin/custom-providers', 'admin', 404, 'feature_disabled'],
];

const ENROLL_REFUSALS: Readonly<Record<string, AuthErrorCode>> = {
  totp: 'mfa_totp_enroll_not_enabled',
  phone: 'mfa_phone_enroll_not_enabled',
  webauthn: 'mfa_webauthn_enroll_not_enabled',
};

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

  app.post('/factors', async (request) => {
    await requireBearer(accounts, request);
    const type = (request.body as Record<string, unknown> | undefined)?.factor_type;
    const code = typeof type === 'string' ? ENROLL_REFUSALS[type] : undefined;
    if (!code) throw invalidRequest('factor_type needs to be totp, phone or webauthn');
    throw new AuthError(422, code, 'MFA enroll is disabled for this factor type');
  });
}
