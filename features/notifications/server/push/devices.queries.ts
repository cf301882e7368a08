import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { MOST_DEVICES } from '../../contract/notifications.contract.ts';
import { pushDeliveries, pushDevices } from '../notifications.tables.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;

export const addressHash = (endpoint: string): Buffer =>
  createHash('sha256').update(endpoint).digest();

/** A person's devices, newest first. */
export function devicesOf(db: Queryable, userId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id));
}

export async function hasDevice(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** One change of who has an address at a time: its device keeps the id that its keys are sealed for. */
export async function lockAddress(tx: Queryable, hash: Buffer): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`push ${hash.toString('hex')}`}, 0))`,
  );
}

/** The device of a person with this address, to keep its id. */
export async function findDevice(
  db: Queryable,
  userId: string,
  hash: Buffer,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.addressHash, hash)));
  return row?.id;
}

/**
 * Stores a device. Whoever had it before has it no more: somebody else is signed in on it now. Of
 * more than `MOST_DEVICES` the oldest go.
 */
export async function putDevice(tx: Queryable, row: DeviceRow): Promise<void> {
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.addressHash, row.addressHash), ne(pushDevices.userId, row.userId)));
  await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: pushDevices.addressHash,
      set: { sealed: row.sealed },
    });
  await lockOwn(tx, 'devices', row.userId);
  const surplus = (await devicesOf(tx, row.userId)).slice(MOST_DEVICES).map(({ id }) => id);
  if (surplus.length === 0) return;
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, row.userId), inArray(pushDevices.id, surplus)));
}

/** False where the person has no such device. */
export async function deleteDevice(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
    .returning({ id: pushDevices.id });
  return rows.length > 0;
}

type Delivery = typeof pushDeliveries.$inferInsert;

/** True for whoever is the first to hand this message to this device. */
export async function claimDelivery(db: Queryable, delivery: Delivery): Promise<boolean> {
  const rows = await db.insert(pushDeliveries).values(delivery).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Gives a claim back: the push service has not taken the message. */
export async function releaseDelivery(
  db: Queryable,
  { userId, deviceId, messageId }: Delivery,
): Promise<void> {
  await db
    .delete(pushDeliveries)
    .where(
      and(
        eq(pushDeliveries.userId, userId),
        eq(pushDeliveries.deviceId, deviceId),
        eq(pushDeliveries.messageId, messageId),
      ),
    );
}
