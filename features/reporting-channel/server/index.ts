import type { ServerFeature } from '#packages/kernel/index.ts';
import { reportingWorkers } from './reporting.jobs.ts';
import { reportingPersonalData } from './reporting.personal.ts';
import { reportingRoutes } from './reporting.routes.ts';
import { seedReporting } from './reporting.seed.ts';

/** The reporting channel of Lei 14.457: nobody reports, the committee answers, the accused reads nothing. */
export const reportingChannelFeature: ServerFeature = {
  name: 'reporting-channel',
  permissions: () => import('./reporting.permissions.ts'),
  personalData: reportingPersonalData,
  routes: reportingRoutes,
  workers: reportingWorkers,
  seed: async (context) => {
    if (context.settings.development) await seedReporting(context);
  },
};
