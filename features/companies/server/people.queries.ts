import { and, eq } from 'drizzle-orm';
import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import { companyMembers } from './companies.tables.ts';

export interface PersonRow {
  id: string;
  name: string;
  email: string | null;
  isAdmin: boolean;
  joinedAt: Date;
}

/** A text as it is looked for: case and accents apart. */
const plain = (text: string) =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * By name and then id. The page goes on after a person of the same company; somebody else's id, or one
 * who is gone meanwhile, ends it.
 */
const PEOPLE = `
  with people as (
    select u.id, coalesce(u.user_metadata ->> 'full_name', '') as name, u.email,
           r.role is not null as "isAdmin", m.joined_at as "joinedAt"
      from company_members own
      join company_members m on m.company_id = own.company_id
      join users u on u.id = m.user_id and u.deleted_at is null
      left join user_roles r on r.user_id = u.id
     where own.user_id = $1
  )
  select * from people
   where ${plain('name')} like ${plain('$2::text')}
     and ($3::uuid is null or (name, id) > (select name, id from people where id = $3))
   order by name, id
   limit $4`;

/** The people of the caller's company whose name contains a text. */
export async function pageOfPeople(
  db: Queryable,
  callerId: string,
  { text, after, limit }: { text: string; after: string | undefined; limit: number },
): Promise<PersonRow[]> {
  const values = [callerId, containing(text), after ?? null, limit];
  const { rows } = await driverOf(db).query<PersonRow>(PEOPLE, values);
  return rows;
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
