import * as z from 'zod';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';

/** The last mail to somebody whose account is gone. It names nobody: only its own key opens the address. */
export const farewellJob = defineJob({
  name: 'accounts.farewell',
  payload: z.object({
    /** Owner of the key that seals the address; the key goes once the mail is sent. */
    letterId: z.uuid(),
    sealedTo: z.string(),
    /** The receipt, sealed like the address. */
    sealedReceipt: z.string().optional(),
    language: z.enum(LANGUAGES),
  }),
  retries: 14,
  timeoutSeconds: 60,
});
