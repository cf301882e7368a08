import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { awaitedCompanies, companies, companyMembers } from './companies.tables.ts';
import { isCnpjHere, lockCnpj } from './company-profile.queries.ts';

export async function isMember(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return rows.length > 0;
}

/** A new company's id; undefined when there is one with this CNPJ, or one that has it in its group. */
export async function insertCompany(
  tx: Queryable,
  company: { name: string; cnpj: string },
): Promise<string | undefined> {
  await lockCnpj(tx, company.cnpj);
  if (await isCnpjHere(tx, company.cnpj)) return undefined;
  const [row] = await tx
    .insert(companies)
    .values(company)
    .onConflictDoNothing()
    .returning({ id: companies.id });
  return row?.id;
}

export async function insertMember(
  tx: Queryable,
  member: { userId: string; companyId: string; site?: string | null; sector?: string | null },
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

/**
 * The company of a person, kept from changing until the transaction ends; null without one. Whoever held
 * it before may have taken the person out of it, so that is looked at once it is held.
 */
export async function lockCompanyOf(tx: Queryable, userId: string): Promise<string | null> {
  const [held] = await tx
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(eq(companyMembers.userId, userId))
    .for('update', { of: companies });
  const [member] = await tx
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return held && held.id === member?.companyId ? held.id : null;
}

/** The other people of a person's company; two who leave at once see each other one after the other. */
export async function colleaguesOf(tx: Queryable, userId: string): Promise<string[]> {
  const companyId = await lockCompanyOf(tx, userId);
  if (!companyId) return [];
  const rows = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.userId, userId)));
  return rows.map((row) => row.userId);
}

/** The people of a company, those who came first in front. */
export async function membersOf(db: Queryable, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** Null for a company that is gone. */
export async function companyName(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, id));
  return row?.name ?? null;
}

export async function deleteCompany(tx: Queryable, id: string): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, id));
}
