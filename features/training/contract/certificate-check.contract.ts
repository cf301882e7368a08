import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** What is told of a certificate, to its person and to whoever checks it. */
export const certifiedSchema = z.object({
  code: z.string(),
  /** As it stands on the certificate; null where the person has not said one. */
  name: z.string().nullable(),
  title: z.string(),
  hours: z.number(),
  lessons: z.number().int(),
  completedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type Certified = z.infer<typeof certifiedSchema>;

/** Apart from the rest of the courses: the public page that calls it knows nothing of them. */
export const certificateCheckContract = defineContract({
  checkCertificate: {
    method: 'POST',
    path: '/api/certificates/check',
    permission: 'public',
    policy: 'Whoever has the code of a certificate; the code travels in the body.',
    summary: 'What a certificate says: name, course, day and until when it is valid.',
    body: z.object({ code: z.string().max(40) }),
    out: certifiedSchema.extend({ expired: z.boolean() }),
  },
});
