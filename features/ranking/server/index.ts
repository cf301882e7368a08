import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { rankingContract } from '../contract/ranking.contract.ts';
import { rankingWorkers } from './close-month.job.ts';
import { rankingPersonalData } from './ranking.personal.ts';
import { seedRanking } from './ranking.seed.ts';
import { rankCompanies, rankPeople, setChoice } from './ranking.service.ts';

/** People and companies by completed courses. */
export const rankingFeature: ServerFeature = {
  name: 'ranking',
  permissions: () => import('./ranking.permissions.ts'),
  personalData: rankingPersonalData,
  routes: (app, context) => {
    mount(app, 'ranking', rankingContract, {
      people: ({ caller, query }) => rankPeople(context, caller, query),
      companies: ({ caller, query }) => rankCompanies(context, caller, query),
      setChoice: ({ caller, body }) => setChoice(context, caller, body),
    });
  },
  workers: rankingWorkers,
  seed: async (context) => {
    if (context.settings.development) await seedRanking(context);
  },
};
