import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { ANONYMOUS_BUCKET, OTP_BUCKET } from '../limits/limits.ts';
import { signUpByPhone } from '../phone/phone-sign-up.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { assertHuman } from '../protocol/captcha.ts';
import { addressShape, assertSmsChannel, requireAddress } from '../protocol/fields.ts';
import { mailWishOf } from '../protocol/mail-wish.ts';
import { metadataSchema, parse, pkceShape } from '../protocol/request-body.ts';
import { signUpAnonymously } from '../sessions/anonymous.ts';
import { signUp } from './sign-up.ts';

const signUpBody = z.object({
  ...addressShape,
  ...pkceShape,
  password: z.string().optional(),
  data: metadataSchema.default({}),
  channel: z.string().optional(),
});

export function signUpRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/signup', async (request) => {
    const { email, phone, password, data, channel, ...pkce } = parse(signUpBody, request.body);
    const isAnonymous = !email && !phone;
    const bucket = isAnonymous ? ANONYMOUS_BUCKET : { ...OTP_BUCKET, name: 'signup' };
    await accounts.limits.countRequest(bucket, request.ip);
    await assertHuman(accounts, request);
    if (isAnonymous) {
      return signUpAnonymously(accounts, data, {
        device: deviceOf(request),
        acceptLanguage: request.headers['accept-language'],
      });
    }
    const address = requireAddress(accounts, { email, phone }, 400);
    if (!password) throw invalidRequest('Signup requires a valid password');
    const wish = mailWishOf(accounts, request, pkce);
    if ('email' in address) {
      return signUp(accounts, { email: address.email, password, metadata: data }, wish);
    }
    assertSmsChannel(channel);
    if (wish.challenge) throw invalidRequest('PKCE not supported for phone signups');
    const person = { phone: address.phone, password, metadata: data };
    return signUpByPhone(accounts, person, wish);
  });
}
