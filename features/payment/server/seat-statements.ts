import { asc, desc, eq, sql } from 'drizzle-orm';
import { companyName } from '#features/companies/server/index.ts';
import { endOf, monthOfDay, periodBefore } from '#features/company-report/contract/period.rules.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import type { SeatStatement } from '../contract/payment.schemas.ts';
import { companyOf } from './buyer.ts';
import { companySeats } from './company-seats.ts';
import { seatStatements } from './payment.tables.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/** Months that are shown: five years of them. */
const MOST_MONTHS = 60;

/**
 * Writes down, once a month has ended, how many places each company with a paid plan had and how many of
 * them were taken. Counted when it is first looked at, which is within the hour unless nothing ran.
 */
export async function stateSeats({ db, now }: ServerContext): Promise<void> {
  const at = now();
  const countedOn = dayOf(at, DEFAULT_TIME_ZONE);
  const month = periodBefore(monthOfDay(countedOn));
  for (const companyId of await companiesWithout(db, month, at)) {
    const places = await companySeats(db, companyId, at);
    if (!places?.paidBy) continue;
    const { seats, taken } = places;
    await db
      .insert(seatStatements)
      .values({ companyId, month, seats, taken, countedOn })
      .onConflictDoNothing();
  }
}

/** Companies whose paid plan ran in a month and that have no statement of it. */
async function companiesWithout(db: Queryable, month: string, now: Date): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select p.company_id as id from paid_plans p
      where p.company_id is not null and p.state = 'active' and p.ends_at > $2
        and p.starts_at < $3
        and not exists (select 1 from seat_statements s
                         where s.company_id = p.company_id and s.month = $1)`,
    [month, now.toISOString(), endOf(month).toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** Statements of a company, newest first. */
export function statementsOf(db: Queryable, companyId: string): Promise<SeatStatement[]> {
  return db
    .select({
      month: seatStatements.month,
      seats: seatStatements.seats,
      taken: seatStatements.taken,
      countedOn: seatStatements.countedOn,
    })
    .from(seatStatements)
    .where(eq(seatStatements.companyId, companyId))
    .orderBy(desc(seatStatements.month))
    .limit(MOST_MONTHS);
}

/** The same as a table, for whoever looks after the company. */
export async function statementsCsv({ db }: ServerContext, caller: Caller): Promise<string> {
  const companyId = companyOf(caller);
  if (!companyId || (await companyName(db, companyId)) === null) {
    throw fail('not_found', 'You look after no company');
  }
  const separator = csvSeparatorOf(caller.language);
  const rows = await db
    .select()
    .from(seatStatements)
    .where(eq(seatStatements.companyId, companyId))
    .orderBy(asc(sql`${seatStatements.month}`));
  const lines = rows.map(({ month, seats, taken, countedOn }) =>
    csvLine([month, seats, taken, countedOn], separator),
  );
  return `${CSV_MARK}${csvLine(PAYMENT_TEXTS[caller.language].seats.head, separator)}${lines.join('')}`;
}
