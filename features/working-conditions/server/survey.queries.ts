import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import {
  workingConditionsAnswers,
  workingConditionsRecords,
  workingConditionsSurveys,
  workingConditionsTickets,
} from './working-conditions.tables.ts';

const surveys = workingConditionsSurveys;
const tickets = workingConditionsTickets;
const answers = workingConditionsAnswers;
const SHOWN = { id: surveys.id, openedOn: surveys.openedOn, closesOn: surveys.closesOn };

export async function openSurveyOf(db: Queryable, companyId: string) {
  const [row] = await db.select(SHOWN).from(surveys).where(eq(surveys.companyId, companyId));
  return row;
}

/** A new survey; undefined where one is open. */
export async function insertSurvey(
  tx: Queryable,
  row: { companyId: string; openedOn: string; closesOn: string },
) {
  const [added] = await tx.insert(surveys).values(row).onConflictDoNothing().returning(SHOWN);
  return added;
}

/** A survey, held so that it cannot close (`share`) or so that nothing comes in any more (`update`). */
export async function lockSurvey(tx: Queryable, id: string, how: 'share' | 'update') {
  const [row] = await tx.select().from(surveys).where(eq(surveys.id, id)).for(how);
  return row;
}

export async function surveysToClose(db: Queryable, today: string) {
  return db
    .select({ id: surveys.id, companyId: surveys.companyId })
    .from(surveys)
    .where(lt(surveys.closesOn, today));
}

export async function deleteSurvey(tx: Queryable, id: string): Promise<void> {
  await tx.delete(surveys).where(eq(surveys.id, id));
}

/** The day on which a company's last survey closed; undefined before the first one. */
export async function lastClosing(tx: Queryable, companyId: string): Promise<string | undefined> {
  const records = workingConditionsRecords;
  const [row] = await tx
    .select({ on: sql<string>`${records.content}->>'closedOn'` })
    .from(records)
    .where(and(eq(records.companyId, companyId), eq(records.kind, 'survey')))
    .orderBy(desc(sql`${records.content}->>'closedOn'`))
    .limit(1);
  return row?.on;
}

/** Answers of an open survey stay with a place that has another name, or with none where it is gone. */
export async function renamePlace(
  tx: Queryable,
  companyId: string,
  { kind, name }: { kind: 'site' | 'sector'; name: string },
  into: string | null,
): Promise<void> {
  // Nobody answers or closes meanwhile: an answer has the name from before and follows, or the new one.
  const [survey] = await tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(eq(surveys.companyId, companyId))
    .for('update');
  if (!survey) return;
  await tx
    .update(answers)
    .set(kind === 'site' ? { site: into } : { sector: into })
    .where(and(eq(answers.surveyId, survey.id), eq(answers[kind], name)));
}

/** False for somebody who had one. */
export async function insertTicket(
  tx: Queryable,
  row: { userId: string; surveyId: string },
): Promise<boolean> {
  const { rowCount } = await tx.insert(tickets).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function hadTicket(
  db: Queryable,
  { userId, surveyId }: { userId: string; surveyId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: tickets.surveyId })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.surveyId, surveyId)));
  return rows.length > 0;
}

/** How many who had their way into a survey read its results before others do. */
export async function countReaders(
  tx: Queryable,
  { surveyId, companyId }: { surveyId: string; companyId: string },
): Promise<number> {
  const { rows } = await driverOf(tx).query<{ readers: number }>(
    `select count(*)::int as readers from working_conditions_tickets t
      where t.survey_id = $1
        and (exists (select 1 from user_roles r where r.user_id = t.user_id)
          or exists (select 1 from company_grants g where g.user_id = t.user_id and g.company_id = $2))`,
    [surveyId, companyId],
  );
  return rows[0]?.readers ?? 0;
}

export interface Answer {
  site: string | null;
  sector: string | null;
  /** By somebody who had been in the company for a while. */
  settled: boolean;
  /** 0 for none. */
  answers: number[];
}

/** False where the ticket is spent. */
export async function insertAnswer(
  tx: Queryable,
  row: Answer & { surveyId: string; serial: Buffer },
): Promise<boolean> {
  const { rowCount } = await tx.insert(answers).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** In the order of their random serials, which says nothing of when they came. */
export async function answersOf(tx: Queryable, surveyId: string): Promise<Answer[]> {
  const { rows } = await driverOf(tx).query<Answer>(
    `select site, sector, settled, answers from working_conditions_answers
      where survey_id = $1 order by serial`,
    [surveyId],
  );
  return rows;
}
