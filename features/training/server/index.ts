import { mediaHolder, publisher } from '#features/content/server/index.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { mediaOfCourses } from './course-media.ts';
import { publishDueCourse } from './courses-admin.service.ts';
import { expiryJob, tellExpiring } from './expiry.ts';
import { trainingPersonalData } from './training.personal.ts';
import { mountTraining } from './training.routes.ts';
import { seedTraining } from './training.seed.ts';

export { type LegalTally, tallyLegal } from './legal.ts';
export { courseTallyExpressions } from './training.queries.ts';
export { seedCompletions, seedLegalCompletions } from './training.seed.ts';
export { translatedTitles } from './translated-titles.ts';

/** Courses that people read and their makers keep. */
export const trainingFeature: ServerFeature = {
  name: 'training',
  permissions: () => import('./training.permissions.ts'),
  personalData: trainingPersonalData,
  routes: mountTraining,
  plugIns: [
    mediaHolder.with(() => mediaOfCourses),
    publisher.with((context) => ({
      kind: 'course',
      publish: (tx, item) => publishDueCourse(context, tx, item),
    })),
  ],
  workers: (context) => [worker(expiryJob, () => tellExpiring(context))],
  seed: async (context) => {
    if (context.settings.development) await seedTraining(context);
  },
};
