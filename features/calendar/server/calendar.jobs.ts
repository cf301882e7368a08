import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Erases what was deleted an hour ago. */
export const sweepJob = defineJob({
  name: 'calendar.sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
});
