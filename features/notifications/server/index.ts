import * as z from 'zod';
import { planMailWanted, trialChanged } from '#features/access/server/index.ts';
import { securityChanged } from '#features/accounts/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { notificationsTopic } from '../contract/notifications.contract.ts';
import { notificationsPersonalData } from './notifications.personal.ts';
import { mountNotifications } from './notifications.routes.ts';
import { seedNotifications } from './notifications.seed.ts';
import { prune } from './notifications.service.ts';
import { notify, wantsMail } from './notify.ts';
import { pushJob } from './push/push.job.ts';
import { pushSettings } from './push/push.settings.ts';
import { sendPush } from './push/send-push.ts';

export { isNews, markSettled, notify, notifyAgain, wantsMail } from './notify.ts';
export { endMails } from './settings.ts';
export { isSilent, silentUntil } from './silence.ts';

const pruneJob = defineJob({
  name: 'notifications.prune',
  payload: z.looseObject({}),
  cron: '23 * * * *',
});

/** What the product tells a person, in it and on their devices, and how they want to hear it. */
export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  settings: pushSettings,
  permissions: () => import('./notifications.permissions.ts'),
  personalData: notificationsPersonalData,
  routes: mountNotifications,
  topics: [notificationsTopic],
  plugIns: [
    securityChanged.with((context) => (tx, { userId, kind }) => {
      return notify(context, tx, { userId, kind, params: {} });
    }),
    planMailWanted.with(() => (db, userId) => wantsMail(db, userId, 'plan')),
    trialChanged.with((context) => (tx, { userId, state, endsAt }) => {
      const kind = state === 'ending' ? 'trial_ending' : 'trial_ended';
      return notify(context, tx, { userId, kind, params: { endsAt: endsAt.getTime() } });
    }),
  ],
  workers: (context) => [
    worker(pushJob, ({ payload }) => sendPush(context, payload)),
    worker(pruneJob, () => prune(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedNotifications(context);
  },
};
