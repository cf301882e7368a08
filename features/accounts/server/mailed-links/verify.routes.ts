import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { VERIFY_BUCKET } from '../limits/limits.ts';
import { verifyPhone } from '../phone/phone-codes.ts';
import { AuthError, invalidCode, invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { failureTarget } from '../protocol/failure-target.ts';
import { allowAttempt, countFailure } from '../protocol/failures.ts';
import { requireEmail, requirePhone } from '../protocol/fields.ts';
import { redirectOf } from '../protocol/mail-wish.ts';
import { parse } from '../protocol/request-body.ts';
import type { Session } from '../sessions/sign-in.ts';
import { isEmailVerifyType, isPhoneVerifyType, readLinkToken } from './one-time.rules.ts';
import { withFragment, withQuery } from './redirect.rules.ts';
import {
  HALF_CONFIRMED,
  type Proof,
  type VerifiedLink,
  verifyForSession,
  verifyLink,
} from './verify.ts';

const verifyBody = z.object({
  type: z.string().default(''),
  token: z.string().optional(),
  token_hash: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  redirect_to: z.string().optional(),
});

/** /verify: what a mailed link or code leads to. Looking at a link (HEAD) uses nothing up. */
export function verifyRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/verify', async (request) => {
    await allowAttempt(accounts, VERIFY_BUCKET, request);
    const body = parse(verifyBody, request.body);
    if (!body.type) throw invalidRequest('Verify requires a verification type');
    if (isPhoneVerifyType(body.type)) {
      const { phone, code } = phoneProofOf(accounts, body);
      await accounts.limits.countCodeGuess(phone, request.ip);
      const device = deviceOf(request);
      const acceptLanguage = request.headers['accept-language'];
      return verifyPhone(accounts, { type: body.type, phone, code, device, acceptLanguage });
    }
    if (!isEmailVerifyType(body.type)) throw invalidRequest('Unsupported verification type');
    const proof = proofOf(body);
    if ('email' in proof) await accounts.limits.countCodeGuess(proof.email, request.ip);
    const verified = await verifyForSession(accounts, {
      type: body.type,
      proof,
      device: deviceOf(request),
      acceptLanguage: request.headers['accept-language'],
    });
    return verified.kind === 'half' ? { msg: HALF_CONFIRMED, code: '200' } : verified.session;
  });

  app.head('/verify', async (_request, reply) => reply.code(200).send());

  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const { token, type } = request.query as Record<string, unknown>;
    if (typeof token !== 'string' || !token) throw invalidRequest('Verify requires a token');
    if (typeof type !== 'string' || !type) {
      throw invalidRequest('Verify requires a verification type');
    }
    const target = redirectOf(accounts, request) ?? `${accounts.context.settings.siteUrl}/`;
    const { pkce } = readLinkToken(token);
    try {
      await allowAttempt(accounts, VERIFY_BUCKET, request);
      if (!isEmailVerifyType(type)) throw invalidRequest('Unsupported verification type');
      const verified = await verifyLink(accounts, {
        type,
        proof: { link: token },
        device: deviceOf(request),
        acceptLanguage: request.headers['accept-language'],
      });
      return reply.redirect(successTarget(target, verified, { type, pkce }), 303);
    } catch (error) {
      await countFailure(accounts, request, error);
      if (!(error instanceof AuthError)) throw error;
      return reply.redirect(failureTarget(target, error, pkce), 303);
    }
  });
}

function proofOf(body: z.output<typeof verifyBody>): Proof {
  const { token, token_hash: link, email, phone } = body;
  if (link) {
    if (token || email || phone || body.redirect_to) {
      throw invalidRequest('Only the token_hash and type should be provided');
    }
    return { link };
  }
  if (!token) throw invalidRequest('Verify requires a token or a token hash');
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided on verify');
  }
  // A code that went to a phone is of another type, which must look like any other wrong code.
  if (phone) throw invalidCode();
  return { email: requireEmail(email), code: token.trim() };
}

function phoneProofOf(
  { context: { settings } }: Accounts,
  { phone, token, email, token_hash: link }: z.output<typeof verifyBody>,
): { phone: string; code: string } {
  // Where nobody signs in by phone this looks like any other wrong code.
  if (!settings.auth.phoneSignIn || link) throw invalidCode();
  if (!token) throw invalidRequest('Verify requires a token or a token hash');
  if (email || !phone) {
    throw invalidRequest('Only an email address or phone number should be provided on verify');
  }
  return { phone: requirePhone(phone), code: token.trim() };
}

function successTarget(
  target: string,
  verified: VerifiedLink,
  { type, pkce }: { type: string; pkce: boolean },
): string {
  if (verified.kind === 'code') return withQuery(target, { code: verified.authCode });
  if (verified.kind === 'session')
    return withFragment(target, sessionParameters(verified.session, type));
  const message = { message: HALF_CONFIRMED };
  return withFragment(pkce ? withQuery(target, message) : target, message);
}

function sessionParameters(session: Session, type: string): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  };
}
