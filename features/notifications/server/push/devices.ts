import { isIP } from 'node:net';
import * as z from 'zod';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import { uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { ADDRESS_NOT_ALLOWED } from '../../contract/notifications.contract.ts';
import {
  addressHash,
  deleteDevice,
  findDevice,
  lockAddress,
  putDevice,
} from './devices.queries.ts';

/** What a browser hands over so that messages reach it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const SUBSCRIPTION: Sealed<Subscription> = sealed(
  z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) }),
);

export const devicePlace = (id: string) => ({ table: 'push_devices', row: id });

/**
 * Has messages sent to a device of the caller. Its address must be a public https one: the server
 * will call it. What a name resolves to is judged again at each call.
 */
export async function addDevice(
  { db, vault, now, settings }: ServerContext,
  { userId }: Caller,
  subscription: Subscription,
  failOwn: (code: typeof ADDRESS_NOT_ALLOWED, message: string) => Problem,
): Promise<{ id: string }> {
  if (!isAllowed(new URL(subscription.endpoint), settings.push.trustedHosts)) {
    throw failOwn('address_not_allowed', 'The address is not that of a public push service');
  }
  const hash = addressHash(subscription.endpoint);
  const key = await vault.keyOf(userId);
  return db.transaction(async (tx) => {
    await lockAddress(tx, hash);
    const createdAt = now();
    const id = (await findDevice(tx, userId, hash)) ?? uuidV7(createdAt);
    const bytes = key.seal(devicePlace(id), subscription);
    await putDevice(tx, { userId, id, addressHash: hash, sealed: bytes, createdAt });
    return { id };
  });
}

export async function removeDevice(
  { db }: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  if (!(await deleteDevice(db, userId, id))) throw fail('not_found', 'No such device');
}

/** Push services have names; an address in numbers is somebody trying something. */
function isAllowed(url: URL, trustedHosts: readonly string[]): boolean {
  if (trustedHosts.includes(url.host)) return true;
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && url.hostname.includes('.');
  return url.protocol === 'https:' && isPlain && isName;
}
