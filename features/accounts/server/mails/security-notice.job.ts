import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';

export const SECURITY_NOTICES = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'factor_added',
  'factor_removed',
  'factor_removal_requested',
  'factor_removal_stopped',
  'identity_linked',
  'identity_unlinked',
  'data_exported',
  'company_joined',
  'company_left',
  'company_removed',
  'company_admin_given',
  'company_admin_ended',
  'role_changed',
  'company_changed',
  'plan_changed',
  'already_registered',
  'general_admin_given',
  'general_admin_taken',
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];
/** Notices of something that happened to the account. */
export type SecurityChangeKind = Exclude<
  SecurityNotice,
  'already_registered' | 'general_admin_given' | 'general_admin_taken'
>;

/** A mail that tells a person what happened to their account, with nothing to confirm in it. */
export const securityNoticeJob = defineJob({
  name: 'accounts.notice',
  payload: z.object({
    userId: z.uuid(),
    notice: z.enum(SECURITY_NOTICES),
    /** A former address that it goes to, sealed with the person's key; null for the present one. */
    sealedTo: z.string().nullable(),
    /** Language of the request, for people who have chosen none. */
    language: z.enum(LANGUAGES).nullable(),
  }),
  retries: 14,
  timeoutSeconds: 60,
});
