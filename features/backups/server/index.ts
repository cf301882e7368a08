import { personDeleted } from '#features/accounts/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { noteDeletionsJob } from './backups.jobs.ts';
import { backupsSettings } from './backups.settings.ts';

export { backupWorkers } from './backups.jobs.ts';
export { restoreInstance } from './restore-instance.ts';

/** Backups by schedule, and what must not come back with one. */
export const backupsFeature: ServerFeature = {
  name: 'backups',
  settings: backupsSettings,
  plugIns: [
    personDeleted.with(
      ({ jobs }) =>
        (tx) =>
          jobs.send(tx, noteDeletionsJob, {}),
    ),
  ],
};
