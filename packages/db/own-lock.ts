import { sql } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

/**
 * One change of a kind (`calendar`, `links`) of a person's at a time, until the transaction ends: whoever
 * counts before adding must see what the others added, or a limit holds for none of those at once.
 */
export async function lockOwn(tx: Queryable, kind: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
}
