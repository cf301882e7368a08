import type { DeviceStorage } from '#packages/device/index.ts';
import { keptStore } from '#packages/kept/index.ts';
import type { Course, CourseCard } from '../../contract/training.contract.ts';
import { withCourse } from '../rules/pending.rules.ts';

/** The list of courses as the person sees it, and the ten opened last with their texts. */
export const knownCourses = keptStore<CourseCard[], Course>({
  prefix: 'florescer.training.known.',
  most: 10,
  longest: 150_000,
  isList: (value): value is CourseCard[] => Array.isArray(value) && value.every(isAboutCourse),
  isItem: isCourse,
});

/** Keeps a course with its texts, and what it says by now in the list. */
export function keepCourse(
  storage: DeviceStorage | null,
  userId: string,
  course: Course,
  at: string,
): void {
  if (!knownCourses.keepItem(storage, userId, course, at)) return;
  const list = knownCourses.readList(storage, userId);
  if (list) knownCourses.keepList(storage, userId, withCourse(list.value, course), list.at);
}

function isCourse(value: unknown): value is Course {
  const { lessons } = fieldsOf(value);
  return (
    isAboutCourse(value) &&
    Array.isArray(lessons) &&
    lessons.every((lesson) => {
      const { id, title, body, kind } = fieldsOf(lesson);
      return [id, title, kind].every((one) => typeof one === 'string') && typeof body === 'object';
    })
  );
}

function isAboutCourse(value: unknown): boolean {
  const { id, title, cover, progress } = fieldsOf(value);
  return (
    [id, title, cover].every((one) => typeof one === 'string') &&
    typeof fieldsOf(progress).state === 'string'
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
