import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { monthOfDay, PERIOD, periodBefore } from '../contract/period.rules.ts';
import { companiesToClose } from './closing.queries.ts';
import { closeMonth } from './closing.service.ts';

/** Day of the month on which the one before is closed: until then people fill in its last days. */
const CLOSING_DAY = 3;
const COMPANIES_AT_A_TIME = 500;

/** Every day after the day has closed in São Paulo: what was missed is found the next time. */
const closeMonthsJob = defineJob({
  name: 'company_report.close',
  payload: z.looseObject({}),
  cron: '40 6 * * *',
});

export const closeMonthJob = defineJob({
  name: 'company_report.close_month',
  payload: z.object({ companyId: z.uuid(), month: z.string().regex(PERIOD) }),
  timeoutSeconds: 3_600,
});

export function companyReportWorkers(context: ServerContext): JobWorker[] {
  return [
    worker(closeMonthsJob, () => closeDueMonth(context)),
    worker(closeMonthJob, ({ payload: { companyId, month } }) =>
      closeMonth(context, { companyId, period: month }),
    ),
  ];
}

/** Sends a job for each company in which the month before is not closed yet. */
export async function closeDueMonth({ db, jobs, now }: ServerContext): Promise<void> {
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  if (Number(today.slice(8)) < CLOSING_DAY) return;
  const month = periodBefore(monthOfDay(today));
  for (let after: string | null = null; ; ) {
    const ids: string[] = await companiesToClose(db, { month, after, limit: COMPANIES_AT_A_TIME });
    await db.transaction(async (tx) => {
      for (const companyId of ids) await jobs.send(tx, closeMonthJob, { companyId, month });
    });
    after = ids.at(-1) ?? null;
    if (ids.length < COMPANIES_AT_A_TIME) return;
  }
}
