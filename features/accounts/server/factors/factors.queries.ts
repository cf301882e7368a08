import { and, asc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import { type PresentedFactor, users } from '../accounts.tables.ts';
import { mfaChallenges, mfaFactors } from '../factors.tables.ts';

export type FactorRow = typeof mfaFactors.$inferSelect;

const ownedBy = (userId: string, id: string) =>
  and(eq(mfaFactors.userId, userId), eq(mfaFactors.id, id));

export async function findFactor(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  const [factor] = await db.select().from(mfaFactors).where(ownedBy(userId, id));
  return factor;
}

/** A person's factors, oldest first. */
export function factorsOf(db: Queryable, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, userId))
    .orderBy(asc(mfaFactors.createdAt), asc(mfaFactors.id));
}

export async function findRecoveryFactor(
  db: Queryable,
  userId: string,
): Promise<FactorRow | undefined> {
  const [factor] = await db
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.type, 'recovery_code')));
  return factor;
}

/** A person's challenge with the factor that it asks. */
export async function findFactorOfChallenge(db: Queryable, userId: string, challengeId: string) {
  const [found] = await db
    .select({ factor: mfaFactors, challenge: mfaChallenges })
    .from(mfaChallenges)
    .innerJoin(
      mfaFactors,
      and(eq(mfaFactors.userId, mfaChallenges.userId), eq(mfaFactors.id, mfaChallenges.factorId)),
    )
    .where(and(eq(mfaChallenges.userId, userId), eq(mfaChallenges.id, challengeId)));
  return found;
}

/** The caller has locked the person. */
export async function insertFactor(
  tx: Transaction,
  values: typeof mfaFactors.$inferInsert,
): Promise<FactorRow> {
  const [factor] = await tx.insert(mfaFactors).values(values).returning();
  if (!factor) throw new Error('The database returned no factor');
  await showFactors(tx, factor.userId);
  return factor;
}

/** The caller has locked the person. */
export async function updateFactor(
  tx: Transaction,
  { userId, id }: FactorRow,
  changes: Partial<typeof mfaFactors.$inferInsert>,
): Promise<void> {
  await tx.update(mfaFactors).set(changes).where(ownedBy(userId, id));
  await showFactors(tx, userId);
}

/** Takes factors away, with their challenges and codes. The caller has locked the person. */
export async function deleteFactors(
  tx: Transaction,
  userId: string,
  factors: readonly FactorRow[],
): Promise<void> {
  if (factors.length === 0) return;
  for (const { id } of factors) await tx.delete(mfaFactors).where(ownedBy(userId, id));
  await showFactors(tx, userId);
}

/** People who have a factor that nobody verified and that was made before `limit`. */
export async function peopleWithOldDrafts(db: Queryable, limit: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: mfaFactors.userId })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, limit)));
  return rows.map(({ userId }) => userId);
}

/** Writes what is shown of a person's factors beside the person. */
async function showFactors(tx: Transaction, userId: string): Promise<void> {
  const factors = (await factorsOf(tx, userId)).map(presentFactor);
  await tx.update(users).set({ factors }).where(eq(users.id, userId));
}

/** A factor as the protocol shows it, without its secret. */
export function presentFactor(factor: FactorRow): PresentedFactor {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName ? { friendly_name: factor.friendlyName } : {}),
    factor_type: factor.type,
    ...(factor.phone ? { phone: factor.phone } : {}),
    ...(factor.lastChallengedAt
      ? { last_challenged_at: factor.lastChallengedAt.toISOString() }
      : {}),
  };
}
