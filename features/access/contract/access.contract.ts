import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';
import { PLANS } from './access.rules.ts';

export const LANGUAGES = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type AppLanguage = z.infer<typeof languageSchema>;

export const meSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  plan: z.enum(PLANS),
  /** When the trial of this plan ends; null without one. */
  trialEndsAt: z.iso.datetime().nullable(),
  isAdmin: z.boolean(),
  isCompanyAdmin: z.boolean(),
  hasPremiumAccess: z.boolean(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Registered a company that was here already, and has not been invited to it yet. */
  awaitsInvitation: z.boolean(),
  language: languageSchema,
  timeZone: z.string(),
  memberSince: z.iso.datetime(),
});
export type Me = z.infer<typeof meSchema>;

export const accessContract = defineContract({
  me: {
    method: 'GET',
    path: '/api/me',
    permission: 'signedIn',
    summary: 'The caller: name, plan and its trial, role, company, language and time zone.',
    out: meSchema,
  },
  setPreferences: {
    method: 'PATCH',
    path: '/api/me/preferences',
    permission: 'signedIn',
    summary: 'Changes the caller’s language or IANA time zone.',
    body: z.object({ language: languageSchema, timeZone: z.string().max(64) }).partial(),
    out: meSchema,
    errors: { unknown_time_zone: 422 },
  },
});
