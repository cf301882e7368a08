import { and, asc, eq, lt, or } from 'drizzle-orm';
import { among, type Queryable } from '#packages/db/index.ts';
import { storageLooseBlobs } from './files.tables.ts';

/** Notes a blob before its first byte is written, so that an interrupted write is found. */
export async function noteWriting(db: Queryable, id: string, since: Date): Promise<void> {
  await db.insert(storageLooseBlobs).values({ id, since, reason: 'writing' });
}

/** Notes a blob that no row names any more, where no trigger does. */
export async function noteRemoved(db: Queryable, id: string, since: Date): Promise<void> {
  await db.insert(storageLooseBlobs).values({ id, since, reason: 'removed' }).onConflictDoNothing();
}

/** Takes a blob off the list, within the transaction in which a row names it. Throws where it was swept. */
export async function keepBlob(tx: Queryable, id: string): Promise<void> {
  const kept = await tx
    .delete(storageLooseBlobs)
    .where(eq(storageLooseBlobs.id, id))
    .returning({ id: storageLooseBlobs.id });
  if (kept.length === 0) throw new Error('The blob was swept before it was named');
}

/** A blob that was written and is not wanted. */
export async function letGo(db: Queryable, id: string): Promise<void> {
  await db.update(storageLooseBlobs).set({ reason: 'removed' }).where(eq(storageLooseBlobs.id, id));
}

/** Blobs to remove: those let go of, and those whose writing began before `interrupted` and never ended. */
export async function looseBlobs(
  db: Queryable,
  interrupted: Date,
  limit: number,
): Promise<string[]> {
  const { id, reason, since } = storageLooseBlobs;
  const rows = await db
    .select({ id })
    .from(storageLooseBlobs)
    .where(or(eq(reason, 'removed'), and(eq(reason, 'writing'), lt(since, interrupted))))
    .orderBy(asc(since))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function forgetBlobs(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.delete(storageLooseBlobs).where(among(storageLooseBlobs.id, ids));
}
