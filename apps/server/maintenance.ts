import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

const pruneEvents = defineJob({
  name: 'events.prune',
  payload: z.looseObject({}),
  cron: '17 * * * *',
});

/** Housekeeping that belongs to no feature. */
export function maintenanceWorkers(context: ServerContext): JobWorker[] {
  return [worker(pruneEvents, () => context.events.prune(context.now()))];
}
