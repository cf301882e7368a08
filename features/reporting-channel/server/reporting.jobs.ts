import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { KEPT_YEARS } from '../contract/reporting.rules.ts';
import { thisWeek } from './reporter.service.ts';
import { deleteConcluded } from './reporting.queries.ts';

const forgetReportsJob = defineJob({
  name: 'reporting_channel.forget',
  payload: z.looseObject({}),
  cron: '50 3 * * 1',
});

export function reportingWorkers(context: ServerContext): JobWorker[] {
  return [worker(forgetReportsJob, () => forgetReports(context))];
}

/** Erases what was concluded more than `KEPT_YEARS` ago. */
export async function forgetReports(context: ServerContext): Promise<void> {
  const [year = '', rest = ''] = thisWeek(context).split(/-(.*)/);
  await deleteConcluded(
    context.db,
    `${Number(year) - KEPT_YEARS}-${rest === '02-29' ? '02-28' : rest}`,
  );
}
