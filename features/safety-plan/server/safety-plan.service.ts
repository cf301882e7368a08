import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { tidy } from '#features/safety-plan/contract/plan.rules.ts';
import type { Plan, StoredPlan } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { fail } from '#packages/api/server/index.ts';
import { type OwnerKey, SealBroken, type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  deletePlanRow,
  insertPlan,
  type PlanRow,
  planRow,
  replacePlan,
} from './safety-plan.queries.ts';

const steps = z
  .array(z.object({ id: z.string(), text: z.string(), phone: z.string().nullable().default(null) }))
  .default([]);
const sealedPlan: Sealed<Plan> = sealed(
  z.object({
    ...{ signs: steps, alone: steps, company: steps, people: steps },
    ...{ services: steps, safer: steps, reasons: steps },
  }),
);

export const placeOfPlan = (userId: string) => ({ table: 'safety_plans', row: userId });

/** The person's plan; null where there is none. */
export async function getPlan(
  { db, vault }: ServerContext,
  userId: string,
): Promise<{ stored: StoredPlan | null }> {
  const row = await planRow(db, userId);
  if (!row) return { stored: null };
  return { stored: openPlan(await vault.keyOf(userId), row) };
}

export function openPlan(
  key: OwnerKey,
  { userId, sealed: bytes, revision, savedAt }: PlanRow,
): StoredPlan {
  const plan = key.open(placeOfPlan(userId), bytes, sealedPlan);
  return { plan, revision, savedAt: savedAt.toISOString() };
}

/**
 * Stores the plan in place of the one read as `base`; `conflict` when another one stands now. One that
 * cannot be opened stands in the way of none: nobody could have read it as `base`.
 */
export async function savePlan(
  { db, vault, now }: ServerContext,
  userId: string,
  { base, plan: written }: { base: string | null; plan: Plan },
): Promise<StoredPlan> {
  const plan = tidy(written);
  const key = await vault.keyOf(userId);
  const row: PlanRow = {
    userId,
    revision: randomUUID(),
    savedAt: now(),
    sealed: key.seal(placeOfPlan(userId), plan),
  };
  const stored =
    base === null
      ? (await insertPlan(db, row)) || (await replaceDamaged(db, key, row))
      : await replacePlan(db, base, row);
  if (!stored) throw fail('conflict', 'The plan was changed elsewhere');
  return { plan, revision: row.revision, savedAt: row.savedAt.toISOString() };
}

async function replaceDamaged(db: Queryable, key: OwnerKey, row: PlanRow): Promise<boolean> {
  const standing = await planRow(db, row.userId);
  if (!standing || opens(key, standing)) return false;
  return replacePlan(db, standing.revision, row);
}

function opens(key: OwnerKey, row: PlanRow): boolean {
  try {
    openPlan(key, row);
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

export async function deletePlan({ db }: ServerContext, userId: string): Promise<void> {
  await deletePlanRow(db, userId);
}
