import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { isSettledBy, settledBy } from '#features/companies/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { Period } from '../contract/ranking.contract.ts';
import { rankingStandings } from './ranking.tables.ts';
import type { Alike } from './standing.rules.ts';

const standings = rankingStandings;
type Row = typeof standings.$inferSelect;
/** Rows that are written at a time. */
const BATCH = 500;

/** What is told of those of a company, or of none; undefined before a month has closed. */
export async function standingIn(
  db: Queryable,
  { companyId, period }: Pick<Row, 'companyId' | 'period'>,
): Promise<Row | undefined> {
  const whose = companyId ? eq(standings.companyId, companyId) : isNull(standings.companyId);
  const [row] = await db
    .select()
    .from(standings)
    .where(and(whose, eq(standings.period, period)));
  return row;
}

export interface CompanyRow {
  id: string;
  name: string;
  members: number;
  courses: number;
  /** From 1; the same number has the same place. */
  place: number;
  listed: number;
}

/**
 * The first companies by courses for each of their people, and one more wherever it stands; and of how many
 * nothing is told.
 */
export async function companiesOf(
  db: Queryable,
  { period, most, own }: { period: Period; most: number; own: string | null },
): Promise<{ companies: CompanyRow[]; hidden: number }> {
  const { rows } = await driverOf(db).query<{ hidden: number } & (CompanyRow | { id: null })>(
    `with of_period as (
       select company_id, members, courses from ranking_standings
        where period = $1 and company_id is not null
     ), ranked as (
       select company_id, members, courses,
              rank() over (order by round(courses::numeric / members, 1) desc)::int as place,
              count(*) over ()::int as listed
         from of_period where courses is not null
     ), told as (
       select c.id, c.name, r.members, r.courses, r.place, r.listed
         from ranked r join companies c on c.id = r.company_id
        where r.place <= $2 or r.company_id = $3
     )
     select few.hidden, told.*
       from (select count(*)::int as hidden from of_period where courses is null) few
       left join told on true
      order by told.place, told.name, told.id`,
    [period, most, own],
  );
  return {
    companies: rows.filter((row) => row.id !== null),
    hidden: rows[0]?.hidden ?? 0,
  };
}

/** One closing at a time, until the transaction ends. */
export async function lockStandings(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ranking standings', 0))`);
}

export async function isClosed(db: Queryable, asOf: string): Promise<boolean> {
  return (await db.$count(standings, eq(standings.asOf, asOf))) > 0;
}

/** Companies that had people when a month ended, with how many. */
export async function companySizes(
  db: Queryable,
  end: Date,
): Promise<{ companyId: string; members: number }[]> {
  const { rows } = await driverOf(db).query<{ companyId: string; members: number }>(
    `select company_id as "companyId", count(*)::int as members
       from company_members where joined_at < $1 group by company_id`,
    [end.toISOString()],
  );
  return rows;
}

export interface AlikeRow extends Alike {
  companyId: string | null;
  period: Period;
}

/** How many people of each company, and of none, completed how many courses until a month ended. */
export async function alikePeople(
  db: Queryable,
  { end, year, month }: Record<'end' | 'year' | 'month', Date>,
): Promise<AlikeRow[]> {
  const { rows } = await driverOf(db).query<AlikeRow>(
    `with counted as (
       select user_id, count(*)::int as ever,
              count(*) filter (where completed_at >= $2)::int as in_year,
              count(*) filter (where completed_at >= $3)::int as in_month
         from course_progress where completed_at < $1 group by user_id
     ), people as (
       select counted.*, m.company_id, coalesce(c.shown, false) as named,
              ${isSettledBy('coalesce(m.joined_at, u.created_at)', '$4')} as settled
         from counted
         join users u on u.id = counted.user_id and u.deleted_at is null
         left join company_members m on m.user_id = counted.user_id
         left join ranking_choices c on c.user_id = counted.user_id
        where m.joined_at is null or m.joined_at < $1
     )
     select p.company_id as "companyId", t.period, t.courses, count(*)::int as people,
            count(*) filter (where not p.named)::int as nameless,
            count(*) filter (where not p.named and p.settled)::int as settled
       from people p
      cross join lateral (values ('all', ever), ('year', in_year), ('month', in_month)) t (period, courses)
      where t.courses > 0
      group by p.company_id, t.period, t.courses
      order by t.courses desc`,
    [end, year, month, settledBy(end)].map((instant) => instant.toISOString()),
  );
  return rows;
}

/** Puts what is told as of a day into the place of what was told before. */
export async function replaceStandings(
  tx: Queryable,
  asOf: string,
  rows: readonly Omit<Row, 'asOf'>[],
): Promise<void> {
  await tx.delete(standings).where(ne(standings.asOf, asOf));
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH).map((row) => ({ ...row, asOf }));
    await tx.insert(standings).values(some);
  }
}
