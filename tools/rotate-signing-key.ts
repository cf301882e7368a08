import { heldPerson, KeyStore } from '#features/accounts/server/index.ts';
import { Vault } from '#packages/crypto/index.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run rotate-signing-key`: a new key signs the access tokens from now on. Running servers take
 * it up within ten seconds; the former key stays published until its last token has ended, and
 * nobody is signed out.
 */
await withInstanceDatabase(async ({ db }, { masterKeys }) => {
  const keys = new KeyStore(db, new Vault(db, masterKeys, heldPerson), () => new Date());
  const { kid } = await keys.rotateSigning();
  process.stdout.write(`Access tokens are signed with the key ${kid} from now on.\n`);
});
