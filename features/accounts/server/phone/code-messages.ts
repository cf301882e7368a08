import { randomUUID } from 'node:crypto';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountSms, accountSmsJob } from './account-sms.job.ts';

/** Texts a code to a person after the caller's transaction has committed; gives the message's id. */
export async function sendCode(
  { context }: Accounts,
  tx: Queryable,
  userId: string,
  {
    purpose,
    challengeId = null,
    language,
    messageId = randomUUID(),
  }: {
    purpose: AccountSms;
    challengeId?: string | null;
    language: Language | null;
    /** Where the request was answered with one already. */
    messageId?: string;
  },
): Promise<string> {
  const payload = { messageId, userId, sms: purpose, challengeId, language };
  await context.jobs.send(tx, accountSmsJob, payload);
  return messageId;
}

/** What is stored of the code that answers a challenge: keyed, as it is one of only a million. */
export function challengeCodeHash(
  { keys }: Accounts,
  challengeId: string,
  code: string,
): Promise<Buffer> {
  return keys.derive('challenge-code', `${challengeId}\u0000${code}`);
}
