import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { readingStorage } from '#features/accounts/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { Sender } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import {
  COURSE_COMPLETED,
  COURSE_NOT_STARTED,
  type Course,
  type CourseCard,
  PREMIUM_NEEDED,
  QUIZ_NEEDED,
} from '../contract/training.contract.ts';
import { keepCourse } from './local/known.ts';
import { type CourseChange, isMark } from './local/pending.ts';
import { withCourse } from './rules/pending.rules.ts';
import { trainingApi, trainingKeys } from './training.client.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 15_000;
/** Answers that a later try would get too: the plan, the course or its state do not allow it. */
const FINAL = ['not_found', PREMIUM_NEEDED, COURSE_NOT_STARTED, COURSE_COMPLETED, QUIZ_NEEDED];

/**
 * Sends a start or a mark and puts what stands wherever the course is known, on the device too; gives
 * the course, or rejects when the server has not taken it.
 */
export async function sendChange(
  client: QueryClient,
  userId: string,
  change: CourseChange,
): Promise<Course> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  return putCourse(client, userId, await callOf(change, { signal, as: userId }));
}

/** Puts a course as the server has just told it wherever it is known, on the device too. */
export async function putCourse(
  client: QueryClient,
  userId: string,
  course: Course,
): Promise<Course> {
  // An answer that is on its way tells of the time before.
  await client.cancelQueries({ queryKey: trainingKeys.course(course.id) });
  client.setQueryData(trainingKeys.course(course.id), course);
  client.setQueryData<{ courses: CourseCard[] }>(
    trainingKeys.list,
    (list) => list && { courses: withCourse(list.courses, course) },
  );
  keepCourse(readingStorage(), userId, course, new Date().toISOString());
  void client.invalidateQueries({ queryKey: trainingKeys.list });
  return course;
}

function callOf(
  change: CourseChange,
  options: { signal: AbortSignal; as: string },
): Promise<Course> {
  if (!isMark(change)) {
    return trainingApi.startCourse({ params: { id: change.courseId } }, options);
  }
  const { courseId: id, lessonId, read, changeId, recordedAt } = change;
  const body = { read, changeId, recordedAt };
  return trainingApi.putRead({ params: { id, lessonId }, body }, options);
}

export function trainingSenderOf(client: QueryClient, userId: string): Sender<CourseChange> {
  return {
    send: async (change) => {
      try {
        const course = await sendChange(client, userId, change);
        if (course.progress.state === 'completed') void tell('completed', course.title);
      } catch (error) {
        if (!(error instanceof ApiFailure) || !FINAL.includes(error.code)) throw error;
        // What waits behind it must not wait for ever; the screens show what the server has.
        void client.invalidateQueries({ queryKey: trainingKeys.all });
        if (error.code !== COURSE_COMPLETED) void tell('refused');
      }
    },
    sent: (refused) => {
      if (refused.length > 0) void tell('refused');
    },
  };
}

/** Said once for all that was sent together, on whatever screen the person is by then. */
async function tell(what: 'completed' | 'refused', title?: string): Promise<void> {
  await i18next.loadNamespaces('training');
  showToast({
    id: `training-${what}`,
    text: i18next.t(`training:sent.${what}`, { title }),
    ...(what === 'refused' && { kind: 'failed' }),
  });
}
