import type { ServerFeature } from '#packages/kernel/index.ts';
import { companiesPersonalData } from './companies.personal.ts';
import { companiesRoutes } from './companies.routes.ts';
import { seedCompanies } from './companies.seed.ts';

export { colleaguesOf } from './companies.queries.ts';
export { foundCompany } from './found-company.ts';
export { leaveNoEmptyCompany } from './leave-no-empty-company.ts';

/** Companies and who belongs to them. */
export const companiesFeature: ServerFeature = {
  name: 'companies',
  personalData: companiesPersonalData,
  routes: companiesRoutes,
  seed: async (context) => {
    if (context.settings.development) await seedCompanies(context.db);
  },
};
