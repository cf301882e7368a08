import { and, asc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, upsertIfNewer } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import {
  certificates,
  courseLessons,
  courseProgress,
  courses,
  lessonReadings,
  quizAttempts,
} from './training.tables.ts';

export type CourseRow = typeof courses.$inferSelect;
export type LessonRow = typeof courseLessons.$inferSelect;
export type ProgressRow = typeof courseProgress.$inferSelect;

const lessonCount = sql<number>`(select count(*)::int from ${courseLessons}
  where ${courseLessons.courseId} = ${courses.id})`;

/**
 * Whether a lesson is behind a person: read, or, with questions, passed. A mark from before a lesson had questions
 * does not pass them.
 */
const isDone = (userId: SQL) => sql`case when ${courseLessons.quiz} is null
  then exists (select 1 from ${lessonReadings}
    where ${lessonReadings.userId} = ${userId} and ${lessonReadings.courseId} = ${courseLessons.courseId}
      and ${lessonReadings.lessonId} = ${courseLessons.id} and ${lessonReadings.read})
  else exists (select 1 from ${quizAttempts}
    where ${quizAttempts.userId} = ${userId} and ${quizAttempts.courseId} = ${courseLessons.courseId}
      and ${quizAttempts.lessonId} = ${courseLessons.id} and ${quizAttempts.passed}) end`;

/** A person's row of a course’s progress, for joining to it. */
const progressOf = (userId: string) =>
  and(eq(courseProgress.courseId, courses.id), eq(courseProgress.userId, userId));

/** Only those who started a course see it when it is not published. */
const visible = or(eq(courses.state, 'published'), isNotNull(courseProgress.userId));

/**
 * What a person may see in the list: first the courses in their language, of these first what they are
 * in the middle of and last what they have completed.
 */
export function coursesFor(db: Queryable, userId: string, language: Language) {
  return db
    .select({
      course: getTableColumns(courses),
      progress: getTableColumns(courseProgress),
      lessons: lessonCount,
      read: sql<number>`(select count(*)::int from ${courseLessons}
        where ${courseLessons.courseId} = ${courses.id} and ${isDone(sql`${userId}`)})`,
    })
    .from(courses)
    .leftJoin(courseProgress, progressOf(userId))
    .where(visible)
    .orderBy(
      sql`${courses.language} <> ${language}`,
      sql`${courseProgress.completedAt} is not null and ${courseProgress.renewalStartedAt} is null`,
      sql`${courseProgress.startedAt} is null`,
      asc(courses.place),
      asc(courses.id),
    );
}

/** A course that a person may see, and how far they are. */
export async function courseFor(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ course: getTableColumns(courses), progress: getTableColumns(courseProgress) })
    .from(courses)
    .leftJoin(courseProgress, progressOf(userId))
    .where(and(eq(courses.id, id), visible));
  return row;
}

/** The lessons of a course in their order. */
export function lessonsOf(db: Queryable, courseId: string): Promise<LessonRow[]> {
  return db
    .select()
    .from(courseLessons)
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(asc(courseLessons.place));
}

/** Ids of the lessons that a person marked as read. */
export async function readingsOf(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ lessonId: lessonReadings.lessonId })
    .from(lessonReadings)
    .where(
      and(
        eq(lessonReadings.userId, userId),
        eq(lessonReadings.courseId, courseId),
        lessonReadings.read,
      ),
    );
  return new Set(rows.map(({ lessonId }) => lessonId));
}

/**
 * A person's progress, kept from other changes until the transaction ends, and its course from being
 * edited: two last lessons that are read at once must see each other.
 */
export async function lockProgress(
  tx: Queryable,
  userId: string,
  courseId: string,
): Promise<ProgressRow | undefined> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('share');
  const [row] = await tx
    .select()
    .from(courseProgress)
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId)))
    .for('update');
  return row;
}

/** Starts a course for a person; nothing changes where they started it before. */
export async function insertProgress(
  tx: Queryable,
  begun: Pick<ProgressRow, 'userId' | 'courseId' | 'startedAt' | 'companyId'>,
): Promise<void> {
  await tx.insert(courseProgress).values(begun).onConflictDoNothing();
}

/** Begins a completed course once more: everything is to be read and answered again. */
export async function startRenewal(
  tx: Queryable,
  { userId, courseId, startedAt, companyId }: Parameters<typeof insertProgress>[1],
): Promise<void> {
  await tx
    .delete(lessonReadings)
    .where(and(eq(lessonReadings.userId, userId), eq(lessonReadings.courseId, courseId)));
  await tx
    .delete(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.courseId, courseId)));
  await tx
    .update(courseProgress)
    .set({ renewalStartedAt: startedAt, companyId })
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId)));
}

/** Lets a company see a person's progress with a course, and the certificate of their last completion. */
export async function letCompanySee(
  tx: Queryable,
  {
    userId,
    courseId,
    companyId,
    completedAt,
  }: { userId: string; courseId: string; companyId: string; completedAt: Date | null },
): Promise<void> {
  await tx
    .update(courseProgress)
    .set({ companyId })
    .where(and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId)));
  if (!completedAt) return;
  await tx
    .update(certificates)
    .set({ companyId })
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courseId),
        eq(certificates.completedAt, completedAt),
      ),
    );
}

/** Stores a mark, or that it was taken off, unless a change that replaces it stands already. */
export async function putReading(
  tx: Queryable,
  reading: typeof lessonReadings.$inferInsert,
): Promise<void> {
  const { readAt: at, changeId } = lessonReadings;
  await tx
    .insert(lessonReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [lessonReadings.userId, lessonReadings.courseId, lessonReadings.lessonId],
      ...upsertIfNewer(lessonReadings, { at, changeId }),
    });
}

/**
 * Completes a course for those who started it and have all of its lessons behind them: one person, or, after
 * an edit that took lessons out, everybody. What the course was then is kept for their certificates.
 * Gives who has completed it now.
 */
export async function completeWhoRead(
  tx: Queryable,
  courseId: string,
  now: Date,
  userId?: string,
): Promise<string[]> {
  const unread: SQL = sql`select 1 from ${courseLessons}
    where ${courseLessons.courseId} = ${courseProgress.courseId}
      and not ${isDone(sql`${courseProgress.userId}`)}`;
  const completedAt = sql`greatest(${courseProgress.startedAt}, ${now.toISOString()}::timestamptz)`;
  const completed = await tx
    .update(courseProgress)
    .set({
      completedAt,
      expiresAt: sql`${completedAt} + make_interval(months => ${courses.validMonths})`,
      expiryTold: null,
      renewalStartedAt: null,
      completedTitle: sql`${courses.title}`,
      completedHours: sql`${courses.hours}`,
    })
    .from(courses)
    .where(
      and(
        eq(courses.id, courseId),
        eq(courseProgress.courseId, courseId),
        userId === undefined ? undefined : eq(courseProgress.userId, userId),
        or(isNull(courseProgress.completedAt), isNotNull(courseProgress.renewalStartedAt)),
        sql`exists (select 1 from ${courseLessons} where ${courseLessons.courseId} = ${courseProgress.courseId})`,
        sql`not exists (${unread})`,
      ),
    )
    .returning({ userId: courseProgress.userId });
  return completed.map((row) => row.userId);
}

/** How many courses a person completed, and how many are under way, as two columns of a statement that reads more. */
export const courseTallyExpressions = (userId: string) =>
  `(select count(*)::int from course_progress where user_id = ${userId} and completed_at is not null),
   (select count(*)::int from course_progress where user_id = ${userId} and completed_at is null)`;
