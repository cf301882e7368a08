import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { assertAssurance } from '../factors/factor-access.ts';
import { OAUTH_BUCKET } from '../limits/limits.ts';
import { keepInvitation } from '../mailed-links/accept-invitation.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf, requireBearer } from '../protocol/bearer.ts';
import { type MarkPlace, markBrowser, markOf, unmarkBrowser } from '../protocol/browser-mark.ts';
import { failureTarget } from '../protocol/failure-target.ts';
import { allowAttempt, countFailure } from '../protocol/failures.ts';
import { readForms, textsOf } from '../protocol/form-body.ts';
import { challengeOf, mailWishOf, visitEndOf } from '../protocol/mail-wish.ts';
import { passedOn } from './authorize-parameters.rules.ts';
import { assertManualLinking, assertNotManaged } from './link-identity.ts';
import {
  callbackOf,
  finishVisit,
  newVisitId,
  startVisit,
  takeVisit,
  VisitFailed,
} from './oauth-visit.ts';
import type { Provider } from './providers/provider.ts';

/** Longest nonce that a caller may choose, in characters. */
const LONGEST_NONCE = 200;

/** Sign-in with a foreign provider, and linking one: the way there and the way back. */
export function oauthRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/authorize', async (request, reply) => {
    await allowAttempt(accounts, { ...OAUTH_BUCKET, name: 'authorize' }, request);
    const redirectTo = visitEndOf(accounts, request);
    const start = visitOf(accounts, request, reply);
    const { invite_token: token } = request.query as Record<string, unknown>;
    const inviteHash =
      typeof token === 'string' && token ? await keepInvitation(accounts, token) : null;
    try {
      const visit = { ...start, redirectTo, linkUserId: null, inviteHash };
      const address = await startVisit(accounts, visit);
      return reply.redirect(address.href, 302);
    } catch (error) {
      // Whoever is on their way there is a person in a browser: they are told where they came from.
      if (!(error instanceof AuthError) || error.status < 500) throw error;
      return reply.redirect(failureTarget(redirectTo, error, true), 302);
    }
  });

  app.get('/user/identities/authorize', async (request, reply) => {
    const { user, session } = await requireBearer(accounts, request);
    assertManualLinking(accounts);
    assertNotManaged(user);
    assertAssurance(user, session, 403);
    assertFresh(accounts, { user, session });
    const redirectTo = visitEndOf(accounts, request);
    const start = visitOf(accounts, request, reply);
    const visit = { ...start, redirectTo, linkUserId: user.id, inviteHash: null };
    const { href: url } = await startVisit(accounts, visit);
    const { skip_http_redirect: skip } = request.query as Record<string, unknown>;
    return skip === 'true' ? { url } : reply.redirect(url, 302);
  });

  void app.register(async (forms) => {
    readForms(forms);
    forms.route({
      method: ['GET', 'POST'],
      url: '/callback',
      exposeHeadRoute: false,
      handler: (request, reply) => comeBack(accounts, request, reply),
    });
  });
}

async function comeBack(accounts: Accounts, request: FastifyRequest, reply: FastifyReply) {
  const home = `${accounts.context.settings.siteUrl}/`;
  const parameters = textsOf(request.query, request.body);
  const { state } = parameters;
  if (!state) {
    const missing = new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
    return reply.redirect(failureTarget(home, missing, true), 303);
  }
  let redirectTo = home;
  try {
    await allowAttempt(accounts, { ...OAUTH_BUCKET, name: 'callback' }, request);
    const flow = await takeVisit(accounts, state, markOf(request, state));
    redirectTo = flow.redirectTo;
    const provider = accounts.providers.find(flow.provider);
    if (flow.browserHash && provider) unmarkBrowser(reply, state, placeOf(accounts, provider));
    const target = await finishVisit(accounts, flow, {
      parameters,
      device: deviceOf(request),
      arriving: {
        acceptLanguage: request.headers['accept-language'],
        mail: { ...mailWishOf(accounts, request, {}), redirectTo },
      },
    });
    return reply.redirect(target, 302);
  } catch (error) {
    await countFailure(accounts, request, error);
    if (error instanceof VisitFailed) {
      return reply.redirect(failureTarget(error.redirectTo ?? home, error.refusal, true), 303);
    }
    if (!(error instanceof AuthError)) throw error;
    return reply.redirect(failureTarget(redirectTo, error, true), 303);
  }
}

/** What a request says about the visit that it begins, with the browser marked where it must be. */
function visitOf(accounts: Accounts, request: FastifyRequest, reply: FastifyReply) {
  const query = request.query as Record<string, unknown>;
  const { provider: name, scopes = '', nonce, code_challenge, code_challenge_method } = query;
  const provider = typeof name === 'string' ? accounts.providers.find(name) : undefined;
  if (!provider) throw invalidRequest('Unsupported provider: provider is not enabled');
  if (typeof scopes !== 'string') throw invalidRequest('scopes are not valid');
  if (nonce !== undefined && !(typeof nonce === 'string' && nonce.length <= LONGEST_NONCE)) {
    throw invalidRequest('nonce is not valid');
  }
  const challenge = challengeOf(textsOf({ code_challenge, code_challenge_method }));
  const id = newVisitId();
  return {
    id,
    provider,
    scopes,
    challenge,
    nonce: nonce || null,
    passedOn: passedOn(query),
    browserHash: challenge ? null : markBrowser(reply, id, placeOf(accounts, provider)),
  };
}

function placeOf(accounts: Accounts, { postsBack }: Provider): MarkPlace {
  const { pathname, protocol } = new URL(callbackOf(accounts));
  return { path: pathname, byForm: postsBack, secure: protocol === 'https:' };
}
