import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { COMPANY_GRANTS, PLANS } from './access.rules.ts';

export const languageSchema = z.enum(LANGUAGES);

export const meSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  plan: z.enum(PLANS),
  /** When the trial of this plan ends; null without one. */
  trialEndsAt: z.iso.datetime().nullable(),
  isAdmin: z.boolean(),
  isCompanyAdmin: z.boolean(),
  /** Answers the tickets of the support; the general administration does. */
  isSupportStaff: z.boolean(),
  hasPremiumAccess: z.boolean(),
  /** Companies whose records they read as safety committee or auditor. */
  companyGrants: z.array(z.object({ kind: z.enum(COMPANY_GRANTS), companyId: z.uuid() })),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Registered a company that was here already, and has not been invited to it yet. */
  awaitsInvitation: z.boolean(),
  language: languageSchema,
  timeZone: z.string(),
  memberSince: z.iso.datetime(),
});
export type Me = z.infer<typeof meSchema>;

/** Somebody who answers tickets because the administration let them. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Code of an address that no confirmed account has. */
export const NO_SUCH_ACCOUNT = 'no_such_account';

export const accessContract = defineContract({
  me: {
    method: 'GET',
    path: '/api/me',
    permission: 'signedIn',
    agreement: 'none',
    summary: 'The caller: name, plan and its trial, role, company, language and time zone.',
    out: meSchema,
  },
  setPreferences: {
    method: 'PATCH',
    path: '/api/me/preferences',
    permission: 'signedIn',
    agreement: 'none',
    summary: 'Changes the caller’s language or IANA time zone.',
    body: z.object({ language: languageSchema, timeZone: z.string().max(64) }).partial(),
    out: meSchema,
    errors: { unknown_time_zone: 422 },
  },
  listSupportStaff: {
    method: 'GET',
    path: '/api/admin/support-staff',
    permission: 'admin',
    summary: 'Who answers tickets because the administration let them, by name.',
    out: z.object({ people: z.array(staffMemberSchema) }),
  },
  giveSupportStaff: {
    method: 'POST',
    path: '/api/admin/support-staff',
    permission: 'admin',
    summary: 'Lets the holder of a confirmed address answer tickets; written into the audit log.',
    body: z.object({ address: z.string().trim().toLowerCase().min(3).max(320) }),
    out: staffMemberSchema,
    errors: { [NO_SUCH_ACCOUNT]: 422 },
  },
  takeSupportStaff: {
    method: 'DELETE',
    path: '/api/admin/support-staff/:id',
    permission: 'admin',
    summary: 'Takes that back at once; written into the audit log.',
    params: z.object({ id: idSchema }),
  },
});
