import { and, eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { companies, companyCodes, joinRequests } from './companies.tables.ts';

export async function findCode(db: Queryable, companyId: string) {
  const [row] = await db.select().from(companyCodes).where(eq(companyCodes.companyId, companyId));
  return row;
}

export async function putCode(
  tx: Queryable,
  { companyId, ...code }: typeof companyCodes.$inferInsert,
): Promise<void> {
  await tx
    .insert(companyCodes)
    .values({ companyId, ...code })
    .onConflictDoUpdate({ target: companyCodes.companyId, set: code });
}

export async function deleteCode(tx: Queryable, companyId: string): Promise<boolean> {
  const rows = await tx
    .delete(companyCodes)
    .where(eq(companyCodes.companyId, companyId))
    .returning({ companyId: companyCodes.companyId });
  return rows.length > 0;
}

export async function companyOfMark(db: Queryable, mark: Buffer) {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companyCodes)
    .innerJoin(companies, eq(companies.id, companyCodes.companyId))
    .where(eq(companyCodes.mark, mark));
  return row;
}

/** Counts a try of a person's; how many there were within the hour, this one too. */
export async function countTry(db: Queryable, userId: string, now: Date): Promise<number> {
  const { rows } = await driverOf(db).query<{ tries: number }>(
    `insert into company_code_tries as t (user_id, tries, since) values ($1, 1, $2)
     on conflict (user_id) do update set
       tries = case when t.since <= $2::timestamptz - interval '1 hour' then 1 else t.tries + 1 end,
       since = case when t.since <= $2::timestamptz - interval '1 hour' then $2 else t.since end
     returning tries`,
    [userId, now],
  );
  return rows[0]?.tries ?? 0;
}

/** A right code does not count. */
export async function takeTryBack(db: Queryable, userId: string): Promise<void> {
  await driverOf(db).query(
    'update company_code_tries set tries = greatest(tries - 1, 0) where user_id = $1',
    [userId],
  );
}

export async function putRequest(
  tx: Queryable,
  { userId, ...asked }: { userId: string; companyId: string; askedAt: Date },
): Promise<void> {
  await tx
    .insert(joinRequests)
    .values({ userId, ...asked })
    .onConflictDoUpdate({ target: joinRequests.userId, set: asked });
}

export async function requestOf(db: Queryable, userId: string) {
  const [row] = await db
    .select({ company: companies.name, askedAt: joinRequests.askedAt })
    .from(joinRequests)
    .innerJoin(companies, eq(companies.id, joinRequests.companyId))
    .where(eq(joinRequests.userId, userId));
  return row;
}

/** Ends the request of a person; false where there is none, or none to this company. */
export async function deleteRequest(
  tx: Queryable,
  { userId, companyId }: { userId: string; companyId?: string },
): Promise<boolean> {
  const ofPerson = eq(joinRequests.userId, userId);
  const rows = await tx
    .delete(joinRequests)
    .where(companyId ? and(ofPerson, eq(joinRequests.companyId, companyId)) : ofPerson)
    .returning({ userId: joinRequests.userId });
  return rows.length > 0;
}

interface AskingRow {
  id: string;
  name: string;
  email: string | null;
  askedAt: Date;
}

/** Who asks to join a company, the longest first. */
export async function askingPeople(
  db: Queryable,
  companyId: string,
  limit: number,
): Promise<AskingRow[]> {
  const { rows } = await driverOf(db).query<AskingRow>(
    `select u.id, coalesce(u.user_metadata ->> 'full_name', '') as name, u.email,
            j.asked_at as "askedAt"
       from company_join_requests j join users u on u.id = j.user_id and u.deleted_at is null
      where j.company_id = $1
      order by j.asked_at, u.id limit $2`,
    [companyId, limit],
  );
  return rows;
}
