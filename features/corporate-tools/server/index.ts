import type { ServerFeature } from '#packages/kernel/index.ts';
import { corporateToolsPersonalData } from './corporate-tools.personal.ts';
import { corporateToolsRoutes } from './corporate-tools.routes.ts';
import { seedCorporateTools } from './corporate-tools.seed.ts';

/** Links to the tools that people work with: a company's own, and each person's shortcuts. */
export const corporateToolsFeature: ServerFeature = {
  name: 'corporate-tools',
  permissions: () => import('./corporate-tools.permissions.ts'),
  personalData: corporateToolsPersonalData,
  routes: corporateToolsRoutes,
  seed: async (context) => {
    if (context.settings.development) await seedCorporateTools(context.db);
  },
};
