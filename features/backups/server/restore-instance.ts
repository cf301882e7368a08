import { dirname, resolve } from 'node:path';
import { type BackupContent, restoreBackup } from '#packages/backup/index.ts';
import type { MasterKeyRing } from '#packages/crypto/index.ts';
import type { Settings } from '#packages/kernel/index.ts';
import { deletedSince, deletionFolder } from './deletion-log.ts';
import { replayDeletions } from './replay-deletions.ts';

/** Two machines may disagree about the time, and a deletion ends a little after it says it happened. */
const MARGIN_MS = 3_600_000;

export interface Restored extends BackupContent {
  /** Accounts of the backup that were deleted after it was made, and are gone again. */
  deletedAgain: number;
  /** Where deletions were looked for. */
  folders: readonly string[];
}

/**
 * Restores a backup into an empty instance, in one step with the deletions since it was made: nobody
 * who asked to be gone is back for a moment. These are looked for with the instance and beside the file.
 */
export async function restoreInstance(
  url: string,
  file: string,
  {
    settings,
    masterKeys,
    now,
  }: { settings: Pick<Settings, 'backup' | 'dataDir'>; masterKeys: MasterKeyRing; now: Date },
): Promise<Restored> {
  const folders = [...new Set([deletionFolder(settings), dirname(resolve(file))])];
  let deletedAgain = 0;
  const restored = await restoreBackup(url, file, {
    masters: masterKeys,
    settle: async (tx, { createdAt }) => {
      const since = new Date(Date.parse(createdAt) - MARGIN_MS);
      const lists = await Promise.all(folders.map((folder) => deletedSince(folder, since)));
      deletedAgain = await replayDeletions(tx, lists.flat(), now);
    },
  });
  return { ...restored, deletedAgain, folders };
}
