import type { ServerFeature } from '#packages/kernel/index.ts';
import { healthPersonalData } from './health.personal.ts';
import { mountHealth } from './health.routes.ts';
import { seedHealth } from './health.seed.ts';

export { hasRecordOn, recordedDaysExpression } from './health.queries.ts';
export { recordedDaysOf } from './health.service.ts';

export const healthFeature: ServerFeature = {
  name: 'health',
  permissions: () => import('./health.permissions.ts'),
  personalData: healthPersonalData,
  routes: mountHealth,
  seed: async (context) => {
    if (context.settings.development) await seedHealth(context);
  },
};
