import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { sweepJob } from './calendar.jobs.ts';
import { calendarPersonalData } from './calendar.personal.ts';
import { mountCalendar } from './calendar.routes.ts';
import { seedCalendar } from './calendar.seed.ts';
import { sweepCalendar } from './calendar.service.ts';

export { upcomingExpression } from './calendar.queries.ts';
export { weekEndOf } from './event-span.rules.ts';

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  permissions: () => import('./calendar.permissions.ts'),
  personalData: calendarPersonalData,
  routes: mountCalendar,
  workers: (context) => [worker(sweepJob, () => sweepCalendar(context))],
  seed: async (context) => {
    if (context.settings.development) await seedCalendar(context);
  },
};
