import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { emotionsPersonalData } from './emotions.personal.ts';
import { mountEmotions } from './emotions.routes.ts';
import { seedEmotions } from './emotions.seed.ts';
import { peopleMeanJob, publishPeopleMean } from './people-mean.service.ts';

export { emotionOverviewOf, listDays, recordedDaysOf } from './emotions.service.ts';

export const emotionsFeature: ServerFeature = {
  name: 'emotions',
  permissions: () => import('./emotions.permissions.ts'),
  personalData: emotionsPersonalData,
  routes: mountEmotions,
  workers: (context) => [worker(peopleMeanJob, () => publishPeopleMean(context))],
  seed: async (context) => {
    if (context.settings.development) await seedEmotions(context);
  },
};
