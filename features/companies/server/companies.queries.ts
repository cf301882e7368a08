import { eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { awaitedCompanies, companies, companyMembers } from './companies.tables.ts';

export async function isMember(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return rows.length > 0;
}

/** A new company's id; undefined when there is one with this CNPJ. */
export async function insertCompany(
  tx: Queryable,
  company: { name: string; cnpj: string },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id });
  return row?.id;
}

export async function insertMember(
  tx: Queryable,
  member: { userId: string; companyId: string },
): Promise<void> {
  await tx.insert(companyMembers).values(member);
}

/** Remembers that a person waits for an invitation. */
export async function insertAwaited(tx: Queryable, userId: string): Promise<void> {
  await tx.insert(awaitedCompanies).values({ userId }).onConflictDoNothing();
}

/** Forgets the caller's own waiting; nothing to forget is the same. */
export async function deleteAwaited(db: Queryable, userId: string): Promise<void> {
  await db.delete(awaitedCompanies).where(eq(awaitedCompanies.userId, userId));
}
