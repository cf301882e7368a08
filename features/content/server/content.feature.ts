import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { signedFileAddress } from '#features/files/server/index.ts';
import { mount } from '#packages/api/server/index.ts';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerContext, ServerFeature } from '#packages/kernel/index.ts';
import { MEDIA_BUCKET, MEDIA_SECONDS, mediaContract } from '../contract/media.contract.ts';
import { versionsContract } from '../contract/versions.contract.ts';
import { contentSchedules } from './content.tables.ts';
import { sweepMedia } from './media-sweep.ts';
import { listScheduled, publishDue, schedule } from './schedule.ts';
import { eraseDeleted, listDeleted, listVersions, readVersion } from './versions.ts';

const publishJob = defineJob({
  name: 'content.publish',
  payload: z.looseObject({}),
  cron: '* * * * *',
  retries: 0,
});
const eraseJob = defineJob({
  name: 'content.erase',
  payload: z.looseObject({}),
  cron: '41 4 * * *',
});

/** What all that the administration writes shares: versions, what was deleted, what is published by itself. */
export const contentFeature: ServerFeature = {
  name: 'content',
  permissions: () => import('./content.permissions.ts'),
  personalData: {
    kinds: [],
    withheld: [
      [
        contentSchedules,
        'which administrator wants a text published when, until then: the act stands in the audit log',
      ],
    ],
  },
  routes: mountContent,
  workers: (context) => [
    worker(publishJob, () => publishDue(context)),
    worker(eraseJob, async () => {
      await eraseDeleted(context);
      await sweepMedia(context);
    }),
  ],
};

function mountContent(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'content', mediaContract, {
    mediaAddresses: async ({ body: { paths } }) => ({
      addresses: await Promise.all(
        paths.map((path) =>
          signedFileAddress(context, { bucket: MEDIA_BUCKET, path }, MEDIA_SECONDS),
        ),
      ),
    }),
  });
  mount(app, 'content', versionsContract, {
    listVersions: async ({ params }) => ({ versions: await listVersions(context, params) }),
    readVersion: ({ params }) => readVersion(context, params),
    listDeleted: async ({ params }) => ({ items: await listDeleted(context, params.kind) }),
    listScheduled: async ({ params }) => ({ items: await listScheduled(context, params.kind) }),
    schedule: ({ caller, params, body, fail }) =>
      schedule(context, caller, { ...params, ...body }, fail),
  });
}
