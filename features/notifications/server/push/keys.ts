import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import { defineService, type ServerContext } from '#packages/kernel/index.ts';
import { pushKeys } from '../notifications.tables.ts';

/** Owner of the data key that seals the instance's own secrets; no person has this id. */
const INSTANCE_OWNER = '00000000-0000-0000-0000-000000000000';
const PLACE = { table: 'push_keys', row: '1' };

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const made = defineService('push keys', (context) => {
  let loading: Promise<PushKeys> | undefined;
  return () => {
    loading ??= load(context).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
});

/**
 * The keys by which push services know this instance (VAPID, RFC 8292): from the environment, else
 * made at first use and kept sealed in the database, the same for all processes. A browser's consent
 * is bound to them: with other keys every device must be allowed anew.
 */
export async function pushKeysOf(context: ServerContext): Promise<PushKeys> {
  return context.settings.push.keys ?? made.of(context)();
}

async function load({ db, vault }: ServerContext): Promise<PushKeys> {
  const find = () => db.select().from(pushKeys).where(eq(pushKeys.id, 1));
  const key = await vault.keyOfThing(INSTANCE_OWNER);
  let [row] = await find();
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await db
      .insert(pushKeys)
      .values({ id: 1, publicKey, sealed: key.seal(PLACE, privateKey) })
      .onConflictDoNothing();
    // Another process may have been first.
    [row] = await find();
  }
  if (!row) throw new Error('The keys for push services are gone');
  return { publicKey: row.publicKey, privateKey: key.open(PLACE, row.sealed, SEALED_TEXT) };
}
