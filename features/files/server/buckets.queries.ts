import { asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { containing, type Queryable } from '#packages/db/index.ts';
import { storageBuckets, storageObjects, storageUploads } from './files.tables.ts';

export type BucketRow = typeof storageBuckets.$inferSelect;
type BucketValues = Pick<BucketRow, 'id' | 'public' | 'sizeLimit' | 'mimeTypes'>;

/** Writes down what the features declare, as it is in the code now. */
export async function saveDeclared(db: Queryable, buckets: readonly BucketValues[]): Promise<void> {
  await db
    .insert(storageBuckets)
    .values([...buckets])
    .onConflictDoUpdate({
      target: storageBuckets.id,
      set: {
        public: sql`excluded.public`,
        sizeLimit: sql`excluded.size_limit`,
        mimeTypes: sql`excluded.mime_types`,
      },
    });
}

export async function findBucket(db: Queryable, id: string): Promise<BucketRow | undefined> {
  const [row] = await db.select().from(storageBuckets).where(eq(storageBuckets.id, id));
  return row;
}

const SORTED_BY = {
  id: storageBuckets.id,
  name: storageBuckets.id,
  created_at: storageBuckets.createdAt,
  updated_at: storageBuckets.updatedAt,
} as const;

export interface BucketPage {
  limit: number | undefined;
  offset: number;
  column: keyof typeof SORTED_BY;
  descending: boolean;
  search: string | undefined;
}

export function listBucketRows(
  db: Queryable,
  { limit, offset, column, descending, search }: BucketPage,
): Promise<BucketRow[]> {
  const order = (descending ? desc : asc)(SORTED_BY[column]);
  const query = db
    .select()
    .from(storageBuckets)
    .where(search ? ilike(storageBuckets.id, containing(search)) : undefined)
    .orderBy(order, asc(storageBuckets.id))
    .offset(offset);
  return limit === undefined ? query : query.limit(limit);
}

/** False where there is one of that name. */
export async function insertBucket(tx: Queryable, values: BucketValues): Promise<boolean> {
  const rows = await tx
    .insert(storageBuckets)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: storageBuckets.id });
  return rows.length > 0;
}

/** Changes what is given. False where there is no such bucket. */
export async function updateBucket(
  tx: Queryable,
  id: string,
  change: Partial<Omit<BucketValues, 'id'>> & { updatedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(storageBuckets)
    .set(change)
    .where(eq(storageBuckets.id, id))
    .returning({ id: storageBuckets.id });
  return rows.length > 0;
}

/** Keeps others from putting anything into a bucket until the transaction ends; gives whether anything is in it. */
export async function lockWhetherEmpty(tx: Queryable, id: string): Promise<boolean> {
  await tx
    .select({ id: storageBuckets.id })
    .from(storageBuckets)
    .where(eq(storageBuckets.id, id))
    .for('update');
  const [row] = await tx
    .select({
      empty: sql<boolean>`not exists (select from ${storageObjects} where bucket_id = ${id})`,
    })
    .from(sql`(select 1) one`);
  return row?.empty ?? true;
}

export async function deleteBucketRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(storageUploads).where(eq(storageUploads.bucketId, id));
  await tx.delete(storageBuckets).where(eq(storageBuckets.id, id));
}
