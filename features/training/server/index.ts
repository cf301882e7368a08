import type { ServerFeature } from '#packages/kernel/index.ts';
import { trainingPersonalData } from './training.personal.ts';
import { mountTraining } from './training.routes.ts';
import { seedTraining } from './training.seed.ts';

export { courseTallyExpressions } from './training.queries.ts';

/** Courses that people read and their makers keep. */
export const trainingFeature: ServerFeature = {
  name: 'training',
  permissions: () => import('./training.permissions.ts'),
  personalData: trainingPersonalData,
  routes: mountTraining,
  seed: async (context) => {
    if (context.settings.development) await seedTraining(context);
  },
};
