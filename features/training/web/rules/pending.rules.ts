import type { Course, CourseCard } from '../../contract/training.contract.ts';
import { type CourseChange, isMark } from '../local/pending.ts';

/**
 * A course with what waits on the device in place. A start and marks show; a completion never does,
 * which is the server's to say, and once said nothing that waits changes it.
 */
export function withPending(course: Course, changes: readonly CourseChange[]): Course {
  const own = changes.filter(({ courseId }) => courseId === course.id);
  if (own.length === 0 || course.progress.state === 'completed') return course;
  const start = own.find((change) => !isMark(change));
  const marks = new Map(own.filter(isMark).map(({ lessonId, read }) => [lessonId, read]));
  const began = course.progress.state === 'pending' && start !== undefined;
  return {
    ...course,
    progress: began
      ? { ...course.progress, state: 'inProgress', startedAt: start.recordedAt }
      : course.progress,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      read: marks.get(lesson.id) ?? lesson.read,
    })),
  };
}

/** True where all lessons are read and only the server's word is missing. */
export function awaitsCompletion({ progress, lessons }: Course): boolean {
  return progress.state === 'inProgress' && lessons.length > 0 && lessons.every(({ read }) => read);
}

/** What the list tells of a course. */
export function cardOf(course: Course): CourseCard {
  const { lessons, revision: _, sources: __, review: ___, ...facts } = course;
  return { ...facts, lessons: lessons.length, read: lessons.filter(({ read }) => read).length };
}

/** A list in which a course stands as it is now; a course that it does not hold is not added. */
export function withCourse(cards: readonly CourseCard[], course: Course): CourseCard[] {
  return cards.map((card) => (card.id === course.id ? cardOf(course) : card));
}
