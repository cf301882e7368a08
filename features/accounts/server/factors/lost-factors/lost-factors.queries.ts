import { and, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import { factorRemovals } from '../../factors.tables.ts';

export type RemovalRow = typeof factorRemovals.$inferSelect;

export async function findRemoval(db: Queryable, userId: string): Promise<RemovalRow | undefined> {
  const [row] = await db.select().from(factorRemovals).where(eq(factorRemovals.userId, userId));
  return row;
}

/** The caller has locked the person, who has no such wish. */
export async function insertRemoval(tx: Transaction, row: RemovalRow): Promise<void> {
  await tx.insert(factorRemovals).values(row);
}

/** Whether there was one. */
export async function deleteRemoval(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(factorRemovals)
    .where(eq(factorRemovals.userId, userId))
    .returning({ userId: factorRemovals.userId });
  return rows.length > 0;
}

/** Like `deleteRemoval`, of one whose wait is over. */
export async function takeDueRemoval(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(factorRemovals)
    .where(and(eq(factorRemovals.userId, userId), lte(factorRemovals.dueAt, now)))
    .returning({ userId: factorRemovals.userId });
  return rows.length > 0;
}

/** People whose wait is over. */
export async function peopleWithDueRemoval(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: factorRemovals.userId })
    .from(factorRemovals)
    .where(lte(factorRemovals.dueAt, now));
  return rows.map(({ userId }) => userId);
}
