import type { ServerFeature } from '#packages/kernel/index.ts';
import { rankingPersonalData } from './ranking.personal.ts';
import { mountRanking } from './ranking.routes.ts';
import { seedRanking } from './ranking.seed.ts';

/** People and companies by completed courses. */
export const rankingFeature: ServerFeature = {
  name: 'ranking',
  permissions: () => import('./ranking.permissions.ts'),
  personalData: rankingPersonalData,
  routes: mountRanking,
  seed: async (context) => {
    if (context.settings.development) await seedRanking(context);
  },
};
