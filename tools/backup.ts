import { writeBackup } from '#packages/backup/index.ts';
import { fileOf, orTell, say, total } from './backup-command.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run backup -- FILE`: everything that the instance's database holds at one instant, encrypted
 * under its master key, whether or not its server runs. The name is there once the backup is whole.
 */
const file = fileOf('backup');
await orTell(() =>
  withInstanceDatabase(async (_connection, { masterKeys }, url) => {
    const counts = await writeBackup(url, file, { master: masterKeys.current, now: new Date() });
    say(`${file}: ${total(counts)} rows of ${Object.keys(counts).length} tables.`);
    say(
      'The master key is not in it. Keep that key elsewhere: without it nobody can open this file.',
    );
  }),
);
