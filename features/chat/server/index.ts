import { personLeaves } from '#features/companies/server/index.ts';
import { bucket } from '#features/files/server/index.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { MAX_ATTACHMENT_BYTES } from '../contract/attachments.ts';
import { chatTopic } from '../contract/chat.contract.ts';
import { BUCKET, sweepAttachments } from './attachments.service.ts';
import { deliverJob, sweepJob } from './chat.jobs.ts';
import { chatPersonalData } from './chat.personal.ts';
import { mountChat } from './chat.routes.ts';
import { seedChat } from './chat.seed.ts';
import { closeGroupsOf } from './conversations.queries.ts';
import { deliverDue } from './messages.service.ts';
import { notifyJob } from './notify.job.ts';
import { notifyOf } from './notify.service.ts';

/** What sealing adds to the bytes of a file. */
const SEAL_BYTES = 64;
const nobody = () => false;

/** Conversations of colleagues, groups, and the one with the assistant. */
export const chatFeature: ServerFeature = {
  name: 'chat',
  permissions: () => import('./chat.permissions.ts'),
  personalData: chatPersonalData,
  routes: mountChat,
  topics: [chatTopic],
  plugIns: [
    // What lies there is sealed: our own route alone opens it, for who may read the message.
    bucket.with(() => ({
      name: BUCKET,
      public: false,
      sizeLimit: MAX_ATTACHMENT_BYTES + SEAL_BYTES,
      mimeTypes: null,
      mayRead: nobody,
      mayWrite: nobody,
      sealed: true,
    })),
    personLeaves.with(() => closeGroupsOf),
  ],
  workers: (context) => [
    worker(deliverJob, () => deliverDue(context)),
    worker(notifyJob, ({ payload }) => notifyOf(context, payload)),
    worker(sweepJob, () => sweepAttachments(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedChat(context);
  },
};
