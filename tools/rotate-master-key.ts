import { loadConfiguration } from '#apps/server/config.ts';
import { Vault } from '#packages/crypto/index.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { connect } from '#packages/db/index.ts';

/**
 * `npm run rotate-master-key`: with `FLORESCER_MASTER_KEY=NEW,OLD` wraps every person's data key
 * with NEW. Texts are not touched. Afterwards OLD can be left out; safe to run again at any time.
 */
const configuration = loadConfiguration(process.env);
const embedded = configuration.databaseUrl
  ? null
  : await startEmbedded({
      dataDir: configuration.settings.dataDir,
      log: (line) => process.stdout.write(`${line}\n`),
    });
const url = configuration.databaseUrl ?? embedded?.url;
if (!url) throw new Error('No database');
const connection = connect(url, { size: 2 });
const moved = await new Vault(connection.db, configuration.masterKeys).rotate();
process.stdout.write(`${moved} data keys are wrapped with the new master key.\n`);
await connection.close();
if (embedded && !embedded.attached) await embedded.stop();
