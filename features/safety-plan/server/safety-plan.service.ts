import { randomUUID } from 'node:crypto';
import { tidy } from '#features/safety-plan/contract/plan.rules.ts';
import type { Plan, StoredPlan } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { fail } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  deletePlanRow,
  insertPlan,
  type PlanRow,
  planRow,
  replacePlan,
} from './safety-plan.queries.ts';

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
  { userId, sealed, revision, savedAt }: PlanRow,
): StoredPlan {
  const plan = key.open<Plan>(placeOfPlan(userId), sealed);
  return { plan, revision, savedAt: savedAt.toISOString() };
}

/** Stores the plan in place of the one read as `base`; `conflict` when another one stands now. */
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
  const stored = await (base === null ? insertPlan(db, row) : replacePlan(db, base, row));
  if (!stored) throw fail('conflict', 'The plan was changed elsewhere');
  return { plan, revision: row.revision, savedAt: row.savedAt.toISOString() };
}

export async function deletePlan({ db }: ServerContext, userId: string): Promise<void> {
  await deletePlanRow(db, userId);
}
