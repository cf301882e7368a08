import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { deletionsSince } from '#features/accounts/server/index.ts';
import { writeBackup } from '#packages/backup/index.ts';
import type { MasterKeyRing } from '#packages/crypto/index.ts';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { addDeletions, deletionFolder, forgetOldDeletions, oldestNoted } from './deletion-log.ts';
import { backupName, isBackupDue, surplusFiles } from './schedule.rules.ts';

/** A day's work for a very large instance; the next hour looks again. */
const LONGEST_SECONDS = 6 * 3_600;

const scheduledBackupJob = defineJob({
  name: 'backups.scheduled',
  payload: z.looseObject({}),
  cron: '23 * * * *',
  retries: 0,
  timeoutSeconds: LONGEST_SECONDS,
});

/** Sent with each deletion, without a name: it looks up what is not noted yet. */
export const noteDeletionsJob = defineJob({
  name: 'backups.note_deletions',
  payload: z.object({}),
});

/** The work of backups: only the app itself holds the address of the database and the master key. */
export function backupWorkers(
  context: ServerContext,
  instance: { databaseUrl: string; masterKeys: MasterKeyRing },
): JobWorker[] {
  return [
    worker(scheduledBackupJob, async () => {
      await noteDeletions(context);
      await backUpIfDue(context, instance);
    }),
    worker(noteDeletionsJob, () => noteDeletions(context)),
  ];
}

/** Copies what the database knows of deleted accounts to the list beside the backups. */
async function noteDeletions({ settings, db, now }: ServerContext): Promise<void> {
  const folder = deletionFolder(settings);
  await forgetOldDeletions(folder, now());
  await addDeletions(folder, await deletionsSince(db, oldestNoted(now())));
}

/** Makes the backup of the schedule where it is time for one, then drops the oldest. */
export async function backUpIfDue(
  { settings, now, log }: Pick<ServerContext, 'settings' | 'now' | 'log'>,
  { databaseUrl, masterKeys }: { databaseUrl: string; masterKeys: MasterKeyRing },
): Promise<void> {
  const { dir, everyHours, keep } = settings.backup;
  if (!dir) return;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (!isBackupDue(await readdir(dir), now(), everyHours)) return;
  const name = backupName(now());
  await writeBackup(databaseUrl, join(dir, name), { master: masterKeys.current, now: now() });
  log.info({ file: name }, 'backup written');
  for (const surplus of surplusFiles(await readdir(dir), keep)) {
    await rm(join(dir, surplus), { force: true });
  }
}
