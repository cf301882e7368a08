import { Readable } from 'node:stream';
import * as z from 'zod';
import { monthOfDay, periodBefore } from '#features/company-report/contract/period.rules.ts';
import { mount } from '#packages/api/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerFeature } from '#packages/kernel/index.ts';
import { adminReportsContract } from '../contract/admin-reports.contract.ts';
import { seedAdminReports } from './admin-reports.seed.ts';
import {
  closePlatformMonth,
  platformReport,
  settleFailedJob,
  systemHealth,
} from './admin-reports.service.ts';
import { platformCsv } from './platform-csv.ts';

/** Every day: the month before is counted on its first one, or as soon as the server is there again. */
const closeJob = defineJob({
  name: 'admin_reports.close',
  payload: z.looseObject({}),
  cron: '25 7 * * *',
  timeoutSeconds: 3_600,
});

/** What the operator sees of the platform: counts, and the health of the system. */
export const adminReportsFeature: ServerFeature = {
  name: 'admin-reports',
  permissions: () => import('./admin-reports.permissions.ts'),
  routes: (app, context) =>
    mount(app, 'admin-reports', adminReportsContract, {
      platformReport: ({ caller, query }) =>
        platformReport(context, { ...query, language: caller.language }),
      platformCsv: async ({ caller: { language }, query }) =>
        Readable.from([
          platformCsv(await platformReport(context, { ...query, language }), language),
        ]),
      systemHealth: () => systemHealth(context),
      retryJob: ({ caller, params }) => settleFailedJob(context, caller, params, 'retry'),
      discardJob: ({ caller, params }) => settleFailedJob(context, caller, params, 'discard'),
    }),
  workers: (context) => [
    worker(closeJob, () => {
      const today = dayOf(context.now(), DEFAULT_TIME_ZONE);
      return closePlatformMonth(context, periodBefore(monthOfDay(today)));
    }),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedAdminReports(context);
  },
};
