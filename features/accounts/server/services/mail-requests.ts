import { randomUUID } from 'node:crypto';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountMail, accountMailJob } from '../mails/account-mail.job.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { insertFlowState } from '../queries/flow-states.queries.ts';
import { findByEmail, updateUser } from '../queries/users.queries.ts';
import type { Challenge } from '../rules/pkce.rules.ts';

/** What a request for a mail says beside the address. */
export interface MailWish {
  /** Allowed address to come back to; null without one. */
  redirectTo: string | null;
  challenge: Challenge | null;
  /** Language of the request, for people who have chosen none. */
  language: Language | null;
  /** Network address of the request. */
  ip: string;
}

/** What a request for a text message says beside the number. */
export type SmsWish = Pick<MailWish, 'language' | 'ip'>;

/** How a session that a mail's link leads to says that it began (`amr`). */
export const FLOW_METHODS = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  email: 'email/signup',
} as const;

/** Sends one mail to a person after the caller's transaction has committed. */
export async function queueMail(
  { context }: Accounts,
  tx: Queryable,
  userId: string,
  mail: AccountMail,
  { redirectTo, challenge, language }: MailWish,
): Promise<void> {
  if (challenge) {
    const flow = mail.startsWith('email_change') ? 'email_change' : mail;
    await insertFlowState(tx, {
      userId,
      codeChallenge: challenge.challenge,
      codeChallengeMethod: challenge.method,
      providerType: 'email',
      authenticationMethod: FLOW_METHODS[flow as keyof typeof FLOW_METHODS],
      createdAt: context.now(),
    });
  }
  await context.jobs.send(tx, accountMailJob, {
    userId,
    mail,
    redirectTo,
    pkce: challenge !== null,
    requestedAt: context.now().toISOString(),
    language,
  });
}

/**
 * A mail that the protocol answers alike whether or not somebody has the address. For an unknown
 * one the same statements run for an id that nobody has, so that the time does not tell either.
 */
export async function queueMailToAddress(
  accounts: Accounts,
  email: string,
  kind: 'recovery' | 'confirmation' | 'otp',
  wish: MailWish,
  choose: (user: UserRow) => AccountMail | null,
): Promise<void> {
  const { context, limits } = accounts;
  await limits.countMail({ kind, to: email, ip: wish.ip }, context.settings.auth.mailGapMs);
  await context.db.transaction(async (tx) => {
    const found = await findByEmail(tx, email);
    const user = found && !found.deletedAt ? found : undefined;
    const mail = user ? choose(user) : null;
    const userId = user && mail ? user.id : randomUUID();
    const now = context.now();
    // Who asks for a code need not be who registered with a password (decision 0017).
    const passwordContested =
      user && (user.passwordContested || (kind === 'otp' && user.passwordHash !== null));
    await updateUser(
      tx,
      userId,
      mail === 'signup' ? { confirmationSentAt: now, passwordContested } : { recoverySentAt: now },
    );
    const challenge = mail ? wish.challenge : null;
    await queueMail(accounts, tx, userId, mail ?? 'recovery', { ...wish, challenge });
  });
}
