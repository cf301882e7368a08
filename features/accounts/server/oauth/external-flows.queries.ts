import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import {
  externalFlows,
  externalResults,
  idTokens,
  samlAssertions,
  samlRequests,
  web3Messages,
} from '../external.tables.ts';

export type ExternalFlowRow = typeof externalFlows.$inferSelect;

export async function insertExternalFlow(
  db: Queryable,
  values: typeof externalFlows.$inferInsert,
): Promise<void> {
  await db.insert(externalFlows).values(values);
}

/** Marks a flow as used; undefined when there is none, or it was used before. */
export async function spendExternalFlow(
  db: Queryable,
  id: string,
  now: Date,
): Promise<ExternalFlowRow | undefined> {
  const [flow] = await db
    .update(externalFlows)
    .set({ usedAt: now })
    .where(and(eq(externalFlows.id, id), isNull(externalFlows.usedAt)))
    .returning();
  return flow;
}

export async function findExternalFlow(
  db: Queryable,
  id: string,
): Promise<ExternalFlowRow | undefined> {
  const [flow] = await db.select().from(externalFlows).where(eq(externalFlows.id, id));
  return flow;
}

export async function insertExternalResult(
  tx: Queryable,
  values: typeof externalResults.$inferInsert,
): Promise<void> {
  await tx.insert(externalResults).values(values);
}

/** Takes what waits for a flow state's exchange out of the database. */
export async function takeExternalResult(
  tx: Queryable,
  flowStateId: string,
): Promise<typeof externalResults.$inferSelect | undefined> {
  const [result] = await tx
    .delete(externalResults)
    .where(eq(externalResults.flowStateId, flowStateId))
    .returning();
  return result;
}

/** Notes a wallet message as used; false when it was before. */
export async function spendWeb3Message(tx: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(web3Messages)
    .values({ hash, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Notes an ID token as used until it ends; false when it was before. */
export async function spendIdToken(
  tx: Queryable,
  { hash, expiresAt }: typeof idTokens.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(idTokens)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Notes an assertion that nobody asked for as used; false when it was before. */
export async function spendAssertion(db: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(samlAssertions)
    .values({ hash, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Forgets what began, or ended, before `limit` and can no longer be used. */
export async function deleteExternalBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(externalFlows).where(lt(externalFlows.createdAt, limit));
  await db.delete(externalResults).where(lt(externalResults.createdAt, limit));
  await db.delete(samlRequests).where(lt(samlRequests.createdAt, limit));
  await db.delete(samlAssertions).where(lt(samlAssertions.createdAt, limit));
  await db.delete(idTokens).where(lt(idTokens.expiresAt, limit));
  await db.delete(web3Messages).where(lt(web3Messages.createdAt, limit));
}
