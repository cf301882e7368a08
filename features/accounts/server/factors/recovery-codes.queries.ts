import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import { mfaRecoveryCodes } from '../factors.tables.ts';

/** Puts a new set of codes in the place of the former one. */
export async function replaceCodes(
  tx: Transaction,
  { userId, id: factorId }: { userId: string; id: string },
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await tx.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.userId, userId));
  await tx
    .insert(mfaRecoveryCodes)
    .values(hashes.map((codeHash) => ({ userId, factorId, codeHash, createdAt: now })));
}

/** Uses a code up; false when it is wrong or was used. */
export async function spendCode(
  tx: Transaction,
  userId: string,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(mfaRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(mfaRecoveryCodes.userId, userId),
        eq(mfaRecoveryCodes.codeHash, codeHash),
        isNull(mfaRecoveryCodes.usedAt),
      ),
    )
    .returning({ userId: mfaRecoveryCodes.userId });
  return used.length === 1;
}

/** How many codes the set has, and how many of them were not used yet. */
export async function countCodes(
  db: Queryable,
  userId: string,
): Promise<{ total: number; remaining: number }> {
  const rows = await db
    .select({ usedAt: mfaRecoveryCodes.usedAt })
    .from(mfaRecoveryCodes)
    .where(eq(mfaRecoveryCodes.userId, userId));
  return { total: rows.length, remaining: rows.filter(({ usedAt }) => usedAt === null).length };
}
