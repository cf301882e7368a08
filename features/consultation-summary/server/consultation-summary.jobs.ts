import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Destroys what is behind links that have expired. */
export const sweepLinksJob = defineJob({
  name: 'consultation.sweep',
  payload: z.looseObject({}),
  cron: '*/10 * * * *',
  retries: 0,
});
