import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { type OneTimeKind, oneTimeTokens } from '../accounts.tables.ts';

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

/** The waiting tokens of these kinds that have one of these hashes, locked until they are used. */
export function lockTokens(
  tx: Queryable,
  hashes: readonly Buffer[],
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(inArray(oneTimeTokens.tokenHash, [...hashes]), inArray(oneTimeTokens.kind, [...kinds])),
    )
    .for('update');
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
