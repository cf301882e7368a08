import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Delivers what waited for somebody’s hours. */
export const deliverJob = defineJob({
  name: 'chat.deliver',
  payload: z.object({}),
  cron: '* * * * *',
  retries: 0,
});

/** Removes files that no message named. */
export const sweepJob = defineJob({
  name: 'chat.sweep',
  payload: z.object({}),
  cron: '41 * * * *',
  retries: 0,
});
