import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';

export const ACCOUNT_MAILS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];

/**
 * A mail of the auth service. The payload holds neither address nor code: the handler reads the
 * one and makes the other when it sends.
 */
export const accountMailJob = defineJob({
  name: 'accounts.mail',
  payload: z.object({
    userId: z.uuid(),
    mail: z.enum(ACCOUNT_MAILS),
    /** An allowed address, or null for the mail's own default. */
    redirectTo: z.string().nullable(),
    pkce: z.boolean(),
    /** When it was asked for; absent in jobs that an earlier version sent. */
    requestedAt: z.iso.datetime().optional(),
    /** Language of the request, for people who have chosen none. */
    language: z.enum(LANGUAGES).nullable(),
  }),
  // The last wait is some four hours: a mail server may be down for a night.
  retries: 14,
  timeoutSeconds: 60,
});
