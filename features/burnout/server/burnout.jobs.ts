import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Reads all entries of a person again after a correction, or the undoing of one. */
export const rescoreJob = defineJob({
  name: 'burnout.rescore',
  payload: z.object({ userId: z.uuid() }),
  timeoutSeconds: 300,
});
