import { count, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { storageUploads } from '../files.tables.ts';

export type UploadRow = typeof storageUploads.$inferSelect;

export async function insertUpload(
  db: Queryable,
  row: Omit<UploadRow, 'finishedAt'>,
): Promise<void> {
  await db.insert(storageUploads).values(row);
}

export async function findUpload(db: Queryable, blob: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(storageUploads).where(eq(storageUploads.blob, blob));
  return row;
}

/** Keeps an upload from being finished or dropped by another request until the transaction ends. */
export async function lockUpload(tx: Queryable, blob: string): Promise<UploadRow | undefined> {
  const [row] = await tx
    .select()
    .from(storageUploads)
    .where(eq(storageUploads.blob, blob))
    .for('update');
  return row;
}

export async function finishUpload(tx: Queryable, blob: string, finishedAt: Date): Promise<void> {
  await tx.update(storageUploads).set({ finishedAt }).where(eq(storageUploads.blob, blob));
}

export async function deleteUpload(db: Queryable, blob: string): Promise<void> {
  await db.delete(storageUploads).where(eq(storageUploads.blob, blob));
}

export async function deleteOldUploads(db: Queryable, before: Date): Promise<void> {
  await db.delete(storageUploads).where(lt(storageUploads.createdAt, before));
}

/** Uploads of a person that have not ended. */
export async function openUploads(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ uploads: count() })
    .from(storageUploads)
    .where(sql`${storageUploads.userId} = ${userId} and ${storageUploads.finishedAt} is null`);
  return row?.uploads ?? 0;
}
