import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

const pruneEvents = defineJob({
  name: 'events.prune',
  payload: z.looseObject({}),
  cron: '17 * * * *',
});

const pruneJobs = defineJob({
  name: 'jobs.prune',
  payload: z.looseObject({}),
  cron: '47 * * * *',
});

/**
 * Jobs that name somebody who is gone: one that ran, or was sent, while the account was being deleted
 * is kept with its payload by the queue.
 */
const OF_NOBODY = `
  delete from pgboss.job
   where data->>'userId' is not null and state <> 'active'
     and not exists (select from users where users.id::text = data->>'userId')`;

/** Housekeeping that belongs to no feature. */
export function maintenanceWorkers(context: ServerContext): JobWorker[] {
  return [
    worker(pruneEvents, () => context.events.prune(context.now())),
    worker(pruneJobs, async () => void (await context.connection.pool.query(OF_NOBODY))),
  ];
}
