import { and, asc, count, eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { UnitKind } from '../contract/unit-name.rules.ts';
import { companies, companyCnpjs, companyMembers } from './companies.tables.ts';

/** One who may add a number at a time: of two companies that add one at once the second is refused. */
export async function lockCnpj(tx: Queryable, cnpj: string): Promise<void> {
  await driverOf(tx).query(
    `select pg_advisory_xact_lock(hashtextextended('cnpj ' || $1::text, 0))`,
    [cnpj],
  );
}

/** Whether a company, whichever, has this number. */
export async function isCnpjHere(db: Queryable, cnpj: string): Promise<boolean> {
  const { rows } = await driverOf(db).query(
    `select from companies where cnpj = $1
     union all select from company_cnpjs where cnpj = $1 limit 1`,
    [cnpj],
  );
  return rows.length > 0;
}

export async function readCompanyRow(db: Queryable, id: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  const [counted] = await db
    .select({ people: count() })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, id));
  return company && { ...company, people: counted?.people ?? 0 };
}

export function furtherCnpjs(db: Queryable, companyId: string) {
  return db
    .select({ cnpj: companyCnpjs.cnpj, name: companyCnpjs.name })
    .from(companyCnpjs)
    .where(eq(companyCnpjs.companyId, companyId))
    .orderBy(asc(companyCnpjs.createdAt), asc(companyCnpjs.cnpj));
}

export async function insertCnpj(
  tx: Queryable,
  values: { cnpj: string; companyId: string; name: string; createdAt: Date },
): Promise<void> {
  await tx.insert(companyCnpjs).values(values);
}

export async function deleteCnpj(
  tx: Queryable,
  { companyId, cnpj }: { companyId: string; cnpj: string },
): Promise<boolean> {
  const rows = await tx
    .delete(companyCnpjs)
    .where(and(eq(companyCnpjs.companyId, companyId), eq(companyCnpjs.cnpj, cnpj)))
    .returning({ cnpj: companyCnpjs.cnpj });
  return rows.length > 0;
}

export async function changeCompany(
  tx: Queryable,
  id: string,
  change: { name?: string; cnpj?: string },
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, id));
}

interface CountedUnit {
  id: string;
  kind: UnitKind;
  name: string;
  people: number;
}

/** The sites and sectors of a company, the fullest first. */
export async function countedUnits(db: Queryable, companyId: string): Promise<CountedUnit[]> {
  const { rows } = await driverOf(db).query<CountedUnit>(
    `select u.id, u.kind, u.name, coalesce(m.people, 0) as people
       from company_units u
       left join (
         select 'site' as kind, site as name, count(*)::int as people
           from company_members where company_id = $1 group by site
         union all
         select 'sector', sector, count(*)::int
           from company_members where company_id = $1 group by sector
       ) m on m.kind = u.kind and m.name = u.name
      where u.company_id = $1
      order by people desc, u.name, u.id`,
    [companyId],
  );
  return rows;
}
