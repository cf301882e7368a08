import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { nameOf } from '#features/access/server/index.ts';
import { addressHint } from '#features/companies/server/index.ts';
import type { ClosedMonth } from '#features/company-report/server/index.ts';
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

type Named<T> = T & { fullName: string | null; email: string | null };
/** Whoever opens the channel's page reads who handles it: of those without a name no more than a hint. */
const readByAnybody = <T>({ fullName, email, ...rest }: Named<T>) => ({
  ...rest,
  name: fullName || (addressHint(email) ?? ''),
});
const NAMED = `u.id, u.user_metadata ->> 'full_name' as "fullName", u.email`;

/** SQL of whether a report is not for somebody: it is about them, or they were left out of it. */
const isKeptOut = (report: string, user: string) =>
  `exists (select 1 from misconduct_people k where k.report_id = ${report} and k.user_id = ${user}
              and k.part in ('about', 'left_out'))`;

/** Who handles the reports of a company, by name. */
export async function handlersOf(
  db: Queryable,
  companyId: string,
): Promise<(Handler & { grantId: string })[]> {
  const { rows } = await driverOf(db).query<Named<{ id: string; grantId: string }>>(
    `select g.id as "grantId", ${NAMED}
       from company_grants g join users u on u.id = g.user_id and u.deleted_at is null
      where g.company_id = $1 and g.kind = 'committee' order by ${nameOf('u')}, u.id`,
    [companyId],
  );
  return rows.map(readByAnybody);
}

/** Who looks after a company and could give the committee's grant, by name. */
export async function companyAdminsOf(db: Queryable, companyId: string): Promise<Handler[]> {
  const { rows } = await driverOf(db).query<Named<{ id: string }>>(
    `select ${NAMED}
       from company_members m join user_roles r on r.user_id = m.user_id
       join users u on u.id = m.user_id and u.deleted_at is null
      where m.company_id = $1 order by ${nameOf('u')}, u.id`,
    [companyId],
  );
  return rows.map(readByAnybody);
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

/** People of a company in a closed month, and those among them who had read a version of its rules by its end. */
export async function countReaders(
  db: Queryable,
  { companyId, version, month, end }: ClosedMonth & { companyId: string; version: number },
) {
  const { rows } = await driverOf(db).query<{ people: number; readers: number }>(
    `select count(*)::int as people, count(a.user_id)::int as readers
       from company_period_people m
       left join conduct_acknowledgements a
         on a.user_id = m.user_id and a.company_id = m.company_id and a.version = $2
            and a.created_at < $4
      where m.company_id = $1 and m.period = $3`,
    [companyId, version, month, end.toISOString()],
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
  isGeneralAdmin: boolean;
}

/**
 * Who may handle which report: whoever of its committee was there when it came or was let in, but for
 * those whom it is about or who were left out; the general administration where nobody is left but those
 * who left somebody out.
 */
const MAY_HANDLE = `
  not ${isKeptOut('r.id', '$1')}
  and (exists (select 1 from misconduct_people p where p.report_id = r.id and p.user_id = $1
                  and p.grant_id is not null)
       or ($2 and not exists (
        select 1 from misconduct_people p
          join users u on u.id = p.user_id and u.deleted_at is null
         where p.report_id = r.id and p.grant_id is not null and not exists (
               select 1 from misconduct_people o
                where o.report_id = r.id and o.left_out_by = p.user_id))))`;

export interface QueueRow extends ReportRow {
  handlers: number;
  isMine: boolean;
  /** The caller handles it as one of its committee, and not for the general administration. */
  isOfCommittee: boolean;
  lastSide: string | null;
}

const QUEUE = `
  select r.id, r.company_id as "companyId", r.company_name as "companyName", r.mark, r.kind, r.state,
         r.outcome, r.week::text, r.due_on::text as "dueOn", r.concluded_week::text as "concludedWeek",
         (select count(*)::int from misconduct_people p
           where p.report_id = r.id and p.part = 'handles') as handlers,
         exists (select 1 from misconduct_people p
                  where p.report_id = r.id and p.user_id = $1 and p.part = 'handles') as "isMine",
         exists (select 1 from misconduct_people p
                  where p.report_id = r.id and p.user_id = $1 and p.grant_id is not null) as "isOfCommittee",
         (select side from misconduct_messages m
           where m.report_id = r.id and side not in ('note', 'admin_note') order by nth desc limit 1) as "lastSide"
    from misconduct_reports r`;

/** Reports that somebody may handle: open ones by their day, concluded ones last. */
export async function reportsFor(
  db: Queryable,
  { userId, isGeneralAdmin }: Handling,
): Promise<QueueRow[]> {
  const { rows } = await driverOf(db).query<QueueRow>(
    `${QUEUE} where ${MAY_HANDLE} order by (r.state = 'concluded'), r.due_on, r.id limit 500`,
    [userId, isGeneralAdmin],
  );
  return rows;
}

/** One of them, held; undefined for any other, as for one that does not exist. */
export async function reportFor(
  tx: Queryable,
  { userId, isGeneralAdmin }: Handling,
  id: string,
): Promise<QueueRow | undefined> {
  const { rows } = await driverOf(tx).query<QueueRow>(
    `${QUEUE} where r.id = $3 and ${MAY_HANDLE} for update of r`,
    [userId, isGeneralAdmin, id],
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

/** What somebody is to a report. Whom it is about stays so, whatever is said afterwards. */
export async function setPart(
  tx: Queryable,
  row: typeof misconductPeople.$inferInsert,
): Promise<void> {
  const { userId, reportId, part, grantId = null, leftOutBy = null } = row;
  await tx
    .insert(misconductPeople)
    .values({ userId, reportId, part, grantId, leftOutBy })
    .onConflictDoUpdate({
      target: [misconductPeople.userId, misconductPeople.reportId],
      set: { part, grantId, leftOutBy },
      setWhere: ne(misconductPeople.part, 'about'),
    });
}

/** Takes a report; whoever has a grant keeps handling it by that. */
export async function setTaken(
  tx: Queryable,
  row: { userId: string; reportId: string },
): Promise<void> {
  await tx
    .insert(misconductPeople)
    .values({ ...row, part: 'handles' })
    .onConflictDoUpdate({
      target: [misconductPeople.userId, misconductPeople.reportId],
      set: { part: 'handles' },
      setWhere: eq(misconductPeople.part, 'may'),
    });
}

/** Of a report's committee: who may handle it, and who came later and could be let in. */
export async function committeeOf(
  db: Queryable,
  { id, companyId }: Pick<ReportRow, 'id' | 'companyId'>,
): Promise<{ handling: Handler[]; later: (Handler & { grantId: string })[] }> {
  const { rows } = await driverOf(db).query<Handler & { grantId: string; handles: boolean }>(
    `select u.id, ${nameOf('u')} as name, g.id as "grantId", p.user_id is not null as handles
       from company_grants g join users u on u.id = g.user_id and u.deleted_at is null
       left join misconduct_people p on p.report_id = $1 and p.user_id = g.user_id
      where g.company_id = $2 and g.kind = 'committee' and (p.grant_id = g.id or (
            p.user_id is null
            -- Nobody chooses who looks into what is said of them.
            and g.given_by is not null and not ${isKeptOut('$1', 'g.given_by')}))
      order by 2, 1`,
    [id, companyId],
  );
  const named = rows.map(({ handles: _, ...one }) => one);
  return {
    handling: named
      .filter((_, at) => rows[at]?.handles)
      .map(({ id: one, name }) => ({ id: one, name })),
    later: named.filter((_, at) => !rows[at]?.handles),
  };
}

/** Whom a handler left out of a report, and by whom; null for one who is gone. */
export async function leftOutOf(
  db: Queryable,
  reportId: string,
): Promise<(Handler & { by: string | null })[]> {
  const { rows } = await driverOf(db).query<Handler & { by: string | null }>(
    `select u.id, ${nameOf('u')} as name,
            (select ${nameOf('b')} from users b where b.id = p.left_out_by) as by
       from misconduct_people p join users u on u.id = p.user_id
      where p.report_id = $1 and p.part = 'left_out' order by 2, 1`,
    [reportId],
  );
  return rows;
}

export interface LeavingOut extends Handler {
  reportId: string;
  company: string;
  week: string;
  by: string | null;
}

/** Whoever was left out of any report but those that are about the general admin who asks, newest week first. */
export async function leavingsOut(db: Queryable, userId: string): Promise<LeavingOut[]> {
  const { rows } = await driverOf(db).query<LeavingOut>(
    `select r.id as "reportId", r.company_name as company, r.week::text, u.id, ${nameOf('u')} as name,
            (select ${nameOf('b')} from users b where b.id = p.left_out_by) as by
       from misconduct_people p join misconduct_reports r on r.id = p.report_id
       join users u on u.id = p.user_id
      where p.part = 'left_out' and not ${isKeptOut('r.id', '$1')}
      order by r.week desc, r.id, 5, 4 limit 500`,
    [userId],
  );
  return rows;
}

/** Holds a report and what somebody left out of it is to it, for a general admin who is not kept out; false for any other. */
export async function holdLeavingOut(
  tx: Queryable,
  { adminId, userId, reportId }: { adminId: string; userId: string; reportId: string },
): Promise<boolean> {
  const { rows } = await driverOf(tx).query(
    `select 1 from misconduct_reports r join misconduct_people p on p.report_id = r.id
      where r.id = $1 and p.user_id = $2 and p.part = 'left_out' and not ${isKeptOut('r.id', '$3')}
        for update of r, p`,
    [reportId, userId, adminId],
  );
  return rows.length > 0;
}

/** Of some people those whom a report is about or who were left out of it. */
export async function keptOutOf(
  db: Queryable,
  reportId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select u.id from unnest($2::uuid[]) u (id) where ${isKeptOut('$1', 'u.id')}`,
    [reportId, userIds],
  );
  return rows.map(({ id }) => id);
}

/** Gives somebody who was left out their part back, as far as they still have the grant. */
export async function takeLeavingOutBack(
  tx: Queryable,
  { userId, reportId }: { userId: string; reportId: string },
): Promise<void> {
  const { rows } = await driverOf(tx).query<{ grantId: string }>(
    `select g.id as "grantId" from misconduct_reports r
       join company_grants g on g.company_id = r.company_id and g.user_id = $1 and g.kind = 'committee'
      where r.id = $2 and not ${isKeptOut('r.id', 'g.given_by')}`,
    [userId, reportId],
  );
  const grantId = rows[0]?.grantId;
  if (grantId) return setPart(tx, { userId, reportId, part: 'may', grantId });
  await tx
    .delete(misconductPeople)
    .where(and(eq(misconductPeople.userId, userId), eq(misconductPeople.reportId, reportId)));
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
