import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import type { CaptchaSettings } from '../settings/captcha.ts';
import { AuthError } from './auth-error.ts';
import { isSameSecret } from './bearer.ts';

/** Characters of the longest answer of a widget. */
const LONGEST_ANSWER = 8_192;

const sentSchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().max(LONGEST_ANSWER) }),
});
const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Asks for proof that a person makes this request, where the operator has set up a service for
 * that. Throws 400 `captcha_failed` without one or with a wrong one, and 503 while the service cannot
 * be asked: without its word nobody is let through. The operator's own programs need none.
 */
export async function assertHuman(
  { context: { settings, log } }: Accounts,
  request: FastifyRequest,
): Promise<void> {
  const { captcha } = settings.auth;
  if (!captcha || isOperator(request, settings.serviceKey)) return;
  const sent = sentSchema.safeParse(request.body).data?.gotrue_meta_security.captcha_token;
  if (!sent) throw captchaFailed('no captcha_token found');
  const verdict = await ask(captcha, sent).catch(() => null);
  if (!verdict) {
    log.warn({ provider: captcha.provider }, 'captcha service could not be asked');
    throw new AuthError(503, 'unexpected_failure', 'captcha verification process failed', {
      retryAfterSeconds: 5,
    });
  }
  if (verdict.success) return;
  // Their own list of fixed words; anything else would be theirs to write on our pages.
  const reasons = verdict['error-codes'].filter((reason) => /^[a-z-]{1,50}$/.test(reason));
  throw captchaFailed(reasons.join(', ') || 'not solved');
}

/** The service learns neither who asks nor from where: only what its own widget said. */
async function ask({ provider, siteKey, secret, verifyUrl }: CaptchaSettings, answer: string) {
  const { host } = new URL(verifyUrl);
  const form = new URLSearchParams({ secret, response: answer });
  // An answer counts for this site's widget only; Turnstile binds that to the secret by itself.
  if (provider === 'hcaptcha') form.set('sitekey', siteKey);
  const response = await outboundFetch(new Set([host]))(verifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
  return verdictSchema.parse(await response.json());
}

function isOperator({ headers }: FastifyRequest, serviceKey: string): boolean {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer !== undefined && isSameSecret(bearer, serviceKey);
}

function captchaFailed(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
