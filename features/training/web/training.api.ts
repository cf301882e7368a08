import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { readingStorage } from '#features/accounts/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { isUnreached, useKept } from '#packages/kept/index.ts';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import type { Course, CourseCard } from '../contract/training.contract.ts';
import { keepCourse, knownCourses } from './local/known.ts';
import { type CourseChange, isMark, trainingQueue } from './local/pending.ts';
import { awaitsCompletion, withCourse, withPending } from './rules/pending.rules.ts';
import { putCourse, sendChange, trainingSenderOf } from './send-training.ts';
import { trainingApi, trainingKeys } from './training.client.ts';

/**
 * Every course that the person may see, with what waits on this device in place; without a connection
 * as it was seen last, at `seenAt` (null while it is of now).
 */
export function useCourses() {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const query = useQuery({
    queryKey: trainingKeys.list,
    queryFn: ({ signal }) => trainingApi.listCourses({ signal }),
    staleTime: 0,
  });
  const place = useMemo(
    () => ({
      keep: (courses: CourseCard[], at: string) =>
        knownCourses.keepList(readingStorage(), userId, courses, at),
      read: () => knownCourses.readList(readingStorage(), userId),
    }),
    [userId],
  );
  const { value: known, seenAt } = useKept({ ...query, data: query.data?.courses }, place);
  const pending = usePendingChanges(trainingQueue, userId);
  const courses = useMemo(() => {
    const touched = new Set(pending.map(({ courseId }) => courseId));
    return [...touched].reduce((cards, id) => {
      const course = knownCourse(client.getQueryData<Course>(trainingKeys.course(id)), userId, id);
      return course ? withCourse(cards, withPending(course, pending)) : cards;
    }, known ?? []);
  }, [client, known, pending, userId]);
  return {
    query,
    courses: known && courses,
    seenAt,
    /** Ids of courses of which something waits on this device. */
    waiting: new Set(pending.map(({ courseId }) => courseId)),
    /** Whether a course can be opened now, without a connection. */
    isHere: (id: string) =>
      knownCourse(client.getQueryData<Course>(trainingKeys.course(id)), userId, id) !== undefined,
  };
}

/** A course with its lessons, as `useCourses` gives the list. */
export function useCourse(id: string) {
  const userId = useAccessState().person?.userId ?? '';
  const query = useQuery({
    queryKey: trainingKeys.course(id),
    queryFn: ({ signal }) => trainingApi.getCourse({ params: { id } }, { signal }),
    staleTime: 0,
  });
  const place = useMemo(
    () => ({
      keep: (course: Course, at: string) => keepCourse(readingStorage(), userId, course, at),
      read: () => knownCourses.readItem(readingStorage(), userId, id),
      forget: () => knownCourses.forgetItem(readingStorage(), userId, id),
    }),
    [userId, id],
  );
  const { value: known, seenAt } = useKept(query, place);
  const pending = usePendingChanges(trainingQueue, userId);
  const course = useMemo(() => known && withPending(known, pending), [known, pending]);
  const own = pending.filter(({ courseId }) => courseId === id);
  return {
    query,
    course,
    seenAt,
    /** Ids of lessons whose mark waits on this device. */
    waiting: new Set(own.filter(isMark).map(({ lessonId }) => lessonId)),
    /** All is read, and only the server's word is missing, which has to wait. */
    awaits: course !== undefined && awaitsCompletion(course) && own.length > 0,
  };
}

/**
 * Starting a course and marking its lessons. With a connection each rejects when the server has not
 * taken it; without one it is kept on the device, shown at once, and sent later. Gives the course as it
 * then stands.
 */
export function useProgressMutations() {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const make = async (change: CourseChange): Promise<Course> => {
    // What waits goes first: a mark is taken of a started course only.
    if (navigator.onLine && trainingQueue.pending(userId).length === 0) {
      try {
        return await sendChange(client, userId, change);
      } catch (error) {
        if (!isUnreached(error)) throw error;
      }
    }
    const id = change.courseId;
    const course = knownCourse(client.getQueryData<Course>(trainingKeys.course(id)), userId, id);
    if (!course || !trainingQueue.keep(userId, change)) {
      throw new ApiFailure('offline', 0, 'Nothing of the course is on this device');
    }
    void trainingQueue.flush(userId, trainingSenderOf(client, userId));
    return withPending(course, trainingQueue.pending(userId));
  };
  // What is refused may have changed in another window.
  const refused = {
    onError: () => void client.invalidateQueries({ queryKey: trainingKeys.all }),
  };
  const start = useMutation({
    ...refused,
    mutationFn: (courseId: string) => make({ courseId, ...stampChange() }),
  });
  const mark = useMutation({
    ...refused,
    mutationFn: (lesson: { courseId: string; lessonId: string; read: boolean }) =>
      make({ ...lesson, ...stampChange() }),
  });
  /** An answer needs a connection: only the server knows what is right. */
  const answer = useMutation({
    ...refused,
    mutationFn: async ({ courseId, lessonId, questionId, ...body }: QuizAnswer) =>
      putCourse(
        client,
        userId,
        await trainingApi.answerQuestion(
          { params: { id: courseId, lessonId, questionId }, body },
          { as: userId },
        ),
      ),
  });
  return { start, mark, answer };
}

/** Lets the person's company see a course; rejects when the server has not taken it. */
export function useCountForCompany() {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  return useMutation({
    mutationFn: async (id: string) =>
      putCourse(
        client,
        userId,
        await trainingApi.countForCompany({ params: { id } }, { as: userId }),
      ),
    onError: () => void client.invalidateQueries({ queryKey: trainingKeys.all }),
  });
}

interface QuizAnswer {
  courseId: string;
  lessonId: string;
  questionId: string;
  optionId: string;
  attempt: number;
  version: string;
}

const certificateKey = (id: string) => [...trainingKeys.all, 'certificate', id];

/** What the certificate of a course says, and who may check it. */
export function useCertificate(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: certificateKey(id),
    queryFn: ({ signal }) => trainingApi.getCertificate({ params: { id } }, { signal }),
    staleTime: 0,
  });
  const setCheckable = useMutation({
    mutationFn: (checkable: boolean) =>
      trainingApi.setCheckable({ params: { id }, body: { checkable } }),
    onSuccess: (certificate) => client.setQueryData(certificateKey(id), certificate),
  });
  return { query, setCheckable };
}

/** A course that can be read on this device as it is: from memory, else as it was kept. */
function knownCourse(inMemory: Course | undefined, userId: string, id: string): Course | undefined {
  const course = inMemory ?? knownCourses.readItem(readingStorage(), userId, id)?.value;
  return course?.lessons.every(({ body }) => body !== null) ? course : undefined;
}

/** Fetches the certificate; the bearer goes along, no address is made that opens it by itself. */
export function useCertificateFile(
  onFile: (file: Blob) => void,
  onError: (error: unknown) => void,
) {
  return useMutation({
    mutationFn: (id: string) => trainingApi.certificate({ params: { id } }),
    onSuccess: onFile,
    onError,
  });
}
