import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';
import { NOTIFICATION_KINDS } from '../../contract/kinds.ts';

/** Hands a message to the push services of a person's devices. */
export const pushJob = defineJob({
  name: 'notifications.push',
  payload: z.object({
    userId: z.uuid(),
    messageId: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    expiresAt: z.iso.datetime(),
  }),
  retries: 8,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
});
