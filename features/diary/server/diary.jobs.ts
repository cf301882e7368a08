import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';

/** Writes the feedback of an entry as it was at this version. */
export const writeFeedbackJob = defineJob({
  name: 'diary.write_feedback',
  payload: z.object({ userId: z.uuid(), entryId: z.uuid(), version: z.int() }),
  retries: 3,
});

/** Finishes entries that waited too long and erases what was deleted an hour ago. */
export const sweepJob = defineJob({
  name: 'diary.sweep',
  payload: z.object({}),
  cron: '* * * * *',
  retries: 0,
});
