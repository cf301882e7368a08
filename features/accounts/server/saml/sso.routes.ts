import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { OAUTH_BUCKET, SSO_BUCKET } from '../limits/limits.ts';
import { newVisitId, VisitFailed } from '../oauth/oauth-visit.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { type MarkPlace, markBrowser, markOf, unmarkBrowser } from '../protocol/browser-mark.ts';
import { assertHuman } from '../protocol/captcha.ts';
import { failureTarget } from '../protocol/failure-target.ts';
import { allowAttempt, countFailure } from '../protocol/failures.ts';
import { readForms, textsOf } from '../protocol/form-body.ts';
import { challengeOf, mailWishOf, visitEndOf } from '../protocol/mail-wish.ts';
import { parse, pkceShape } from '../protocol/request-body.ts';
import { assertSaml } from './sso-providers.ts';
import {
  finishSso,
  type SamlVisit,
  serviceProviderOf,
  startSso,
  takeRequest,
  unaskedVisit,
} from './sso-sign-in.ts';

const ssoBody = z.object({
  ...pkceShape,
  provider_id: z.string().optional(),
  domain: z.string().optional(),
  redirect_to: z.string().optional(),
  skip_http_redirect: z.boolean().default(false),
});

/** Single sign-on at an organization's provider (SAML 2.0), started on our side. */
export function ssoRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { acsUrl } = serviceProviderOf(accounts);
  const { pathname, protocol } = new URL(acsUrl);
  const isSecure = protocol === 'https:';
  const place: MarkPlace = { path: pathname, byForm: true, secure: isSecure };

  app.post('/sso', async (request, reply) => {
    assertSaml(accounts);
    await allowAttempt(accounts, SSO_BUCKET, request);
    await assertHuman(accounts, request);
    const body = parse(ssoBody, request.body);
    const challenge = challengeOf(body);
    const id = newVisitId();
    const url = await startSso(accounts, {
      id,
      providerId: body.provider_id,
      domain: body.domain,
      redirectTo: visitEndOf(accounts, request, body.redirect_to),
      challenge,
      // A form from another site brings cookies over https only.
      browserHash: !challenge && isSecure ? markBrowser(reply, id, place) : null,
    });
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303);
  });

  app.get('/sso/saml/metadata', async (_request, reply) => {
    assertSaml(accounts);
    return reply.type('application/xml').send(await serviceProviderOf(accounts).metadata());
  });

  void app.register(async (forms) => {
    readForms(forms);
    forms.post('/sso/saml/acs', (request, reply) => comeBack(accounts, request, reply, place));
  });
}

async function comeBack(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  place: MarkPlace,
) {
  assertSaml(accounts);
  const home = `${accounts.context.settings.siteUrl}/`;
  let redirectTo = home;
  try {
    await allowAttempt(accounts, { ...OAUTH_BUCKET, name: 'saml-acs' }, request);
    const { SAMLResponse: answer, RelayState: relayState = '' } = textsOf(request.body);
    if (!answer) throw invalidRequest('SAMLResponse is missing');
    const visit =
      (await unaskedVisit(accounts, { answer, relayState })) ??
      (await askedVisit(accounts, relayState, request, reply, place));
    redirectTo = visit.redirectTo;
    const target = await finishSso(accounts, visit, {
      answer,
      device: deviceOf(request),
      arriving: {
        acceptLanguage: request.headers['accept-language'],
        mail: mailWishOf(accounts, request, {}),
      },
    });
    return reply.redirect(target, 303);
  } catch (error) {
    await countFailure(accounts, request, error);
    if (error instanceof VisitFailed) {
      return reply.redirect(failureTarget(error.redirectTo ?? home, error.refusal, true), 303);
    }
    if (!(error instanceof AuthError)) throw error;
    return reply.redirect(failureTarget(redirectTo, error, true), 303);
  }
}

/** The visit that began here; the mark of the browser that left for it has served. */
async function askedVisit(
  accounts: Accounts,
  relayState: string,
  request: FastifyRequest,
  reply: FastifyReply,
  place: MarkPlace,
): Promise<SamlVisit> {
  const asked = await takeRequest(accounts, relayState, markOf(request, relayState));
  if (asked.browserHash) unmarkBrowser(reply, asked.id, place);
  return asked;
}
