import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { flowStates } from '../accounts.tables.ts';

export type FlowStateRow = typeof flowStates.$inferSelect;

export async function insertFlowState(
  tx: Queryable,
  values: typeof flowStates.$inferInsert,
): Promise<void> {
  await tx.insert(flowStates).values(values);
}

/** Gives the newest flow of a person and method its auth code; false when there is no flow. */
export async function issueAuthCode(
  tx: Queryable,
  { userId, method }: { userId: string; method: string },
  { authCodeHash, now }: { authCodeHash: Buffer; now: Date },
): Promise<boolean> {
  const [flow] = await tx
    .select({ id: flowStates.id })
    .from(flowStates)
    .where(and(eq(flowStates.userId, userId), eq(flowStates.authenticationMethod, method)))
    .orderBy(desc(flowStates.createdAt), desc(flowStates.id))
    .limit(1);
  if (!flow) return false;
  await tx
    .update(flowStates)
    .set({ authCodeHash, authCodeIssuedAt: now })
    .where(eq(flowStates.id, flow.id));
  return true;
}

/** Takes the flow of an auth code out of the database: a code is good for one try. */
export async function takeFlow(
  tx: Queryable,
  authCodeHash: Buffer,
): Promise<FlowStateRow | undefined> {
  const [flow] = await tx
    .delete(flowStates)
    .where(eq(flowStates.authCodeHash, authCodeHash))
    .returning();
  return flow;
}

export async function deleteFlowsBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(flowStates).where(lt(flowStates.createdAt, limit));
}
