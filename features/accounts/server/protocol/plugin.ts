import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { lostFactorsRoutes } from '../lost-factors/lost-factors.routes.ts';
import { proofRoutes } from '../proof/proof.routes.ts';
import { adminRoutes } from '../routes/admin.routes.ts';
import { adminFactorsRoutes } from '../routes/admin-factors.routes.ts';
import { auditRoutes } from '../routes/audit.routes.ts';
import { closedRoutes } from '../routes/closed.routes.ts';
import { discoveryRoutes } from '../routes/discovery.routes.ts';
import { factorsRoutes } from '../routes/factors.routes.ts';
import { identitiesRoutes } from '../routes/identities.routes.ts';
import { logoutRoutes } from '../routes/logout.routes.ts';
import { mailedRoutes } from '../routes/mailed.routes.ts';
import { oauthRoutes } from '../routes/oauth.routes.ts';
import { passkeysRoutes } from '../routes/passkeys.routes.ts';
import { recoveryCodesRoutes } from '../routes/recovery-codes.routes.ts';
import { signUpRoutes } from '../routes/sign-up.routes.ts';
import { ssoRoutes } from '../routes/sso.routes.ts';
import { ssoAdminRoutes } from '../routes/sso-admin.routes.ts';
import { tokenRoutes } from '../routes/token.routes.ts';
import { userRoutes } from '../routes/user.routes.ts';
import { verifyRoutes } from '../routes/verify.routes.ts';
import { AuthError } from './auth-error.ts';
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
