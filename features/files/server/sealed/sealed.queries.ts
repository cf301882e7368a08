import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { sealedObjects } from '../files.tables.ts';

export type SealedRow = typeof sealedObjects.$inferSelect;

const own = (userId: string, ids: readonly string[]) =>
  and(eq(sealedObjects.userId, userId), inArray(sealedObjects.id, [...ids]));

export async function findSealed(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SealedRow | undefined> {
  const [row] = await db
    .select()
    .from(sealedObjects)
    .where(own(userId, [id]));
  return row;
}

/** Adds a sealed object, or replaces one that nothing names yet; false where something does. */
export async function saveSealed(
  tx: Queryable,
  { blob, size, sealed, ...key }: Omit<SealedRow, 'kept' | 'createdAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(sealedObjects)
    .values({ ...key, blob, size, sealed })
    .onConflictDoUpdate({
      target: [sealedObjects.userId, sealedObjects.id],
      set: { blob, size, sealed },
      setWhere: eq(sealedObjects.kept, false),
    })
    .returning({ id: sealedObjects.id });
  return rows.length > 0;
}

/** Marks those of a person's sealed objects as named by a record of theirs; gives the ids that are there. */
export async function keepSealed(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .update(sealedObjects)
    .set({ kept: true })
    .where(own(userId, ids))
    .returning({ id: sealedObjects.id });
  return rows.map(({ id }) => id);
}

/** Removes sealed objects of a person, by default those alone that nothing names. */
export async function deleteSealed(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
  { kept }: { kept: boolean },
): Promise<string[]> {
  const rows = await tx
    .delete(sealedObjects)
    .where(and(own(userId, ids), kept ? undefined : eq(sealedObjects.kept, false)))
    .returning({ id: sealedObjects.id });
  return rows.map(({ id }) => id);
}

export async function deleteUnkept(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(sealedObjects)
    .where(and(eq(sealedObjects.kept, false), lt(sealedObjects.createdAt, before)));
}
