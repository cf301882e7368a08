import { safetyPlanContract } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { safetyPlanPersonalData } from './safety-plan.personal.ts';
import { seedSafetyPlan } from './safety-plan.seed.ts';
import { deletePlan, getPlan, savePlan } from './safety-plan.service.ts';

export const safetyPlanFeature: ServerFeature = {
  name: 'safety-plan',
  permissions: () => import('./safety-plan.permissions.ts'),
  personalData: safetyPlanPersonalData,
  routes: (app, context) => {
    mount(app, 'safety-plan', safetyPlanContract, {
      getPlan: ({ caller }) => getPlan(context, caller.userId),
      savePlan: ({ caller, body }) => savePlan(context, caller.userId, body),
      deletePlan: ({ caller }) => deletePlan(context, caller.userId),
    });
  },
  seed: async (context) => {
    if (context.settings.development) await seedSafetyPlan(context);
  },
};
