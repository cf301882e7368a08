import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import { mfaChallenges } from '../factors.tables.ts';

export type ChallengeRow = typeof mfaChallenges.$inferSelect;

export async function insertChallenge(
  tx: Transaction,
  values: typeof mfaChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(mfaChallenges).values(values);
}

/** A challenge of this factor, kept from being answered twice at once. */
export async function lockChallenge(
  tx: Transaction,
  factor: { userId: string; id: string },
  id: string,
): Promise<ChallengeRow | undefined> {
  const [challenge] = await tx
    .select()
    .from(mfaChallenges)
    .where(
      and(
        eq(mfaChallenges.userId, factor.userId),
        eq(mfaChallenges.id, id),
        eq(mfaChallenges.factorId, factor.id),
      ),
    )
    .for('update');
  return challenge;
}

export async function updateChallenge(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
  changes: Partial<typeof mfaChallenges.$inferInsert>,
): Promise<void> {
  await db
    .update(mfaChallenges)
    .set(changes)
    .where(and(eq(mfaChallenges.userId, userId), eq(mfaChallenges.id, id)));
}

export async function deleteChallengesBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, limit));
}
