import type { FastifyInstance } from 'fastify';
import { preferencesChanged } from '#features/access/server/index.ts';
import { mount } from '#packages/api/server/index.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerContext, ServerFeature } from '#packages/kernel/index.ts';
import { remindersContract } from '../contract/reminders.contract.ts';
import { sendReminderMail } from './mails/reminder-mail.ts';
import { serveUnsubscribe } from './mails/unsubscribe.routes.ts';
import { lookJob, pruneJob, reminderMailJob } from './reminders.jobs.ts';
import { remindersPersonalData } from './reminders.personal.ts';
import {
  followZone,
  getReminders,
  prune,
  setPlan,
  setRules,
  tapReminder,
} from './reminders.service.ts';
import { sendDue } from './send-due.ts';

export { comingReminders } from './coming.ts';
export { expiryOf, isLate } from './due.rules.ts';
export { recipientOf } from './reminders.queries.ts';
export { quietOf } from './schedule.ts';

/** Reminders that a person asked for, at their hour, never more than one of a kind a day. */
export const remindersFeature: ServerFeature = {
  name: 'reminders',
  permissions: () => import('./reminders.permissions.ts'),
  personalData: remindersPersonalData,
  routes: (app, context) => {
    mountReminders(app, context);
    serveUnsubscribe(app, context);
  },
  plugIns: [preferencesChanged.with((context) => (tx, userId) => followZone(context, tx, userId))],
  workers: (context) => [
    worker(lookJob, () => sendDue(context)),
    worker(reminderMailJob, ({ payload }) => sendReminderMail(context, payload)),
    worker(pruneJob, () => prune(context)),
  ],
};

function mountReminders(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'reminders', remindersContract, {
    getReminders: ({ caller }) => getReminders(context, caller),
    setPlan: ({ caller, params, body, fail }) =>
      setPlan(context, caller, params.reminder, body, fail),
    setRules: ({ caller, body, fail }) => setRules(context, caller, body, fail),
    tapReminder: ({ caller, body }) => tapReminder(context, caller, body),
  });
}
