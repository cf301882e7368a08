import * as z from 'zod';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { calendarPersonalData } from './calendar.personal.ts';
import { mountCalendar } from './calendar.routes.ts';
import { seedCalendar } from './calendar.seed.ts';
import { sweepCalendar } from './calendar.service.ts';

export { upcomingExpression } from './calendar.queries.ts';
export { weekEndOf } from './event-span.rules.ts';

/** Erases what was deleted an hour ago. */
const sweepJob = defineJob({
  name: 'calendar.sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
});

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
