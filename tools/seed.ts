import { buildApp, seedDemonstration } from '#apps/server/app.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run seed`: makes the demonstration world in the instance that `DATA_DIR` or `DATABASE_URL`
 * names, whether or not its server runs. Does nothing that is already done.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
await withInstanceDatabase(async (_, configuration, databaseUrl) => {
  if (!configuration.settings.development) {
    process.stderr.write('The demonstration world is never made in production.\n');
    process.exit(1);
  }
  const { context } = await buildApp({ configuration, databaseUrl, web: false });
  say('Making the demonstration world…');
  await seedDemonstration(context);
  await context.connection.close();
});
say('Done: ana@, bruno@ and carla@demo.florescer.app, password florescer-demo.');
process.exit(0);
