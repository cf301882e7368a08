import { loadConfiguration } from '#apps/server/config.ts';
import { KeyStore } from '#features/accounts/server/index.ts';
import { Vault } from '#packages/crypto/index.ts';
import { startEmbedded } from '#packages/db/embedded/index.ts';
import { connect, migrate } from '#packages/db/index.ts';

/**
 * `npm run rotate-signing-key`: a new key signs the access tokens from now on. Running servers take
 * it up within ten seconds; the former key stays published until its last token has ended, and
 * nobody is signed out.
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
try {
  await migrate(url);
  const { db } = connection;
  const keys = new KeyStore(db, new Vault(db, configuration.masterKeys), () => new Date());
  const { kid } = await keys.rotateSigning();
  process.stdout.write(`Access tokens are signed with the key ${kid} from now on.\n`);
} finally {
  await connection.close();
  if (embedded && !embedded.attached) await embedded.stop();
}
