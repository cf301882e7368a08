import { and, asc, eq, gt, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { storageObjects, storageUploads } from '../files.tables.ts';

export type ObjectRow = typeof storageObjects.$inferSelect;

/** Where an object lies. */
export interface ObjectPlace {
  bucketId: string;
  name: string;
}

const at = ({ bucketId, name }: ObjectPlace) =>
  and(eq(storageObjects.bucketId, bucketId), eq(storageObjects.name, name));

export async function findObject(
  db: Queryable,
  place: ObjectPlace,
): Promise<ObjectRow | undefined> {
  const [row] = await db.select().from(storageObjects).where(at(place));
  return row;
}

export function findObjects(
  db: Queryable,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  return db
    .select()
    .from(storageObjects)
    .where(and(eq(storageObjects.bucketId, bucketId), inArray(storageObjects.name, [...names])));
}

/** Names of a bucket whose objects were last written before a time, in their order, after one of them. */
export async function namesBefore(
  db: Queryable,
  { bucket, before, after, limit }: { bucket: string; before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ name: storageObjects.name })
    .from(storageObjects)
    .where(
      and(
        eq(storageObjects.bucketId, bucket),
        gt(storageObjects.name, after),
        lt(storageObjects.updatedAt, before),
      ),
    )
    .orderBy(asc(storageObjects.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}

export type NewObject = Omit<ObjectRow, 'id' | 'createdAt'> & { createdAt: Date };

/** Puts an object at its place; undefined where one is there already and may not be replaced. */
export async function saveObject(
  tx: Queryable,
  object: NewObject,
  { upsert }: { upsert: boolean },
): Promise<ObjectRow | undefined> {
  const { bucketId: _bucket, name: _name, createdAt: _created, ...change } = object;
  const insert = tx.insert(storageObjects).values(object);
  const target = [storageObjects.bucketId, storageObjects.name];
  const [row] = await (upsert
    ? insert.onConflictDoUpdate({ target, set: change })
    : insert.onConflictDoNothing({ target })
  ).returning();
  return row;
}

/** Moves an object to where nothing lies; throws a unique violation where something does. */
export async function moveObject(
  tx: Queryable,
  id: string,
  place: ObjectPlace & { userId: string | null; updatedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(storageObjects)
    .set(place)
    .where(eq(storageObjects.id, id))
    .returning({ id: storageObjects.id });
  return rows.length > 0;
}

export function deleteObjects(
  tx: Queryable,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  return tx
    .delete(storageObjects)
    .where(and(eq(storageObjects.bucketId, bucketId), inArray(storageObjects.name, [...names])))
    .returning();
}

/** Removes everything below a folder of a bucket (`''` for all of it). */
export async function deleteBelow(tx: Queryable, bucketId: string, folder: string): Promise<void> {
  await tx.delete(storageObjects).where(and(eq(storageObjects.bucketId, bucketId), below(folder)));
}

/** Removes what lies in buckets of people and is nobody's. */
export async function deleteOwnerless(db: Queryable, buckets: readonly string[]): Promise<void> {
  await db
    .delete(storageObjects)
    .where(and(inArray(storageObjects.bucketId, [...buckets]), isNull(storageObjects.userId)));
}

/** True for names that begin with a prefix; found by the index. */
export const below = (prefix: string) => sql`${storageObjects.name} ^@ ${prefix}`;

/** Bytes that a person's objects and their uploads on the way take. */
export async function bytesOnTheWay(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(storageUploads.size) })
    .from(storageUploads)
    .where(and(eq(storageUploads.userId, userId), sql`${storageUploads.finishedAt} is null`));
  return Number(row?.bytes ?? 0);
}

/** A person's objects in a lasting order, by pages. */
export function ownObjects(
  db: Queryable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<ObjectRow[]> {
  return db
    .select()
    .from(storageObjects)
    .where(
      and(
        eq(storageObjects.userId, userId),
        after === undefined ? undefined : sql`${storageObjects.id} > ${after}`,
      ),
    )
    .orderBy(asc(storageObjects.id))
    .limit(limit);
}
