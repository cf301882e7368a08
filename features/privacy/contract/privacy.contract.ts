import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** Code of a copy asked for in a session of more than a day, without a code. */
export const CODE_NEEDED = 'code_needed';
/** Code of a code that is wrong or too old. */
export const CODE_WRONG = 'code_wrong';

export const privacyContract = defineContract({
  exportAll: {
    method: 'POST',
    path: '/api/privacy/export',
    permission: 'signedIn',
    policy: 'Only what is the caller’s own, whatever their role or plan.',
    summary:
      'Everything that is kept of the caller as one zip, for people and for programs to read; told by ' +
      'mail. A session of more than a day needs the code of GET /reauthenticate.',
    body: z.object({ code: z.string().trim().max(20).optional() }),
    file: 'application/zip',
    errors: { [CODE_NEEDED]: 403, [CODE_WRONG]: 422 },
  },
});
