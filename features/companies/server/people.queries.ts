import { and, eq } from 'drizzle-orm';
import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import { fold } from '#packages/kernel/words.ts';
import { companies, companyMembers } from './companies.tables.ts';

export interface PersonRow {
  id: string;
  name: string;
  email: string | null;
  isAdmin: boolean;
  joinedAt: Date;
  site: string | null;
  sector: string | null;
}

/** Comes before everybody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Which people of a company are wanted; the empty name of a unit stands for those in none. */
export interface WantedPeople {
  text: string;
  site?: string | undefined;
  sector?: string | undefined;
  /** The page goes on after this person. */
  after?: string | undefined;
}

/**
 * The people of a company whose name contains a text, by name and then id. Somebody else's id to go on
 * after, or one who is gone meanwhile, ends it.
 */
export async function pageOfPeople(
  db: Queryable,
  companyId: string,
  { text, site, sector, after, limit }: WantedPeople & { limit: number },
): Promise<PersonRow[]> {
  const [last] = after
    ? await db
        .select({ nameKey: companyMembers.nameKey, userId: companyMembers.userId })
        .from(companyMembers)
        .where(and(eq(companyMembers.userId, after), eq(companyMembers.companyId, companyId)))
    : [{ nameKey: '', userId: NOBODY }];
  if (!last) return [];
  const values: unknown[] = [companyId, containing(fold(text)), last.nameKey, last.userId, limit];
  // Told apart: the index of a unit is walked for a name or for none, and for no expression of both.
  const isIn = (column: 'site' | 'sector', name: string | undefined) => {
    if (name === undefined) return '';
    return name === '' ? `and m.${column} is null` : `and m.${column} = $${values.push(name)}`;
  };
  // The row comparison is what the index is walked by.
  const { rows } = await driverOf(db).query<PersonRow>(
    `select u.id, coalesce(u.user_metadata ->> 'full_name', '') as name, u.email,
            r.role is not null as "isAdmin", m.joined_at as "joinedAt", m.site, m.sector
       from company_members m
       join users u on u.id = m.user_id and u.deleted_at is null
       left join user_roles r on r.user_id = u.id
      where m.company_id = $1 and m.name_key like $2 and (m.name_key, m.user_id) > ($3, $4)
            ${isIn('site', site)} ${isIn('sector', sector)}
      order by m.name_key, m.user_id
      limit $5`,
    values,
  );
  return rows;
}

/** Where a person stands in their company; undefined for who belongs to none. */
export async function placeOf(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      company: companies.name,
      site: companyMembers.site,
      sector: companyMembers.sector,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row;
}

/** Whether a person belongs to this company. */
export async function isMemberOf(
  db: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), eq(companyMembers.companyId, companyId)));
  return rows.length > 0;
}

/** The company that a person belongs to; null without one. */
export async function companyOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return row?.companyId ?? null;
}

export async function deleteMember(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId));
}
