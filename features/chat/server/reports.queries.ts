import { eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { Report } from '../contract/reports.ts';
import { chatReports } from './chat.tables.ts';

/** A report with the names of who is in it. */
export type ReportRow = Pick<Report, 'id' | 'reason' | 'reporter' | 'reported' | 'outcome'> & {
  createdAt: Date;
  closedAt: Date | null;
  sealed: Buffer;
};

export async function insertReport(
  tx: Queryable,
  row: typeof chatReports.$inferInsert,
): Promise<void> {
  await tx.insert(chatReports).values(row).onConflictDoNothing();
}

const SELECT = `
  select r.id, r.reason, r.outcome, r.created_at as "createdAt", r.closed_at as "closedAt", r.sealed,
         coalesce(a.user_metadata ->> 'full_name', '') as reporter,
         coalesce(b.user_metadata ->> 'full_name', '') as reported
    from chat_reports r join users a on a.id = r.user_id join users b on b.id = r.reported_user_id`;

/** Open ones in the order in which they came, closed ones the last first. */
export async function pageOfReports(
  db: Queryable,
  { state, after, limit }: { state: 'open' | 'closed'; after: string | undefined; limit: number },
): Promise<ReportRow[]> {
  const isOpen = state === 'open';
  const { rows } = await driverOf(db).query<ReportRow>(
    `${SELECT} where r.closed_at is ${isOpen ? 'null' : 'not null'}
       and ($1::uuid is null or (r.created_at, r.id) ${isOpen ? '>' : '<'}
         (select created_at, id from chat_reports where id = $1))
     order by r.created_at ${isOpen ? 'asc' : 'desc'}, r.id ${isOpen ? 'asc' : 'desc'} limit $2`,
    [after ?? null, limit],
  );
  return rows;
}

/** What somebody reported, for themselves. */
export async function reportsOf(db: Queryable, userId: string): Promise<ReportRow[]> {
  const { rows } = await driverOf(db).query<ReportRow>(
    `${SELECT} where r.user_id = $1 order by r.created_at, r.id`,
    [userId],
  );
  return rows;
}

export async function closeReportRow(
  db: Queryable,
  id: string,
  change: { outcome: string; closedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.update(chatReports).set(change).where(eq(chatReports.id, id));
  return rowCount === 1;
}
