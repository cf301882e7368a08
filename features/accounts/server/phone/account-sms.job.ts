import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';

export const ACCOUNT_SMS = [
  'confirmation',
  'phone_change',
  'reauthentication',
  'second_factor',
] as const;
export type AccountSms = (typeof ACCOUNT_SMS)[number];

/**
 * A text message of the auth service. As with mails, the payload holds neither number nor code: the
 * handler reads the one and makes the other when it sends.
 */
export const accountSmsJob = defineJob({
  name: 'accounts.sms',
  payload: z.object({
    /** What the request was answered with, to find a message that somebody asks about. */
    messageId: z.uuid(),
    userId: z.uuid(),
    sms: z.enum(ACCOUNT_SMS),
    /** The waiting challenge of a second factor. */
    challengeId: z.uuid().nullable(),
    /** Language of the request, for people who have chosen none. */
    language: z.enum(LANGUAGES).nullable(),
  }),
  // Nobody waits longer than some fifteen seconds for a code; they ask for another one.
  retries: 4,
  timeoutSeconds: 15,
});
