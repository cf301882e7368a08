import { unitChanged } from '#features/companies/server/index.ts';
import { BUCKETS } from '#features/files/contract/buckets.ts';
import { bucket } from '#features/files/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { mayReadEvidence, mayWriteEvidence } from './evidence.service.ts';
import { renamePlace } from './survey.queries.ts';
import { workingConditionsWorkers } from './working-conditions.jobs.ts';
import { workingConditionsPersonalData } from './working-conditions.personal.ts';
import { workingConditionsRoutes } from './working-conditions.routes.ts';
import { seedWorkingConditions } from './working-conditions.seed.ts';

/** What a company writes down of its working conditions, asks its people, and does (NR-1). */
export const workingConditionsFeature: ServerFeature = {
  name: 'working-conditions',
  permissions: () => import('./working-conditions.permissions.ts'),
  personalData: workingConditionsPersonalData,
  routes: workingConditionsRoutes,
  workers: workingConditionsWorkers,
  plugIns: [
    unitChanged.with(() => renamePlace),
    bucket.with((context) => ({
      name: 'evidence',
      ...BUCKETS.evidence,
      mayRead: mayReadEvidence,
      mayWrite: mayWriteEvidence(context),
    })),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedWorkingConditions(context);
  },
};
