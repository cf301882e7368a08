import { personDeleted } from '#features/accounts/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { saveDeclared } from './buckets.queries.ts';
import { bucket, ownBuckets } from './buckets.ts';
import { filesWorkers, sweepJob } from './files.jobs.ts';
import { filesPersonalData } from './files.personal.ts';
import { filesSettings } from './files.settings.ts';
import { filesOf, openFiles } from './files.ts';
import { storagePlugin } from './protocol/plugin.ts';
import { sealedRoutes } from './sealed/sealed.routes.ts';

export {
  attachmentReader,
  type BucketDeclaration,
  bucket,
  type FilePolicy,
  isAdministration,
  isCompanyAdmin,
  isOwner,
  isSignedIn,
} from './buckets.ts';
export type { FileCaller } from './file-caller.ts';
export { answerUnreadableFileAddress, isFileAddress } from './protocol/plugin.ts';
export { StorageError } from './protocol/storage-error.ts';
export { fitsType } from './rules/media-type.rules.ts';
export { keepSealed } from './sealed/sealed.queries.ts';
export { openSealed, removeSealed, sealObject } from './sealed/sealed.service.ts';
export {
  type FilePlace,
  filesBefore,
  findFiles,
  probeStorage,
  putFile,
  readFile,
  removeFiles,
  removeFolder,
  signedFileAddress,
} from './server-api.ts';
export { unlessGone } from './unless-gone.ts';

/** Files: the storage service below `/storage/v1`, and photos sealed for their owner. */
export const filesFeature: ServerFeature = {
  name: 'files',
  settings: filesSettings,
  permissions: () => import('./files.permissions.ts'),
  personalData: filesPersonalData,
  routes: async (app, context) => {
    await openFiles(context);
    const declared = bucket.of(context);
    await saveDeclared(
      context.db,
      declared.map(({ name, sizeLimit, mimeTypes, ...one }) => ({
        id: name,
        public: one.public,
        sizeLimit,
        mimeTypes: mimeTypes && [...mimeTypes],
      })),
    );
    await app.register(storagePlugin(filesOf(context)), { prefix: '/storage/v1' });
    sealedRoutes(app, context);
  },
  workers: (context) => filesWorkers(filesOf(context)),
  plugIns: [
    ...ownBuckets,
    personDeleted.with(
      ({ jobs }) =>
        (tx) =>
          jobs.send(tx, sweepJob, {}),
    ),
  ],
};
