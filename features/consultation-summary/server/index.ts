import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { sweepLinksJob } from './consultation-summary.jobs.ts';
import { consultationSummaryPersonalData } from './consultation-summary.personal.ts';
import { mountConsultationSummary } from './consultation-summary.routes.ts';
import { seedLinks } from './consultation-summary.seed.ts';
import { sweepLinks } from './links.service.ts';

export const consultationSummaryFeature: ServerFeature = {
  name: 'consultation-summary',
  permissions: () => import('./consultation-summary.permissions.ts'),
  personalData: consultationSummaryPersonalData,
  routes: mountConsultationSummary,
  seed: async (context) => {
    if (context.settings.development) await seedLinks(context);
  },
  workers: (context) => [worker(sweepLinksJob, () => sweepLinks(context))],
};
