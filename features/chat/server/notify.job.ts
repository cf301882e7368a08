import * as z from 'zod';
import type { Queryable } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Tells those who are to hear of a message by their notifications. */
export const notifyJob = defineJob({
  name: 'chat.notify',
  payload: z.object({ conversationId: z.uuid(), messageId: z.uuid() }),
  retries: 3,
});

/** After the commit: a notification refers to people whom a deletion may hold at the same time. */
export function notifyLater(
  { jobs }: Pick<ServerContext, 'jobs'>,
  tx: Queryable,
  payload: { conversationId: string; messageId: string },
): Promise<void> {
  return jobs.send(tx, notifyJob, payload);
}
