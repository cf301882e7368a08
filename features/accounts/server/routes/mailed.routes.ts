import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest, phoneDisabled } from '../protocol/auth-error.ts';
import { requireBearer } from '../protocol/bearer.ts';
import { assertHuman } from '../protocol/captcha.ts';
import {
  addressShape,
  assertSmsChannel,
  requireAddress,
  requireEmail,
  requirePhone,
} from '../protocol/fields.ts';
import { mailWishOf } from '../protocol/mail-wish.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { metadataSchema, parse, pkceShape } from '../protocol/request-body.ts';
import { findByEmail, updateUser } from '../queries/users.queries.ts';
import { isPhoneVerifyType } from '../rules/one-time.rules.ts';
import { sendCode } from '../services/code-messages.ts';
import { requestEmailChangeMails } from '../services/email-change.ts';
import { OTP_BUCKET } from '../services/limits.ts';
import { queueMail, queueMailToAddress, type SmsWish } from '../services/mail-requests.ts';
import { requestPhoneOtp, resendSms } from '../services/phone-codes.ts';
import { signUp } from '../services/sign-up.ts';

const recoverBody = z.object({ email: z.string().optional(), ...pkceShape });
const resendBody = z.object({ ...addressShape, ...pkceShape, type: z.string().default('') });
const otpBody = z.object({
  ...addressShape,
  ...pkceShape,
  channel: z.string().optional(),
  create_user: z.boolean().default(true),
  data: metadataSchema.default({}),
});

/** Requests for a mail or text message. The answer is the same whether or not somebody has the address. */
export function mailedRoutes(app: FastifyInstance, accounts: Accounts): void {
  const count = async (name: string, request: FastifyRequest) => {
    await accounts.limits.countRequest({ ...OTP_BUCKET, name }, request.ip);
    await assertHuman(accounts, request);
  };

  app.post('/recover', async (request) => {
    await count('recover', request);
    const body = parse(recoverBody, request.body);
    const email = requireEmail(body.email);
    const wish = mailWishOf(accounts, request, body);
    await queueMailToAddress(accounts, email, 'recovery', wish, () => 'recovery');
    return {};
  });

  app.post('/resend', async (request) => {
    await count('resend', request);
    const body = parse(resendBody, request.body);
    if (isPhoneVerifyType(body.type)) {
      if (body.email || !body.phone) throw invalidRequest('A phone number is required');
      if (!accounts.context.settings.auth.phoneSignIn) throw phoneDisabled();
      const phone = requirePhone(body.phone);
      const wish = mailWishOf(accounts, request, {});
      return { message_id: await resendSms(accounts, phone, body.type, wish) };
    }
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw invalidRequest('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (body.phone) throw invalidRequest('The type provided requires an email address');
    const email = requireEmail(body.email);
    const wish = mailWishOf(accounts, request, body);
    if (body.type === 'signup') {
      await queueMailToAddress(accounts, email, 'confirmation', wish, (user) =>
        user.emailConfirmedAt ? null : 'signup',
      );
    } else {
      await resendEmailChange(accounts, email, wish);
    }
    return {};
  });

  const otp = async (request: FastifyRequest) => {
    const body = parse(otpBody, request.body);
    const address = requireAddress(accounts, body, 422);
    const wish = mailWishOf(accounts, request, body);
    if ('phone' in address) {
      assertSmsChannel(body.channel);
      if (wish.challenge) throw invalidRequest('PKCE not supported for phone logins');
      const person = { ...address, createUser: body.create_user, metadata: body.data };
      return { message_id: await requestPhoneOtp(accounts, person, wish) };
    }
    const { email } = address;
    const user = await findByEmail(accounts.context.db, email);
    if (user && !user.deletedAt) {
      await queueMailToAddress(accounts, email, 'otp', wish, (one) =>
        one.emailConfirmedAt ? 'magiclink' : 'signup',
      );
      return {};
    }
    if (!body.create_user) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    await signUp(accounts, { email, password: null, metadata: body.data }, wish, 'otp');
    return {};
  };
  app.post('/otp', async (request) => {
    await count('otp', request);
    return otp(request);
  });
  app.post('/magiclink', async (request) => {
    await count('magiclink', request);
    return otp(request);
  });

  app.get('/reauthenticate', async (request: FastifyRequest, reply: FastifyReply) => {
    const { user } = await requireBearer(accounts, request);
    if (!user.email) {
      await reauthenticateByPhone(accounts, user, mailWishOf(accounts, request, {}));
      return reply.send({});
    }
    if (!user.emailConfirmedAt) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    }
    const { context, limits } = accounts;
    const message = { kind: 'reauthentication', to: user.email, ip: request.ip };
    await limits.countMail(message, context.settings.auth.mailGapMs);
    await context.db.transaction(async (tx) => {
      await updateUser(tx, user.id, { reauthenticationSentAt: context.now() });
      await queueMail(accounts, tx, user.id, 'reauthentication', mailWishOf(accounts, request, {}));
    });
    return reply.send({});
  });
}

async function reauthenticateByPhone(
  accounts: Accounts,
  user: UserRow,
  { language, ip }: SmsWish,
): Promise<void> {
  const { phone } = user;
  if (!phone) throw invalidRequest('Reauthentication requires the user to have an email or phone');
  if (!user.phoneConfirmedAt) {
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  const { context, limits } = accounts;
  await limits.countSms({ kind: 'reauthentication', to: phone, ip }, context.settings.auth);
  await context.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { reauthenticationSentAt: context.now() });
    await sendCode(accounts, tx, user.id, { purpose: 'reauthentication', language });
  });
}

async function resendEmailChange(
  accounts: Accounts,
  email: string,
  wish: Parameters<typeof requestEmailChangeMails>[3],
): Promise<void> {
  const { context, limits } = accounts;
  const message = { kind: 'email_change', to: email, ip: wish.ip };
  await limits.countMail(message, context.settings.auth.mailGapMs);
  await context.db.transaction(async (tx) => {
    const user = await findByEmail(tx, email);
    if (user?.newEmail) await requestEmailChangeMails(accounts, tx, user, wish);
  });
}
