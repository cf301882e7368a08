import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Mails an answer to the person who asked for it that way. The handler reads address and text. */
export const answerMailJob = defineJob({
  name: 'support.answer_mail',
  payload: z.object({ userId: z.uuid(), ticketId: z.uuid(), messageId: z.uuid() }),
  // As for every mail: the last wait is some four hours.
  retries: 14,
  timeoutSeconds: 60,
});
