import { and, eq } from 'drizzle-orm';
import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { companies, companyGrants } from './companies.tables.ts';

interface GrantKey {
  userId: string;
  companyId: string;
  kind: CompanyGrantKind;
}

const isGrant = ({ userId, companyId, kind }: GrantKey) =>
  and(
    eq(companyGrants.userId, userId),
    eq(companyGrants.companyId, companyId),
    eq(companyGrants.kind, kind),
  );

export interface HolderRow {
  userId: string;
  kind: CompanyGrantKind;
  name: string;
  email: string;
  since: Date;
  until: string | null;
}

export async function grantHolders(db: Queryable, companyId: string): Promise<HolderRow[]> {
  const { rows } = await driverOf(db).query<HolderRow>(
    `select g.user_id as "userId", g.kind, g.created_at as since, g.until::text as until,
            coalesce(u.user_metadata ->> 'full_name', '') as name, coalesce(u.email, '') as email
       from company_grants g join users u on u.id = g.user_id and u.deleted_at is null
      where g.company_id = $1 order by g.kind, 5, 1`,
    [companyId],
  );
  return rows;
}

/** Whoever a company knows by this address already: one of its people, or the holder of this very grant. */
export async function knownByAddress(
  tx: Queryable,
  { companyId, kind, email }: { companyId: string; kind: CompanyGrantKind; email: string },
): Promise<string | undefined> {
  const { rows } = await driverOf(tx).query<{ id: string }>(
    `select u.id from users u
      where u.email = $2 and u.email_confirmed_at is not null and u.deleted_at is null
        and not u.is_sso_user
        and (exists (select 1 from company_members m where m.user_id = u.id and m.company_id = $1)
          or exists (select 1 from company_grants g
                      where g.user_id = u.id and g.company_id = $1 and g.kind = $3))
        for key share`,
    [companyId, email, kind],
  );
  return rows[0]?.id;
}

/** Gives a grant, or changes how long it lasts; true where it is new. */
export async function putGrant(
  tx: Queryable,
  row: GrantKey & { until: string | null; givenBy: string | null; createdAt: Date },
): Promise<boolean> {
  const isNew = !(await holdsGrant(tx, row));
  await tx
    .insert(companyGrants)
    .values(row)
    .onConflictDoUpdate({
      target: [companyGrants.userId, companyGrants.companyId, companyGrants.kind],
      set: { until: row.until },
    });
  return isNew;
}

export async function holdsGrant(db: Queryable, key: GrantKey): Promise<boolean> {
  const rows = await db.select({ id: companyGrants.id }).from(companyGrants).where(isGrant(key));
  return rows.length > 0;
}

/** Ends a grant; false where there was none. */
export async function deleteGrant(tx: Queryable, key: GrantKey): Promise<boolean> {
  const { rowCount } = await tx.delete(companyGrants).where(isGrant(key));
  return (rowCount ?? 0) > 0;
}

/** What companies let a person do. */
export const grantsOf = (db: Queryable, userId: string) =>
  db
    .select({
      companyId: companyGrants.companyId,
      company: companies.name,
      kind: companyGrants.kind,
      since: companyGrants.createdAt,
      until: companyGrants.until,
    })
    .from(companyGrants)
    .innerJoin(companies, eq(companies.id, companyGrants.companyId))
    .where(eq(companyGrants.userId, userId))
    .orderBy(companies.name, companyGrants.kind);

/** Who leaves a company reads its records no more. */
export async function endGrantsOf(tx: Queryable, userId: string, companyId: string): Promise<void> {
  await tx
    .delete(companyGrants)
    .where(and(eq(companyGrants.userId, userId), eq(companyGrants.companyId, companyId)));
}
