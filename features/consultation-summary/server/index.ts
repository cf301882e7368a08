import * as z from 'zod';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { sweepBooked } from './booked-summaries.service.ts';
import { consultationSummaryPersonalData } from './consultation-summary.personal.ts';
import { mountConsultationSummary } from './consultation-summary.routes.ts';
import { seedLinks } from './consultation-summary.seed.ts';
import { sweepLinks } from './links.service.ts';

/** Destroys what is behind links that have expired, and shared summaries of consultations that are over. */
const sweepJob = defineJob({
  name: 'consultation.sweep',
  payload: z.looseObject({}),
  cron: '*/10 * * * *',
  retries: 0,
});

export const consultationSummaryFeature: ServerFeature = {
  name: 'consultation-summary',
  permissions: () => import('./consultation-summary.permissions.ts'),
  personalData: consultationSummaryPersonalData,
  routes: mountConsultationSummary,
  seed: async (context) => {
    if (context.settings.development) await seedLinks(context);
  },
  workers: (context) => [
    worker(sweepJob, async () => {
      await sweepLinks(context);
      await sweepBooked(context);
    }),
  ],
};
