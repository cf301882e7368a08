import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSettledBy, settledBy } from '#features/companies/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ClosedReport } from '../contract/company-report.contract.ts';
import { type CountedPlace, companyPeriodPeople, companyPeriods } from './company-report.tables.ts';
import type { Place } from './suppression/suppression.rules.ts';

export interface PeriodKey {
  companyId: string;
  period: string;
}

const ofPeriod = ({ companyId, period }: PeriodKey) =>
  and(eq(companyPeriodPeople.companyId, companyId), eq(companyPeriodPeople.period, period));

/** One closing of a period at a time, until the transaction ends. */
export async function lockPeriod(tx: Queryable, { companyId, period }: PeriodKey): Promise<void> {
  const name = `company period ${companyId} ${period}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function isClosed(db: Queryable, { companyId, period }: PeriodKey): Promise<boolean> {
  const rows = await db
    .select({ period: companyPeriods.period })
    .from(companyPeriods)
    .where(and(eq(companyPeriods.companyId, companyId), eq(companyPeriods.period, period)));
  return rows.length > 0;
}

/**
 * Companies with people, from one id on, in which a month is not closed yet. The month itself
 * decides nothing: a company without anybody in it has nothing to close.
 */
export async function companiesToClose(
  db: Queryable,
  { month, after, limit }: { month: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select c.id from companies c
      where ($2::uuid is null or c.id > $2)
        and exists (select 1 from company_members m where m.company_id = c.id)
        and not exists (
          select 1 from company_periods p where p.company_id = c.id and p.period = $1)
      order by c.id limit $3`,
    [month, after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes down who belongs to the company, with site and sector. Who is not settled at the end of the
 * period is not counted.
 */
export async function snapshotMembers(
  tx: Queryable,
  { companyId, period }: PeriodKey,
  end: Date,
): Promise<void> {
  await driverOf(tx).query(
    `insert into company_period_people (user_id, period, company_id, site, sector, counted)
     select m.user_id, $2, m.company_id, m.site, m.sector,
            case when ${isSettledBy('m.joined_at', '$4')} then null else false end
       from company_members m
       join users u on u.id = m.user_id and u.deleted_at is null
      where m.company_id = $1 and m.joined_at < $3
     on conflict do nothing`,
    [companyId, period, end.toISOString(), settledBy(end).toISOString()],
  );
}

/** People who were not looked at yet, as many as fit into one go. */
export async function peopleToLookAt(
  db: Queryable,
  key: PeriodKey,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ userId: companyPeriodPeople.userId })
    .from(companyPeriodPeople)
    .where(and(ofPeriod(key), sql`${companyPeriodPeople.counted} is null`))
    .orderBy(companyPeriodPeople.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** What was found of a person. */
export interface Found {
  userId: string;
  counted: boolean;
  told: boolean;
  hundredths: number | null;
}

/** Keeps what was found of some people; whoever took their consent back meanwhile stays not counted. */
export async function putFound(
  db: Queryable,
  { companyId, period }: PeriodKey,
  found: readonly Found[],
): Promise<void> {
  const column = <K extends keyof Found>(name: K) => found.map((one) => one[name]);
  await driverOf(db).query(
    `update company_period_people p
        set counted = f.counted, told = f.told, hundredths = f.hundredths
       from unnest($3::uuid[], $4::boolean[], $5::boolean[], $6::smallint[])
            as f (user_id, counted, told, hundredths)
      where p.company_id = $1 and p.period = $2 and p.user_id = f.user_id and p.counted is null`,
    [
      ...[companyId, period, column('userId'), column('counted'), column('told')],
      column('hundredths'),
    ],
  );
}

/** Those who were counted in each month of a quarter, with the mean of the months that told of them. */
export async function snapshotQuarter(
  tx: Queryable,
  { companyId, period }: PeriodKey,
  months: readonly string[],
): Promise<void> {
  await driverOf(tx).query(
    `insert into company_period_people
            (user_id, period, company_id, site, sector, counted, told, hundredths)
     select user_id, $2, $1, (array_agg(site order by period desc))[1],
            (array_agg(sector order by period desc))[1], bool_and(counted),
            bool_and(counted) and bool_or(hundredths is not null), round(avg(hundredths))
       from company_period_people
      where company_id = $1 and period = any($3)
      group by user_id having count(*) = $4
     on conflict do nothing`,
    [companyId, period, months, months.length],
  );
}

/** The people counted in a period who were alike in it and in those before, without their names. */
export async function likePeople(
  db: Queryable,
  { companyId, period }: PeriodKey,
  earlier: readonly string[],
): Promise<{ people: number; places: Record<string, Place & { told: boolean }> }[]> {
  const { rows } = await driverOf(db).query<{
    people: number;
    places: Record<string, Place & { told: boolean }>;
  }>(
    `select count(*)::int as people, places from (
       select jsonb_object_agg(
                period, jsonb_build_object('site', site, 'sector', sector, 'told', told)) as places
         from company_period_people
        where company_id = $1 and period = any($2) and counted
        group by user_id) each_person
      group by places`,
    [companyId, [period, ...earlier]],
  );
  return rows;
}

export interface PlaceSums extends Place {
  level: number;
  people: number;
  hundredths: number;
}

/** The levels of those told, added up by place. */
export async function sumsByPlace(
  db: Queryable,
  { companyId, period }: PeriodKey,
): Promise<PlaceSums[]> {
  const { rows } = await driverOf(db).query<PlaceSums>(
    `select site, sector, round(hundredths / 100.0)::int as level, count(*)::int as people,
            sum(hundredths)::int as hundredths
       from company_period_people
      where company_id = $1 and period = $2 and told and hundredths is not null
      group by site, sector, level order by site, sector, level`,
    [companyId, period],
  );
  return rows;
}

/** People of the company in the period, and those who see the report among those told. */
export async function membersAndAdmins(
  db: Queryable,
  { companyId, period }: PeriodKey,
): Promise<{ places: CountedPlace[]; admins: number }> {
  const { rows: places } = await driverOf(db).query<CountedPlace>(
    `select site, sector, count(*)::int as people from company_period_people
      where company_id = $1 and period = $2 group by site, sector order by site, sector`,
    [companyId, period],
  );
  const { rows } = await driverOf(db).query<{ admins: number }>(
    `select count(*)::int as admins from company_period_people p
       join user_roles r on r.user_id = p.user_id
      where p.company_id = $1 and p.period = $2 and p.told`,
    [companyId, period],
  );
  return { places, admins: rows[0]?.admins ?? 0 };
}

/** Everybody counted in a period by place: what later periods are compared with. */
export async function countedByPlace(
  db: Queryable,
  { companyId, period }: PeriodKey,
): Promise<CountedPlace[]> {
  const { rows } = await driverOf(db).query<CountedPlace>(
    `select site, sector, count(*)::int as people from company_period_people
      where company_id = $1 and period = $2 and counted group by site, sector order by site, sector`,
    [companyId, period],
  );
  return rows;
}

export async function insertPeriod(
  tx: Queryable,
  row: typeof companyPeriods.$inferInsert,
): Promise<void> {
  await tx.insert(companyPeriods).values(row);
}

/** What was published of some periods, by their names. */
export async function publishedOf(
  db: Queryable,
  companyId: string,
  periods: readonly string[],
): Promise<Map<string, { report: ClosedReport; counted: CountedPlace[] }>> {
  if (periods.length === 0) return new Map();
  const rows = await db
    .select({
      period: companyPeriods.period,
      report: companyPeriods.report,
      counted: companyPeriods.counted,
    })
    .from(companyPeriods)
    .where(
      and(eq(companyPeriods.companyId, companyId), inArray(companyPeriods.period, [...periods])),
    );
  return new Map(rows.map(({ period, ...rest }) => [period, rest]));
}

/** Erases the means of the months that a closed quarter was made of, and its own. */
export async function eraseMeans(
  tx: Queryable,
  companyId: string,
  periods: readonly string[],
): Promise<void> {
  await tx
    .update(companyPeriodPeople)
    .set({ hundredths: null })
    .where(
      and(
        eq(companyPeriodPeople.companyId, companyId),
        inArray(companyPeriodPeople.period, [...periods]),
      ),
    );
}

/** A person counts no more: in no period that is still open, and with no mean in any. */
export async function forgetCounted(tx: Queryable, userId: string): Promise<void> {
  await driverOf(tx).query(
    `update company_period_people p
        set hundredths = null,
            counted = p.counted and closed.period is not null,
            told = p.told and closed.period is not null
       from company_period_people own
       left join company_periods closed
         on closed.company_id = own.company_id and closed.period = own.period
      where own.user_id = $1 and p.user_id = own.user_id and p.period = own.period`,
    [userId],
  );
}
