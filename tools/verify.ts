import { loadConfiguration } from '#apps/server/config.ts';
import { readBackup } from '#packages/backup/index.ts';
import { fileOf, orTell, say, total } from './backup-command.ts';

/** `npm run verify -- FILE`: whether a backup is whole and genuine, and of when. Needs the master key, no database. */
const file = fileOf('verify');
await orTell(async () => {
  const { masterKeys } = loadConfiguration(process.env);
  const { manifest, counts } = await readBackup(file, masterKeys);
  say(`${file} is whole: ${total(counts)} rows of ${Object.keys(counts).length} tables.`);
  say(`Made ${manifest.createdAt}, with ${manifest.schema.migrations.length} migrations.`);
});
