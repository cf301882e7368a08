import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { adminRoutes } from '../admin-users/admin.routes.ts';
import { adminFactorsRoutes } from '../admin-users/admin-factors.routes.ts';
import { auditRoutes } from '../admin-users/audit.routes.ts';
import { factorsRoutes } from '../factors/factors.routes.ts';
import { lostFactorsRoutes } from '../factors/lost-factors/lost-factors.routes.ts';
import { recoveryCodesRoutes } from '../factors/recovery-codes.routes.ts';
import { mailedRoutes } from '../mailed-links/mailed.routes.ts';
import { signUpRoutes } from '../mailed-links/sign-up.routes.ts';
import { verifyRoutes } from '../mailed-links/verify.routes.ts';
import { identitiesRoutes } from '../oauth/identities.routes.ts';
import { oauthRoutes } from '../oauth/oauth.routes.ts';
import { userRoutes } from '../own-account/user.routes.ts';
import { passkeysRoutes } from '../passkeys/passkeys.routes.ts';
import { proofRoutes } from '../proof/proof.routes.ts';
import { ssoRoutes } from '../saml/sso.routes.ts';
import { ssoAdminRoutes } from '../saml/sso-admin.routes.ts';
import { logoutRoutes } from '../sessions/logout.routes.ts';
import { tokenRoutes } from '../sessions/token.routes.ts';
import { AuthError } from './auth-error.ts';
import { closedRoutes } from './closed.routes.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { answerError } from './error-answers.ts';
import { countFailures } from './failures.ts';
import { allowCrossOrigin, demandApiKey } from './gate.ts';
import { assertStorable, readJsonBodies } from './request-body.ts';
import { limitTime } from './time-limit.ts';

/** Bytes of the largest accepted body, and the longest that a request may take. */
const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * The auth service below `/auth/v1`: a foreign protocol with its own errors, body rules and gate,
 * therefore a plugin of its own beside the product's routes.
 */
export function authPlugin(accounts: Accounts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT;
      route.schema = { ...route.schema, hide: true };
    });
    app.setErrorHandler(answerError);
    countFailures(app, accounts);
    limitTime(app, REQUEST_TIMEOUT_MS);
    readJsonBodies(app);
    allowCrossOrigin(app);
    demandApiKey(app, accounts.context.settings.serviceKey);
    app.addHook('preValidation', (request, _reply, done) => {
      assertStorable(request.query);
      done();
    });
    app.setNotFoundHandler(() => {
      throw new AuthError(404, 'unknown', 'There is nothing at this address');
    });
    for (const routes of [
      signUpRoutes,
      tokenRoutes,
      userRoutes,
      logoutRoutes,
      verifyRoutes,
      mailedRoutes,
      discoveryRoutes,
      adminRoutes,
      adminFactorsRoutes,
      auditRoutes,
      factorsRoutes,
      recoveryCodesRoutes,
      proofRoutes,
      lostFactorsRoutes,
      passkeysRoutes,
      oauthRoutes,
      identitiesRoutes,
      ssoRoutes,
      ssoAdminRoutes,
      closedRoutes,
    ]) {
      routes(app, accounts);
    }
  };
}
