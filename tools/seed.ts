import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { migrate } from '#packages/db/index.ts';

/**
 * `npm run seed`: makes the demonstration world in the instance that `DATA_DIR` or `DATABASE_URL`
 * names, whether or not its server runs. Does nothing that is already done.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const configuration = loadConfiguration(process.env);
if (!configuration.settings.development) {
  process.stderr.write('The demonstration world is never made in production.\n');
  process.exit(1);
}
const embedded = configuration.databaseUrl
  ? null
  : await startEmbedded({ dataDir: configuration.settings.dataDir, log: say });
const databaseUrl = configuration.databaseUrl ?? embedded?.url;
if (!databaseUrl) throw new Error('No database');
await migrate(databaseUrl);
const { context } = await buildApp({ configuration, databaseUrl, web: false });
say('Making the demonstration world…');
await seedDemonstration(context);
await context.connection.close();
if (embedded && !embedded.attached) await embedded.stop();
say('Done: ana@, bruno@ and carla@demo.florescer.app, password florescer-demo.');
process.exit(0);
