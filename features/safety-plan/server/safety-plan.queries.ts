import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { safetyPlans } from './safety-plan.tables.ts';

export type PlanRow = typeof safetyPlans.$inferSelect;

export async function planRow(db: Queryable, userId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  return row;
}

/** Stores a person's first plan; false when there is one already. */
export async function insertPlan(db: Queryable, row: PlanRow): Promise<boolean> {
  const stored = await db
    .insert(safetyPlans)
    .values(row)
    .onConflictDoNothing()
    .returning({ revision: safetyPlans.revision });
  return stored.length > 0;
}

/** Replaces the plan that stands under `base`; false when another one stands, or none. */
export async function replacePlan(db: Queryable, base: string, row: PlanRow): Promise<boolean> {
  const { userId, revision, savedAt, sealed } = row;
  const stored = await db
    .update(safetyPlans)
    .set({ revision, savedAt, sealed })
    .where(and(eq(safetyPlans.userId, userId), eq(safetyPlans.revision, base)))
    .returning({ revision: safetyPlans.revision });
  return stored.length > 0;
}

export async function deletePlanRow(db: Queryable, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.userId, userId));
}
