import type { FastifyRequest } from 'fastify';
import { languageOfHeader } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import type { MailWish } from '../mailed-links/mail-requests.ts';
import { type Challenge, readChallenge } from '../mailed-links/pkce.rules.ts';
import { firstAllowed } from '../mailed-links/redirect.rules.ts';
import { invalidRequest } from './auth-error.ts';

/** The PKCE challenge of a request; null in the implicit flow, 400 for half of one. */
export function challengeOf(request: {
  code_challenge?: string;
  code_challenge_method?: string;
}): Challenge | null {
  const challenge = readChallenge(request.code_challenge, request.code_challenge_method);
  if (challenge === 'invalid') {
    throw invalidRequest('PKCE flow requires code_challenge_method and a valid code_challenge');
  }
  return challenge;
}

/**
 * What a request says about the mail it asks for: a `redirect_to` header before the query, both
 * before the Referer, and a PKCE challenge. A refused address is silently passed over.
 */
export function mailWishOf(
  accounts: Accounts,
  request: FastifyRequest,
  body: { code_challenge?: string; code_challenge_method?: string },
): MailWish {
  return {
    redirectTo: redirectOf(accounts, request),
    challenge: challengeOf(body),
    language: languageOfHeader(request.headers['accept-language'] ?? ''),
    ip: request.ip,
  };
}

/** The allowed address that a request wants to be led to; null for this site's own default. */
export function redirectOf(
  { context: { settings } }: Accounts,
  request: FastifyRequest,
  inBody?: string,
): string | null {
  const wanted = wantedAddress(request, inBody);
  // With /confirm in between, the page that asked is no place to come back to.
  const referer = settings.auth.mailLink === 'direct' ? request.headers.referer : undefined;
  return firstAllowed([wanted, referer], {
    siteUrl: settings.siteUrl,
    allowList: settings.auth.redirectAllowList,
  });
}

/** Where a visit to a foreign provider ends: the allowed wish, the page that asked, or this site. */
export function visitEndOf(
  { context: { settings } }: Accounts,
  request: FastifyRequest,
  inBody?: string,
): string {
  const policy = { siteUrl: settings.siteUrl, allowList: settings.auth.redirectAllowList };
  const wishes = [wantedAddress(request, inBody), request.headers.referer];
  return firstAllowed(wishes, policy) ?? `${settings.siteUrl}/`;
}

/** What a request asks to be led to, header before query before body; not checked yet. */
function wantedAddress(request: FastifyRequest, inBody?: string): string | undefined {
  const inQuery = (request.query as Record<string, unknown>).redirect_to;
  const inHeader = request.headers.redirect_to;
  return [inHeader, inQuery, inBody].find(
    (wish): wish is string => typeof wish === 'string' && wish !== '',
  );
}
