import { and, desc, eq, inArray } from 'drizzle-orm';
import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import type { Cell, ClosedReport } from '../contract/company-report.contract.ts';
import { companyPeriods } from './company-report.tables.ts';

/** How many closed periods there are to choose from: three years of months and quarters. */
const MOST_PERIODS = 48;

/** The closed periods of a company, newest first. */
export function closedPeriods(
  db: Queryable,
  companyId: string,
): Promise<{ period: string; closedAt: Date }[]> {
  return db
    .select({ period: companyPeriods.period, closedAt: companyPeriods.closedAt })
    .from(companyPeriods)
    .where(eq(companyPeriods.companyId, companyId))
    .orderBy(desc(companyPeriods.closedAt), desc(companyPeriods.period))
    .limit(MOST_PERIODS);
}

/** What was published of some periods, by their names. */
export async function reportsOf(
  db: Queryable,
  companyId: string,
  periods: readonly string[],
): Promise<Map<string, ClosedReport>> {
  const rows = await db
    .select({ period: companyPeriods.period, report: companyPeriods.report })
    .from(companyPeriods)
    .where(
      and(eq(companyPeriods.companyId, companyId), inArray(companyPeriods.period, [...periods])),
    );
  return new Map(rows.map(({ period, report }) => [period, report]));
}

/** The whole company in the newest month that is closed. */
export async function newestWhole(db: Queryable, companyId: string): Promise<Cell | null> {
  const [newest] = await db
    .select({ report: companyPeriods.report })
    .from(companyPeriods)
    .where(eq(companyPeriods.companyId, companyId))
    .orderBy(desc(companyPeriods.closedAt), companyPeriods.period)
    .limit(1);
  return newest?.report.whole ?? null;
}

const COMPANIES_SHOWN = 50;

/** Companies of which a period is closed and whose name contains a text. */
export async function companiesWithPeriods(
  db: Queryable,
  text: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    `select id, name from companies c
      where name ilike $1 and exists (select 1 from company_periods p where p.company_id = c.id)
      order by name, id limit ${COMPANIES_SHOWN}`,
    [containing(text)],
  );
  return rows;
}
