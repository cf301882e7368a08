import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Quiz } from '#features/training/contract/quiz.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { issueCertificate } from './certificates.queries.ts';
import { catalogueSize, lockCatalogue } from './courses-admin.queries.ts';
import { storeStarters } from './courses-admin.service.ts';
import { type AttemptRow, putAttempt } from './quiz.queries.ts';
import { versionOf } from './quiz.rules.ts';
import { starterId } from './starter/starter-course.ts';
import { insertProgress, lessonsOf, putReading } from './training.queries.ts';
import { completeIfRead } from './training.service.ts';
import { courseProgress, courses } from './training.tables.ts';

const DAY_MS = 86_400_000;

/** What Ana took: the course, the day on which she began, and the days of its lessons, before today. */
const ANA: readonly [course: string, began: number, read: readonly number[]][] = [
  [starterId('burnout'), 61, [61, 60, 58, 58, 54, 54]],
  [starterId('rest'), 33, [33, 33, 29, 26, 26, 25]],
  [starterId('colleague'), 5, [5, 2]],
];

/** Gives the demonstration world the starter courses and what Ana took of them; once only. */
export async function seedTraining({ db, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const ago = (days: number, minutes = 0) =>
    new Date(now().getTime() - days * DAY_MS + minutes * 60_000);
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await catalogueSize(tx)).courses > 0) return;
    await storeStarters(tx, 'published', ago(90));
    for (const [courseId, began, read] of ANA) {
      await insertProgress(tx, { userId, courseId, startedAt: ago(began), companyId: null });
      const lessons = await lessonsOf(tx, courseId);
      for (const [index, days] of read.entries()) {
        const { id: lessonId, quiz } = lessons[index] ?? {};
        if (lessonId) {
          const at = ago(days, 8 * (index + 1));
          if (quiz) await putAttempt(tx, allRight({ userId, courseId, lessonId, at }, quiz));
          await putReading(tx, {
            userId,
            courseId,
            lessonId,
            readAt: at,
          });
        }
      }
      await completeIfRead(tx, userId, courseId, ago(read.at(-1) ?? began, 8 * read.length));
    }
  });
}

interface Answered {
  userId: string;
  courseId: string;
  lessonId: string;
  at: Date;
}

/** An attempt in which everything was answered as it should be. */
function allRight({ at, ...place }: Answered, quiz: Quiz): AttemptRow {
  return {
    ...place,
    attempt: 1,
    version: versionOf(quiz),
    answers: quiz.questions.map(({ id, right }) => ({
      questionId: id,
      optionId: right,
      isRight: true,
    })),
    startedAt: at,
    finishedAt: at,
    passed: true,
  };
}

/** Lets demonstration people complete the first published courses; what somebody has taken stays. */
export async function seedCompletions(
  tx: Queryable,
  people: readonly { userId: string; courses: number; first: Date }[],
): Promise<void> {
  const published = await tx
    .select({ id: courses.id, title: courses.title, hours: courses.hours })
    .from(courses)
    .where(eq(courses.state, 'published'))
    .orderBy(asc(courses.place), asc(courses.id));
  const rows = people.flatMap(({ userId, courses: most, first }) =>
    published.slice(0, most).map(({ id, title, hours }, nth) => {
      const completedAt = new Date(first.getTime() + nth * 6 * DAY_MS);
      return {
        ...{ userId, courseId: id, startedAt: first, completedAt },
        ...{ completedTitle: title, completedHours: hours },
      };
    }),
  );
  if (rows.length > 0) await tx.insert(courseProgress).values(rows).onConflictDoNothing();
}

/**
 * Lets demonstration people complete the courses that a law asks for, so that their company sees it; a
 * course that somebody had completed keeps its day.
 */
export async function seedLegalCompletions(
  tx: Queryable,
  companyId: string,
  people: readonly { userId: string; completedAt: Date }[],
): Promise<void> {
  const legal = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.state, 'published'), isNotNull(courses.legal)));
  for (const { id: courseId, title, hours } of legal) {
    for (const { userId, completedAt } of people) {
      const startedAt = new Date(completedAt.getTime() - 4 * DAY_MS);
      const completed = { completedAt, completedTitle: title, completedHours: hours };
      await tx
        .insert(courseProgress)
        .values({ userId, courseId, startedAt, companyId, ...completed })
        .onConflictDoUpdate({
          target: [courseProgress.userId, courseProgress.courseId],
          set: { companyId },
          setWhere: isNotNull(courseProgress.completedAt),
        });
    }
    await seedProofs(tx, companyId, courseId);
  }
}

/** What belongs to the completions of a course that a company sees: until when, by which answers, certified. */
async function seedProofs(tx: Queryable, companyId: string, courseId: string): Promise<void> {
  const seen = and(eq(courseProgress.companyId, companyId), eq(courseProgress.courseId, courseId));
  await tx
    .update(courseProgress)
    .set({
      expiresAt: sql`${courseProgress.completedAt} + make_interval(months => ${courses.validMonths})`,
    })
    .from(courses)
    .where(and(seen, eq(courses.id, courseProgress.courseId)));
  const lessons = await lessonsOf(tx, courseId);
  for (const { userId, completedAt } of await tx.select().from(courseProgress).where(seen)) {
    for (const { id: lessonId, quiz } of completedAt ? lessons : []) {
      if (quiz && completedAt) {
        await putAttempt(tx, allRight({ userId, courseId, lessonId, at: completedAt }, quiz));
      }
    }
    await issueCertificate(tx, userId, courseId);
  }
}
