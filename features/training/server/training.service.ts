import type { Readable } from 'node:stream';
import { known } from '#features/access/server/index.ts';
import {
  COURSE_COMPLETED,
  COURSE_NOT_COMPLETED,
  COURSE_NOT_STARTED,
  type Course,
  type CourseCard,
  PREMIUM_NEEDED,
  type ReadChange,
} from '#features/training/contract/training.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, stampOf } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import type { Certified } from './pdf/certificate-pdf.ts';
import { mayRead, mayStart, type Progress, stateOf } from './progress.rules.ts';
import {
  type CourseRow,
  completeWhoRead,
  courseFor,
  coursesFor,
  insertProgress,
  lessonsOf,
  lockProgress,
  type ProgressRow,
  putReading,
  readingsOf,
} from './training.queries.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

const notFound = () => fail('not_found', 'No such course');

/** What the caller may see in the list; all of it, since it is searched on the device. */
export async function listCourses(
  { db }: ServerContext,
  { userId, language }: Caller,
): Promise<{ courses: CourseCard[] }> {
  const rows = await coursesFor(db, userId, language);
  return {
    courses: rows.map(({ course, progress, lessons, read }) => ({
      ...factsOf(course),
      progress: progressView(progress),
      lessons,
      // A lesson that came after the completion is nobody's debt.
      read: progress?.completedAt ? lessons : read,
    })),
  };
}

/** A course with its lessons; one that the caller may not see does not exist for them. */
export async function getCourse(
  { db }: ServerContext,
  caller: Caller,
  id: string,
): Promise<Course> {
  return courseView(db, caller, id);
}

/** Starts a course; starting what is in progress changes nothing, what is completed is refused. */
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
    if (state === 'completed') throw failOwn(COURSE_COMPLETED, 'Course already completed');
    if (state === 'pending') {
      if (!mayStart(found.course, caller.plan)) {
        throw failOwn(PREMIUM_NEEDED, 'The course is part of the paid plans');
      }
      await insertProgress(tx, caller.userId, id, now());
    }
    return courseView(tx, caller, id);
  });
}

/**
 * Marks a lesson as read or takes the mark off, and gives what stands: a later change of the lesson that
 * came before this one, or a completion, which nothing takes back. The last mark completes the course.
 */
export async function putRead(
  { db, now }: ServerContext,
  caller: Caller,
  { id, lessonId }: { id: string; lessonId: string },
  { read, ...stamp }: ReadChange,
  failOwn: FailOwn<typeof COURSE_NOT_STARTED>,
): Promise<Course> {
  const { userId } = caller;
  return db.transaction(async (tx) => {
    const progress = await startedProgress(tx, caller, id, failOwn);
    await assertLesson(tx, id, lessonId);
    if (!progress.completedAt) {
      const { changeId, recordedAt: readAt } = stampOf(stamp, now());
      await putReading(tx, { userId, courseId: id, lessonId, read, readAt, changeId });
      await completeWhoRead(tx, id, now(), userId);
    }
    return courseView(tx, caller, id);
  });
}

const CERTIFICATE = new URL('./pdf/certificate-pdf.ts', import.meta.url);

/** The certificate of a course that the caller completed, with what the course was then. */
export async function certificate(
  { db }: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof COURSE_NOT_COMPLETED>,
): Promise<Readable> {
  const found = await courseFor(db, caller.userId, id);
  if (!found) throw notFound();
  const { course, progress } = found;
  if (!progress?.completedAt) throw failOwn(COURSE_NOT_COMPLETED, 'The course is not completed');
  const { fullName, email, language, timeZone } = known(caller);
  const certified: Certified = {
    name: fullName || email,
    title: progress.completedTitle ?? course.title,
    hours: progress.completedHours ?? course.hours,
    completedAt: progress.completedAt,
    language,
    timeZone,
  };
  return pdfOnThread(CERTIFICATE, certified);
}

async function startedProgress(
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

async function assertLesson(tx: Queryable, courseId: string, lessonId: string): Promise<void> {
  const lessons = await lessonsOf(tx, courseId);
  if (!lessons.some(({ id }) => id === lessonId)) throw fail('not_found', 'No such lesson');
}

async function courseView(db: Queryable, caller: Caller, id: string): Promise<Course> {
  const { userId, plan } = caller;
  const [found, lessons, readings] = await Promise.all([
    courseFor(db, userId, id),
    lessonsOf(db, id),
    readingsOf(db, userId, id),
  ]);
  if (!found) throw notFound();
  const { course, progress } = found;
  const open = mayRead(course, progress, plan);
  return {
    ...factsOf(course),
    progress: progressView(progress),
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      body: open ? lesson.body : null,
      read: progress?.completedAt ? true : readings.has(lesson.id),
    })),
  };
}

const factsOf = ({ id, title, description, hours, language, premium, state }: CourseRow) => ({
  id,
  title,
  description,
  hours,
  language,
  premium,
  withdrawn: state !== 'published',
});

function progressView(progress: Progress | null) {
  return {
    state: stateOf(progress),
    startedAt: progress?.startedAt?.toISOString() ?? null,
    completedAt: progress?.completedAt?.toISOString() ?? null,
  };
}
