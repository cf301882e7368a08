import { copiesEnd, personDeleted } from '#features/accounts/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { noteDeletionsJob } from './backups.jobs.ts';
import { backupsSettings } from './backups.settings.ts';

export { backupWorkers } from './backups.jobs.ts';
export { newestBackupAt } from './newest-backup.ts';
export { restoreInstance } from './restore-instance.ts';

const HOUR_MS = 3_600_000;

/** Backups by schedule, and what must not come back with one. */
export const backupsFeature: ServerFeature = {
  name: 'backups',
  settings: backupsSettings,
  plugIns: [
    copiesEnd.with(({ settings }) => (now) => {
      const { dir, keep, everyHours } = settings.backup;
      if (!dir) return null;
      // The newest one may be made this moment, and the oldest goes when one more is there.
      return new Date(now.getTime() + (keep + 1) * everyHours * HOUR_MS);
    }),
    personDeleted.with(
      ({ jobs }) =>
        (tx) =>
          jobs.send(tx, noteDeletionsJob, {}),
    ),
  ],
};
