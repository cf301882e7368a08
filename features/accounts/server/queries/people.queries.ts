import { isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { users } from '../accounts.tables.ts';

/** Number of registered people: accounts that were not deleted (specification section 2). */
export async function countPeople(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(users)
    .where(isNull(users.deletedAt));
  return row?.people ?? 0;
}
