import type * as z from 'zod';
import { openLetter } from '#packages/crypto/index.ts';
import type { Accounts } from '../../accounts.ts';
import type { AccountMail } from '../../mails/account-mail.job.ts';
import { answerPhoneOtp, answerResendSms } from '../../phone/phone-codes.ts';
import type { UserRow } from '../../protocol/presenters.ts';
import { findByEmail, updateUser } from '../../users/users.queries.ts';
import { resendEmailChange } from '../email-change.ts';
import { queueMail } from '../mail-requests.ts';
import { registerByMail } from '../sign-up.ts';
import { type MessageRequest, type messageRequestJob, readRequest } from './message-request.job.ts';

type Payload = z.output<typeof messageRequestJob.payload>;
type MailRequest = Extract<MessageRequest, { email: string }>;

/** Sends what was asked for, to whoever has the address; a letter whose key is gone is answered. */
export async function answerRequest(
  accounts: Accounts,
  { payload, lastAttempt }: { payload: Payload; lastAttempt: boolean },
): Promise<void> {
  const { vault } = accounts.context;
  await openLetter(vault, { letterId: payload.letterId, lastAttempt }, async (key) => {
    const { request, requestedAt } = readRequest(key, payload);
    if ('email' in request) await answerByMail(accounts, request, requestedAt);
    else if (request.kind === 'sms_otp') await answerPhoneOtp(accounts, request);
    else await answerResendSms(accounts, request);
  });
}

async function answerByMail(
  accounts: Accounts,
  request: MailRequest,
  requestedAt: Date,
): Promise<void> {
  const { context } = accounts;
  const wish = { ...request.wish, requestedAt };
  const isNew = await context.db.transaction(async (tx) => {
    const user = await findByEmail(tx, request.email);
    if (!user || user.deletedAt) return !user;
    if (request.kind === 'email_change') {
      await resendEmailChange(accounts, tx, user, wish);
      return false;
    }
    const mail = mailFor(request.kind, user);
    if (!mail) return false;
    // Who asks for a code need not be who registered with a password (decision 0017).
    const passwordContested =
      user.passwordContested || (request.kind === 'otp' && user.passwordHash !== null);
    await updateUser(
      tx,
      user.id,
      mail === 'signup'
        ? { confirmationSentAt: requestedAt, passwordContested }
        : { recoverySentAt: requestedAt },
    );
    await queueMail(accounts, tx, user.id, mail, wish);
    return false;
  });
  if (!isNew || request.kind !== 'otp' || !request.createUser) return;
  const { email, metadata } = request;
  await registerByMail(accounts, { email, metadata }, wish);
}

function mailFor(
  kind: 'recovery' | 'signup' | 'otp',
  { emailConfirmedAt }: UserRow,
): AccountMail | null {
  if (kind === 'recovery') return 'recovery';
  if (!emailConfirmedAt) return 'signup';
  return kind === 'otp' ? 'magiclink' : null;
}
