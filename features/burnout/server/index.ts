import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { rescoreJob } from './burnout.jobs.ts';
import { burnoutPersonalData } from './burnout.personal.ts';
import { mountBurnout } from './burnout.routes.ts';
import { seedNotes } from './burnout.seed.ts';
import { rescoreAll } from './corrections.service.ts';

export { burnoutAnalyses } from './burnout.tables.ts';
export { type EntryTexts, entryTexts } from './entry-texts.ts';
export { isHelpFirst, openReading } from './reading.view.ts';
export { countWords, crisisLevelOf, readFor, recordReading, removeReading } from './readings.ts';

export const burnoutFeature: ServerFeature = {
  name: 'burnout',
  permissions: () => import('./burnout.permissions.ts'),
  personalData: burnoutPersonalData,
  routes: mountBurnout,
  seed: async (context) => {
    if (context.settings.development) await seedNotes(context);
  },
  workers: (context) => [worker(rescoreJob, ({ payload }) => rescoreAll(context, payload.userId))],
};
