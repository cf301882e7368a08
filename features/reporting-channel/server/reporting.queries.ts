import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import {
  conductAcknowledgements,
  conductRules,
  misconductMessages,
  misconductPeople,
  misconductReports,
  reportingChannels,
} from './reporting.tables.ts';

export interface Handler {
  id: string;
  name: string;
}

/** Who handles the reports of a company, by name. */
export async function handlersOf(db: Queryable, companyId: string): Promise<Handler[]> {
  const { rows } = await driverOf(db).query<Handler>(
    `select u.id, coalesce(nullif(u.user_metadata ->> 'full_name', ''), u.email, '') as name
       from company_grants g join users u on u.id = g.user_id and u.deleted_at is null
      where g.company_id = $1 and g.kind = 'committee' order by 2, 1`,
    [companyId],
  );
  return rows;
}

export async function channelOf(db: Queryable, companyId: string): Promise<string | null> {
  const [row] = await db
    .select({ address: reportingChannels.address })
    .from(reportingChannels)
    .where(eq(reportingChannels.companyId, companyId));
  return row?.address ?? null;
}

export async function saveChannel(
  tx: Queryable,
  companyId: string,
  address: string | null,
): Promise<void> {
  await tx
    .insert(reportingChannels)
    .values({ companyId, address })
    .onConflictDoUpdate({ target: reportingChannels.companyId, set: { address } });
}

/** The company whose channel is open under an address. */
export async function companyAt(db: Queryable, address: string) {
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    `select c.id, c.name from reporting_channels r join companies c on c.id = r.company_id
      where r.address = $1`,
    [address],
  );
  return rows[0];
}

/** The rules that hold, which are those published last. */
export async function newestRules(db: Queryable, companyId: string) {
  const [row] = await db
    .select({
      version: conductRules.version,
      text: conductRules.text,
      publishedOn: conductRules.publishedOn,
    })
    .from(conductRules)
    .where(eq(conductRules.companyId, companyId))
    .orderBy(desc(conductRules.version))
    .limit(1);
  return row ?? null;
}

/** False where somebody else published this version at the same moment. */
export async function insertRules(
  tx: Queryable,
  row: typeof conductRules.$inferInsert,
): Promise<void> {
  await tx.insert(conductRules).values(row);
}

export async function insertAcknowledgement(
  db: Queryable,
  row: typeof conductAcknowledgements.$inferInsert,
): Promise<void> {
  await db.insert(conductAcknowledgements).values(row).onConflictDoNothing();
}

export async function hasAcknowledged(
  db: Queryable,
  { userId, companyId, version }: { userId: string; companyId: string; version: number },
): Promise<boolean> {
  const rows = await db
    .select({ version: conductAcknowledgements.version })
    .from(conductAcknowledgements)
    .where(
      and(
        eq(conductAcknowledgements.userId, userId),
        eq(conductAcknowledgements.companyId, companyId),
        eq(conductAcknowledgements.version, version),
      ),
    );
  return rows.length > 0;
}

/** People of a company, and those among them who have read a version of its rules. */
export async function countReaders(db: Queryable, companyId: string, version: number) {
  const { rows } = await driverOf(db).query<{ people: number; readers: number }>(
    `select count(*)::int as people, count(a.user_id)::int as readers
       from company_members m
       left join conduct_acknowledgements a
         on a.user_id = m.user_id and a.company_id = m.company_id and a.version = $2
      where m.company_id = $1`,
    [companyId, version],
  );
  return rows[0] ?? { people: 0, readers: 0 };
}

export type ReportRow = typeof misconductReports.$inferSelect;

export async function insertReport(tx: Queryable, row: ReportRow): Promise<void> {
  await tx.insert(misconductReports).values(row);
}

/** A report by its receipt, held until the transaction ends. */
export async function reportByMark(tx: Queryable, mark: Buffer): Promise<ReportRow | undefined> {
  const [row] = await tx
    .select()
    .from(misconductReports)
    .where(eq(misconductReports.mark, mark))
    .for('update');
  return row;
}

interface Handling {
  userId: string;
  /** Companies whose committee the person is in. */
  companies: readonly string[];
  isGeneralAdmin: boolean;
}

/**
 * Who may handle which report: its committee, but for those whom it is about; the general administration
 * where nobody of a committee is left for it.
 */
const MAY_HANDLE = `
  not exists (select 1 from misconduct_people p
               where p.report_id = r.id and p.user_id = $1 and p.part = 'about')
  and (r.company_id = any($2::uuid[]) or ($3 and not exists (
        select 1 from company_grants g
         where g.company_id = r.company_id and g.kind = 'committee'
           and not exists (select 1 from misconduct_people p
                            where p.report_id = r.id and p.user_id = g.user_id and p.part = 'about'))))`;

export interface QueueRow extends ReportRow {
  handlers: number;
  isMine: boolean;
  lastSide: string | null;
}

const QUEUE = `
  select r.id, r.company_id as "companyId", r.company_name as "companyName", r.mark, r.kind, r.state,
         r.outcome, r.week::text, r.due_on::text as "dueOn", r.concluded_week::text as "concludedWeek",
         (select count(*)::int from misconduct_people p
           where p.report_id = r.id and p.part = 'handles') as handlers,
         exists (select 1 from misconduct_people p
                  where p.report_id = r.id and p.user_id = $1 and p.part = 'handles') as "isMine",
         (select side from misconduct_messages m
           where m.report_id = r.id and side <> 'note' order by nth desc limit 1) as "lastSide"
    from misconduct_reports r`;

/** Reports that somebody may handle: open ones by their day, concluded ones last. */
export async function reportsFor(
  db: Queryable,
  { userId, companies, isGeneralAdmin }: Handling,
): Promise<QueueRow[]> {
  const { rows } = await driverOf(db).query<QueueRow>(
    `${QUEUE} where ${MAY_HANDLE} order by (r.state = 'concluded'), r.due_on, r.id limit 500`,
    [userId, companies, isGeneralAdmin],
  );
  return rows;
}

/** One of them, held; undefined for any other, as for one that does not exist. */
export async function reportFor(
  tx: Queryable,
  { userId, companies, isGeneralAdmin }: Handling,
  id: string,
): Promise<QueueRow | undefined> {
  const { rows } = await driverOf(tx).query<QueueRow>(
    `${QUEUE} where r.id = $4 and ${MAY_HANDLE} for update of r`,
    [userId, companies, isGeneralAdmin, id],
  );
  return rows[0];
}

export async function messagesOf(db: Queryable, reportId: string) {
  return db
    .select()
    .from(misconductMessages)
    .where(eq(misconductMessages.reportId, reportId))
    .orderBy(misconductMessages.nth);
}

/** The report is held, so that its messages are counted one after the other. */
export async function countMessages(tx: Queryable, reportId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(misconductMessages)
    .where(eq(misconductMessages.reportId, reportId));
  return row?.count ?? 0;
}

export async function insertMessage(
  tx: Queryable,
  row: typeof misconductMessages.$inferInsert,
): Promise<void> {
  await tx.insert(misconductMessages).values(row);
}

/** Whom a report is about stays so, whatever is said afterwards. */
export async function setPart(
  tx: Queryable,
  row: { userId: string; reportId: string; part: 'handles' | 'about' },
): Promise<void> {
  const target = [misconductPeople.userId, misconductPeople.reportId];
  const adding = tx.insert(misconductPeople).values(row);
  if (row.part === 'handles') await adding.onConflictDoNothing();
  else await adding.onConflictDoUpdate({ target, set: { part: 'about' } });
}

export async function countHandlers(db: Queryable, reportId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(misconductPeople)
    .where(and(eq(misconductPeople.reportId, reportId), eq(misconductPeople.part, 'handles')));
  return row?.count ?? 0;
}

export async function setState(
  tx: Queryable,
  id: string,
  state: Pick<ReportRow, 'state'> & Partial<Pick<ReportRow, 'outcome' | 'concludedWeek'>>,
): Promise<void> {
  await tx.update(misconductReports).set(state).where(eq(misconductReports.id, id));
}

/** Erases what was concluded in that week or before; gives how many. */
export async function deleteConcluded(db: Queryable, lastWeek: string): Promise<number> {
  const { rowCount } = await db
    .delete(misconductReports)
    .where(lte(misconductReports.concludedWeek, lastWeek));
  return rowCount ?? 0;
}
