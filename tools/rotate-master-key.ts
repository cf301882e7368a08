import { heldPerson } from '#features/accounts/server/index.ts';
import { Vault } from '#packages/crypto/index.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run rotate-master-key`: with `FLORESCER_MASTER_KEY=NEW,OLD` wraps every person's data key
 * with NEW. Texts are not touched. Afterwards OLD can be left out; safe to run again at any time.
 */
await withInstanceDatabase(async ({ db }, { masterKeys }) => {
  const moved = await new Vault(db, masterKeys, heldPerson).rotate();
  process.stdout.write(`${moved} data keys are wrapped with the new master key.\n`);
});
