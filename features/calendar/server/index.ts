import * as z from 'zod';
import { preferencesChanged } from '#features/access/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { mountAddress, serveFeed } from './address/address.routes.ts';
import { calendarPersonalData } from './calendar.personal.ts';
import { mountCalendar } from './calendar.routes.ts';
import { seedCalendar } from './calendar.seed.ts';
import { sweepCalendar } from './calendar.service.ts';
import { layFurther } from './lay-times.ts';
import { followZone } from './reminders/follow-zone.ts';
import { remindOfEvents } from './reminders/look.ts';

export { upcomingExpression } from './calendar.queries.ts';
export { drawnInCalendar } from './drawn-in.ts';
export { weekEndOf } from './event-span.rules.ts';

/** Erases what was deleted an hour ago. */
const sweepJob = defineJob({
  name: 'calendar.sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
});

/** Lays the times of series further, as days go by. */
const layJob = defineJob({
  name: 'calendar.lay',
  payload: z.object({}),
  cron: '37 3 * * *',
});

/** Reminds of events that are due. */
const remindJob = defineJob({
  name: 'calendar.remind',
  payload: z.object({}),
  cron: '* * * * *',
  retries: 0,
});

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  permissions: () => import('./calendar.permissions.ts'),
  personalData: calendarPersonalData,
  routes: (app, context) => {
    mountCalendar(app, context);
    mountAddress(app, context);
    serveFeed(app, context);
  },
  plugIns: [preferencesChanged.with((context) => (tx, userId) => followZone(context, tx, userId))],
  workers: (context) => [
    worker(sweepJob, () => sweepCalendar(context)),
    worker(layJob, () => layFurther(context)),
    worker(remindJob, () => remindOfEvents(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedCalendar(context);
  },
};
