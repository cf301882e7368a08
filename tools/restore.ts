import { restoreInstance } from '#features/backups/server/index.ts';
import { fileOf, orTell, say, total } from './backup-command.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run restore -- FILE`: puts a backup into the instance that `DATA_DIR` or `DATABASE_URL` names,
 * which must have no people and no running server. All of it or nothing; people who were deleted since
 * the backup do not come back.
 */
const file = fileOf('restore');
await orTell(() =>
  withInstanceDatabase(async (_connection, { masterKeys, settings }, url) => {
    const { counts, manifest, deletedAgain, folders } = await restoreInstance(url, file, {
      settings,
      masterKeys,
      now: new Date(),
    });
    say(`${total(counts)} rows of ${manifest.createdAt} are restored.`);
    say(`Accounts deleted since then and deleted again: ${deletedAgain}.`);
    say(`Deletions were looked for as deletions-*.log in ${folders.join(' and ')}.`);
  }),
);
