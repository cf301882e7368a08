import { supportStaffTaken } from '#features/access/server/index.ts';
import { attachmentReader, type FileCaller } from '#features/files/server/index.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerContext, ServerFeature } from '#packages/kernel/index.ts';
import { supportTopic } from '../contract/support.contract.ts';
import { inboundMail } from './inbound/inbound-server.ts';
import { answerMailJob } from './mails/answer-mail.job.ts';
import { sendAnswerMail } from './mails/answer-mail.ts';
import { lookAtAll, lookJob } from './status/status.service.ts';
import { supportPersonalData } from './support.personal.ts';
import { findTicket, unassignAll } from './support.queries.ts';
import { supportRoutes } from './support.routes.ts';
import { seedSupport } from './support.seed.ts';
import { supportSettings } from './support.settings.ts';

/** Tickets to the operator's staff, how it is reached, and how the service is. */
export const supportFeature: ServerFeature = {
  name: 'support',
  settings: supportSettings,
  permissions: () => import('./support.permissions.ts'),
  personalData: supportPersonalData,
  topics: [supportTopic],
  routes: (app, context) => {
    supportRoutes(app, context);
    const inbound = inboundMail.of(context);
    if (!inbound) return;
    app.addHook('onListen', async () => void (await inbound.listen()));
    app.addHook('onClose', () => inbound.close());
  },
  plugIns: [
    attachmentReader.with((context) => (caller, path) => isOfTicket(context, caller, path)),
    supportStaffTaken.with(() => unassignAll),
  ],
  workers: (context) => [
    worker(answerMailJob, ({ payload }) => sendAnswerMail(context, payload)),
    worker(lookJob, () => lookAtAll(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedSupport(context);
  },
};

const ATTACHED = /^([0-9a-f-]{36})\/support\/([0-9a-f-]{36})\/.+$/;

/** The staff reads what lies in the folder of a ticket that is there. */
async function isOfTicket(
  { db }: ServerContext,
  caller: FileCaller,
  path: string,
): Promise<boolean> {
  if (caller.kind !== 'person') return false;
  const { role, grants } = caller.person;
  if (role !== 'admin' && !grants.includes('support_staff')) return false;
  const [, userId, id] = ATTACHED.exec(path) ?? [];
  return userId !== undefined && id !== undefined && !!(await findTicket(db, { userId, id }));
}
