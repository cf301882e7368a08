import * as z from 'zod';
import { defineJob } from '#packages/jobs/index.ts';
import { REMINDER_KINDS } from '../contract/kinds.ts';

/** Looks for reminders that are due: every minute, and when somebody chose a time that is now. */
export const lookJob = defineJob({
  name: 'reminders.look',
  payload: z.looseObject({}),
  cron: '* * * * *',
  retries: 0,
});

/** Mails a reminder that was sent. Its tries end before it is late. */
export const reminderMailJob = defineJob({
  name: 'reminders.mail',
  payload: z.object({ userId: z.uuid(), reminder: z.enum(REMINDER_KINDS), day: z.iso.date() }),
  retries: 8,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
});

/** Deletes what was sent so long ago that nothing counts it any more. */
export const pruneJob = defineJob({
  name: 'reminders.prune',
  payload: z.looseObject({}),
  cron: '29 4 * * *',
});
