import type { ServerFeature } from '#packages/kernel/index.ts';
import { safetyPlanPersonalData } from './safety-plan.personal.ts';
import { mountSafetyPlan } from './safety-plan.routes.ts';
import { seedSafetyPlan } from './safety-plan.seed.ts';

export const safetyPlanFeature: ServerFeature = {
  name: 'safety-plan',
  permissions: () => import('./safety-plan.permissions.ts'),
  personalData: safetyPlanPersonalData,
  routes: mountSafetyPlan,
  seed: async (context) => {
    if (context.settings.development) await seedSafetyPlan(context);
  },
};
