import * as z from 'zod';
import { languageSchema } from '#features/access/contract/access.contract.ts';
import { defineContract } from '#packages/api/contract/index.ts';
import { CONSENT_PURPOSES } from './consent-texts.ts';

/** Code of terms that are not those of today any more. */
export const TERMS_CHANGED = 'terms_changed';

const purposeSchema = z.enum(CONSENT_PURPOSES);

const consentSchema = z.object({
  purpose: purposeSchema,
  /** The person's last word. */
  agreed: z.boolean(),
  /** When they said it. */
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentsContract = defineContract({
  listConsents: {
    method: 'GET',
    path: '/api/privacy/consents',
    permission: 'signedIn',
    agreement: 'none',
    summary: 'The caller’s last word on each consent they were asked for.',
    out: z.object({ consents: z.array(consentSchema) }),
  },
  acceptTerms: {
    method: 'POST',
    path: '/api/privacy/terms',
    permission: 'signedIn',
    agreement: 'none',
    summary: 'Accepts the terms of use in the version that was shown.',
    body: z.object({ version: z.string(), language: languageSchema }),
    errors: { [TERMS_CHANGED]: 409 },
  },
  setHealthConsent: {
    method: 'PUT',
    path: '/api/privacy/health-consent',
    permission: 'signedIn',
    agreement: 'none',
    summary:
      'Gives or withdraws the consent to process health data. Withdrawn, records are refused with ' +
      '`health_consent_needed`; what is there stays until the caller deletes it.',
    body: z.object({ agreed: z.boolean(), language: languageSchema }),
  },
});
