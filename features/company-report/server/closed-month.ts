import { and, desc, eq, notLike } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { endOf } from '../contract/period.rules.ts';
import { companyPeriods } from './company-report.tables.ts';

export interface ClosedMonth {
  /** Who was one of the people then stands in `company_period_people` by it. */
  month: string;
  end: Date;
}

/**
 * The newest month of a company that is closed; null before the first. A figure of who was there then,
 * up to its end, moves neither when somebody is taken out of the company nor when somebody acts today.
 */
export async function closedMonthOf(db: Queryable, companyId: string): Promise<ClosedMonth | null> {
  const [row] = await db
    .select({ month: companyPeriods.period })
    .from(companyPeriods)
    .where(and(eq(companyPeriods.companyId, companyId), notLike(companyPeriods.period, '%Q%')))
    .orderBy(desc(companyPeriods.period))
    .limit(1);
  return row ? { month: row.month, end: endOf(row.month) } : null;
}
