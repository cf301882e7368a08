import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountMail, accountMailJob } from '../mails/account-mail.job.ts';
import { insertFlowState } from './flow-states.queries.ts';
import type { Challenge } from './pkce.rules.ts';

/** What a request for a mail says beside the address. */
export interface MailWish {
  /** Allowed address to come back to; null without one. */
  redirectTo: string | null;
  challenge: Challenge | null;
  /** Language of the request, for people who have chosen none. */
  language: Language | null;
  /** Network address of the request. */
  ip: string;
  /** When it was made, where that was before; of two mails the one asked for later counts. */
  requestedAt?: Date;
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
  { redirectTo, challenge, language, requestedAt = context.now() }: Omit<MailWish, 'ip'>,
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
    requestedAt: requestedAt.toISOString(),
    language,
  });
}
