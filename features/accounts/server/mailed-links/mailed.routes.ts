import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { OTP_BUCKET } from '../limits/limits.ts';
import { sendCode } from '../phone/code-messages.ts';
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
import { updateUser } from '../users/users.queries.ts';
import { type MailWish, queueMail, type SmsWish } from './mail-requests.ts';
import { queueRequest } from './message-requests/message-request.job.ts';
import { isPhoneVerifyType } from './one-time.rules.ts';
import { assertMetadataFit } from './sign-up.ts';

const recoverBody = z.object({ email: z.string().optional(), ...pkceShape });
const resendBody = z.object({ ...addressShape, ...pkceShape, type: z.string().default('') });
const otpBody = z.object({
  ...addressShape,
  ...pkceShape,
  channel: z.string().optional(),
  create_user: z.boolean().default(true),
  data: metadataSchema.default({}),
});

/**
 * Requests for a mail or text message. The answer is the same whether or not somebody has the address,
 * and given before anybody looks.
 */
export function mailedRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { context, limits } = accounts;
  const count = async (name: string, request: FastifyRequest) => {
    await limits.countRequest({ ...OTP_BUCKET, name }, request.ip);
    await assertHuman(accounts, request);
  };
  /** Counts a mail of a kind to an address; gives what the request says about it. */
  const mailOf = async (kind: string, to: string, { ip, ...wish }: MailWish) => {
    await limits.countMail({ kind, to, ip }, context.settings.auth.mailGapMs);
    return { email: to, wish };
  };
  const textOf = async (kind: string, to: string, { ip, language }: MailWish) => {
    await limits.countSms({ kind, to, ip }, context.settings.auth);
    return { phone: to, language, messageId: randomUUID() };
  };

  app.post('/recover', async (request) => {
    await count('recover', request);
    const body = parse(recoverBody, request.body);
    const email = requireEmail(body.email);
    const mail = await mailOf('recovery', email, mailWishOf(accounts, request, body));
    await queueRequest(accounts, { kind: 'recovery', ...mail });
    return {};
  });

  app.post('/resend', async (request) => {
    await count('resend', request);
    const body = parse(resendBody, request.body);
    const { type } = body;
    if (isPhoneVerifyType(type)) {
      if (body.email || !body.phone) throw invalidRequest('A phone number is required');
      if (!context.settings.auth.phoneSignIn) throw phoneDisabled();
      const bucket = type === 'sms' ? 'confirmation' : 'phone_change';
      const phone = requirePhone(body.phone);
      const text = await textOf(bucket, phone, mailWishOf(accounts, request, {}));
      await queueRequest(accounts, { kind: type, ...text });
      return { message_id: text.messageId };
    }
    if (type !== 'signup' && type !== 'email_change') {
      throw invalidRequest('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (body.phone) throw invalidRequest('The type provided requires an email address');
    const email = requireEmail(body.email);
    const bucket = type === 'signup' ? 'confirmation' : type;
    const mail = await mailOf(bucket, email, mailWishOf(accounts, request, body));
    await queueRequest(accounts, { kind: type, ...mail });
    return {};
  });

  const otp = async (request: FastifyRequest) => {
    const body = parse(otpBody, request.body);
    const address = requireAddress(accounts, body, 422);
    const wish = mailWishOf(accounts, request, body);
    assertMetadataFit(body.data);
    const newcomer = { createUser: body.create_user, metadata: body.data };
    if ('phone' in address) {
      assertSmsChannel(body.channel);
      if (wish.challenge) throw invalidRequest('PKCE not supported for phone logins');
      const text = await textOf('confirmation', address.phone, wish);
      await queueRequest(accounts, { kind: 'sms_otp', ...text, ...newcomer });
      return { message_id: text.messageId };
    }
    const mail = await mailOf('otp', address.email, wish);
    await queueRequest(accounts, { kind: 'otp', ...mail, ...newcomer });
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
