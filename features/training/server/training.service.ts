import {
  COURSE_COMPLETED,
  COURSE_NOT_STARTED,
  type Course,
  type CourseCard,
  NO_COMPANY,
  PREMIUM_NEEDED,
  QUIZ_NEEDED,
  type ReadChange,
} from '#features/training/contract/training.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, stampOf } from '#packages/kernel/index.ts';
import { issueCertificate } from './certificates.queries.ts';
import { courseView, factsOf, progressView } from './course.view.ts';
import { mayRenew, mayStart, stateOf } from './progress.rules.ts';
import {
  completeWhoRead,
  courseFor,
  coursesFor,
  insertProgress,
  type LessonRow,
  lessonsOf,
  letCompanySee,
  lockProgress,
  type ProgressRow,
  putReading,
  startRenewal,
} from './training.queries.ts';

export type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

const notFound = () => fail('not_found', 'No such course');

/** What the caller may see in the list; all of it, since it is searched on the device. */
export async function listCourses(
  { db, now }: ServerContext,
  { userId, language, companyId }: Caller,
): Promise<{ courses: CourseCard[] }> {
  const rows = await coursesFor(db, userId, language);
  return {
    courses: rows.map(({ course, progress, lessons, read }) => ({
      ...factsOf(course, language),
      progress: progressView({ course, progress }, companyId, now()),
      lessons,
      // A lesson that came after the completion is nobody's debt.
      read: stateOf(progress) === 'completed' ? lessons : read,
    })),
  };
}

/** A course with its lessons; 404 for one that the caller may not see. */
export async function getCourse(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
): Promise<Course> {
  return courseView(db, caller, id, now());
}

/**
 * Starts a course; starting what is in progress changes nothing, what is completed is refused unless
 * its certificate is over or soon will be. Of a course that a law asks for the caller's company sees the
 * completion, which they were told: it is the company of this moment, whatever comes later.
 */
export async function startCourse(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof COURSE_COMPLETED | typeof PREMIUM_NEEDED>,
): Promise<Course> {
  return db.transaction(async (tx) => {
    // First of all, so that a course that is being deleted or withdrawn is gone when it is looked for.
    await lockProgress(tx, caller.userId, id);
    const found = await courseFor(tx, caller.userId, id);
    if (!found) throw notFound();
    const state = stateOf(found.progress);
    const renews = mayRenew(found.progress, now());
    if (state === 'completed' && !renews) {
      throw failOwn(COURSE_COMPLETED, 'Course already completed');
    }
    if (state !== 'inProgress') {
      if (!renews && !mayStart(found.course, caller.plan)) {
        throw failOwn(PREMIUM_NEEDED, 'The course is part of the paid plans');
      }
      const begun = {
        userId: caller.userId,
        courseId: id,
        startedAt: now(),
        companyId: found.course.legal ? caller.companyId : null,
      };
      await (renews ? startRenewal(tx, begun) : insertProgress(tx, begun));
    }
    return courseView(tx, caller, id, now());
  });
}

/** How far behind a device’s clock may be; months lie between taking a course and taking it once more. */
const SLOW_CLOCK_MS = 86_400_000;

/**
 * Marks a lesson as read or takes the mark off, and gives what stands: a later change of the lesson that
 * came before this one, or a completion, which nothing takes back. The last mark completes the course.
 */
export async function putRead(
  { db, now }: ServerContext,
  caller: Caller,
  { id, lessonId }: { id: string; lessonId: string },
  { read, ...stamp }: ReadChange,
  failOwn: FailOwn<typeof COURSE_NOT_STARTED | typeof QUIZ_NEEDED>,
): Promise<Course> {
  const { userId } = caller;
  return db.transaction(async (tx) => {
    const progress = await startedProgress(tx, caller, id, failOwn);
    const { quiz } = await lessonOf(tx, id, lessonId);
    if (quiz) throw failOwn(QUIZ_NEEDED, 'Answering the questions marks this lesson');
    const { changeId, recordedAt: readAt } = stampOf(stamp, now());
    // What was marked before a course was taken once more belongs to the time before; a device whose
    // clock is slow marks in this one.
    const renewedAt = progress.renewalStartedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
    const isOfThisTime = readAt.getTime() >= renewedAt - SLOW_CLOCK_MS;
    if (stateOf(progress) !== 'completed' && isOfThisTime) {
      await putReading(tx, { userId, courseId: id, lessonId, read, readAt, changeId });
      await completeIfRead(tx, userId, id, now());
    }
    return courseView(tx, caller, id, now());
  });
}

/**
 * Lets the caller's company see a completion, had or to come, that was begun before it could. Asking again
 * changes nothing.
 */
export async function countForCompany(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof NO_COMPANY | typeof COURSE_NOT_STARTED>,
): Promise<Course> {
  const { userId, companyId } = caller;
  if (!companyId) throw failOwn(NO_COMPANY, 'You belong to no company');
  return db.transaction(async (tx) => {
    const found = await courseFor(tx, userId, id);
    if (!found?.course.legal) throw notFound();
    const { completedAt } = await startedProgress(tx, caller, id, failOwn);
    if (completedAt) await issueCertificate(tx, userId, id);
    await letCompanySee(tx, { userId, courseId: id, companyId, completedAt });
    return courseView(tx, caller, id, now());
  });
}

/** Completes a course for somebody who has nothing of it left, and writes their certificate. */
export async function completeIfRead(
  tx: Queryable,
  userId: string,
  courseId: string,
  now: Date,
): Promise<void> {
  const completed = await completeWhoRead(tx, courseId, now, userId);
  if (completed.length > 0) await issueCertificate(tx, userId, courseId);
}

/** The caller's progress, locked; whoever has not started the course has none. */
export async function startedProgress(
  tx: Queryable,
  { userId }: Caller,
  courseId: string,
  failOwn: FailOwn<typeof COURSE_NOT_STARTED>,
): Promise<ProgressRow> {
  const progress = await lockProgress(tx, userId, courseId);
  if (progress) return progress;
  if (!(await courseFor(tx, userId, courseId))) throw notFound();
  throw failOwn(COURSE_NOT_STARTED, 'Start the course first');
}

/** A lesson of this course. */
export async function lessonOf(
  tx: Queryable,
  courseId: string,
  lessonId: string,
): Promise<LessonRow> {
  const lesson = (await lessonsOf(tx, courseId)).find(({ id }) => id === lessonId);
  if (!lesson) throw fail('not_found', 'No such lesson');
  return lesson;
}
