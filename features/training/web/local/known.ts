import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import type { Course, CourseCard } from '../../contract/training.contract.ts';
import { withCourse } from '../rules/pending.rules.ts';

/** As many courses are kept to be read without a connection: those opened last. */
export const MOST_KEPT = 10;
/** A course longer than this, in characters, is not kept: what a person records needs room, too. */
export const LONGEST_KEPT = 150_000;

const PREFIX = 'florescer.training.known.';

/** What the server said last, and when, as an ISO instant. */
export interface KeptList {
  at: string;
  courses: CourseCard[];
}
export interface KeptCourse {
  at: string;
  course: Course;
}

const listKey = (userId: string) => `${PREFIX}${userId}.list`;
const coursePrefix = (userId: string) => `${PREFIX}${userId}.course.`;

/** Keeps the list of courses as the person sees it. */
export function keepList(
  storage: DeviceStorage,
  userId: string,
  courses: readonly CourseCard[],
  at: string,
): void {
  writeJson(storage, listKey(userId), { at, courses });
}

/** Keeps a course with its texts, in place of the one that was seen longest ago, and in the list. */
export function keepCourse(
  storage: DeviceStorage,
  userId: string,
  course: Course,
  at: string,
): void {
  const own = coursePrefix(userId) + course.id;
  // An older copy goes in any case: progress that has changed since must not come back.
  storage.removeItem(own);
  if (JSON.stringify(course).length > LONGEST_KEPT) return;
  const others = keysUnder(storage, coursePrefix(userId))
    .map((key) => ({ key, at: readJson(storage, key, isKeptCourse)?.at ?? '' }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  for (const { key } of others.slice(0, Math.max(0, others.length - MOST_KEPT + 1))) {
    storage.removeItem(key);
  }
  writeJson(storage, own, { at, course } satisfies KeptCourse);
  const list = readList(storage, userId);
  if (list) keepList(storage, userId, withCourse(list.courses, course), list.at);
}

export function readList(storage: DeviceStorage, userId: string): KeptList | null {
  return readJson(storage, listKey(userId), isKeptList);
}

export function readCourse(storage: DeviceStorage, userId: string, id: string): KeptCourse | null {
  return readJson(storage, coursePrefix(userId) + id, isKeptCourse);
}

/** Forgets all of it, of one person or of everybody. */
export function clearKnown(storage: DeviceStorage, userId?: string): void {
  const prefix = userId === undefined ? PREFIX : `${PREFIX}${userId}.`;
  for (const key of keysUnder(storage, prefix)) storage.removeItem(key);
}

// A former version of the app may have kept another shape; the browser has no schemas to ask.
function isKeptList(value: unknown): value is KeptList {
  const { at, courses } = fieldsOf(value);
  return typeof at === 'string' && Array.isArray(courses) && courses.every(isAboutCourse);
}

function isKeptCourse(value: unknown): value is KeptCourse {
  const { at, course } = fieldsOf(value);
  const { lessons } = fieldsOf(course);
  return (
    typeof at === 'string' &&
    isAboutCourse(course) &&
    Array.isArray(lessons) &&
    lessons.every((lesson) => {
      const { id, title, body } = fieldsOf(lesson);
      return typeof id === 'string' && typeof title === 'string' && typeof body === 'object';
    })
  );
}

function isAboutCourse(value: unknown): boolean {
  const { id, title, progress } = fieldsOf(value);
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof fieldsOf(progress).state === 'string'
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
