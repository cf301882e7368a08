import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { type OneTimeKind, oneTimeTokens, users } from '../accounts.tables.ts';

export type OneTimeRow = typeof oneTimeTokens.$inferSelect;

/**
 * Stores a token; the former one of this kind is worth nothing from here on. False when one was
 * asked for later than this one, which then stays.
 */
export async function replaceToken(
  db: Queryable,
  token: Pick<OneTimeRow, 'userId' | 'kind' | 'tokenHash' | 'pkce' | 'requestedAt' | 'createdAt'>,
): Promise<boolean> {
  const { tokenHash, pkce, requestedAt, createdAt } = token;
  const stored = await db
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [oneTimeTokens.userId, oneTimeTokens.kind],
      set: { tokenHash, pkce, requestedAt, createdAt },
      setWhere: lte(oneTimeTokens.requestedAt, sql`excluded.requested_at`),
    })
    .returning({ kind: oneTimeTokens.kind });
  return stored.length > 0;
}

/**
 * The waiting tokens of these kinds that have one of these hashes, locked until they are used. Their
 * people are locked before them, as by everything that takes tokens away, so that nobody waits in a
 * circle: two links of one person may be clicked at once.
 */
export async function lockTokens(
  tx: Queryable,
  hashes: readonly Buffer[],
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow[]> {
  const wanted = and(
    inArray(oneTimeTokens.tokenHash, [...hashes]),
    inArray(oneTimeTokens.kind, [...kinds]),
  );
  const holders = tx.select({ id: oneTimeTokens.userId }).from(oneTimeTokens).where(wanted);
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, holders)).for('update');
  return tx.select().from(oneTimeTokens).where(wanted).for('update');
}

/** Makes a person's waiting tokens worthless: all of them, or those of some kinds. */
export async function clearTokens(
  tx: Queryable,
  userId: string,
  kinds?: readonly OneTimeKind[],
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        kinds ? inArray(oneTimeTokens.kind, [...kinds]) : undefined,
      ),
    );
}
