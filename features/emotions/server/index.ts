import type { ServerFeature } from '#packages/kernel/index.ts';
import { mountEmotions } from './emotions.routes.ts';
import { seedEmotions } from './emotions.seed.ts';

export { emotionOverviewOf, recordedDaysOf } from './emotions.service.ts';

export const emotionsFeature: ServerFeature = {
  name: 'emotions',
  routes: mountEmotions,
  seed: async (context) => {
    if (context.settings.development) await seedEmotions(context);
  },
};
