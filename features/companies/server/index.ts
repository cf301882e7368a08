import type { ServerFeature } from '#packages/kernel/index.ts';
import { seedCompanies } from './companies.seed.ts';

/** Companies and who belongs to them. */
export const companiesFeature: ServerFeature = {
  name: 'companies',
  seed: async (context) => {
    if (context.settings.development) await seedCompanies(context.db);
  },
};
