import { eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Role } from '../contract/access.rules.ts';
import { userRoles } from './access.tables.ts';

/** Gives a person a role in place of the one that they have; null for none. */
export async function storeRole(tx: Queryable, userId: string, role: Role | null): Promise<void> {
  if (role === null) {
    await tx.delete(userRoles).where(eq(userRoles.userId, userId));
    return;
  }
  await tx
    .insert(userRoles)
    .values({ userId, role })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role } });
}
