import { type Configuration, loadConfiguration } from '#apps/server/config.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { type Connection, connect, migrate } from '#packages/db/index.ts';

/**
 * Runs a command on the migrated database of the instance that `DATA_DIR` or `DATABASE_URL` names,
 * whether or not its server runs. An embedded database that was not running is stopped again.
 */
export async function withInstanceDatabase<T>(
  run: (connection: Connection, configuration: Configuration, url: string) => Promise<T>,
): Promise<T> {
  const configuration = loadConfiguration(process.env);
  const embedded = configuration.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: configuration.settings.dataDir,
        log: (line) => process.stderr.write(`${line}\n`),
      });
  try {
    const url = configuration.databaseUrl ?? embedded?.url;
    if (!url) throw new Error('No database');
    await migrate(url);
    const connection = connect(url, { size: 2 });
    try {
      return await run(connection, configuration, url);
    } finally {
      await connection.close();
    }
  } finally {
    if (embedded && !embedded.attached) await embedded.stop();
  }
}
