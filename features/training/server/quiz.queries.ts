import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { quizAttempts } from './training.tables.ts';

export type AttemptRow = typeof quizAttempts.$inferSelect;
type OfLesson = Pick<AttemptRow, 'userId' | 'courseId' | 'lessonId'>;

/** A person's attempts at the questions of a course, or of one of its lessons, in their order. */
export function attemptsOf(
  db: Queryable,
  { userId, courseId, lessonId }: Omit<OfLesson, 'lessonId'> & { lessonId?: string },
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.courseId, courseId),
        lessonId === undefined ? undefined : eq(quizAttempts.lessonId, lessonId),
      ),
    )
    .orderBy(asc(quizAttempts.attempt));
}

/** Stores an attempt as it stands. */
export async function putAttempt(tx: Queryable, row: AttemptRow): Promise<void> {
  const { userId, courseId, lessonId, attempt } = quizAttempts;
  const { answers, finishedAt, passed } = row;
  await tx
    .insert(quizAttempts)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, courseId, lessonId, attempt],
      set: { answers, finishedAt, passed },
    });
}
