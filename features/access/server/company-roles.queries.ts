import { and, eq } from 'drizzle-orm';
import { among, type Queryable } from '#packages/db/index.ts';
import { userRoles } from './access.tables.ts';

/** Makes a person company admin; false for somebody who has a role, which they keep. */
export async function insertCompanyAdmin(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .insert(userRoles)
    .values({ userId, role: 'company_admin' })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  return rows.length > 0;
}

/** Takes the administration of a company from a person; false where they had none. A general one stays. */
export async function deleteCompanyAdmin(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'company_admin')))
    .returning({ userId: userRoles.userId });
  return rows.length > 0;
}

/** Those of some people who look after their company; general administrators can, too. */
export async function adminsAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(among(userRoles.userId, ids));
  return rows.map(({ userId }) => userId);
}
