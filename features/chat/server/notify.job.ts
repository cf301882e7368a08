import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Tells those who are to hear of a message by their notifications. */
export const notifyJob = defineJob({
  name: 'chat.notify',
  payload: z.object({ conversationId: z.uuid(), messageId: z.uuid() }),
  retries: 3,
});
