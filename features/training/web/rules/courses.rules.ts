import { containsAll, wordsOf } from '#packages/kernel/words.ts';
import type { ManagedCard } from '../../contract/courses-admin.contract.ts';
import type { Course, CourseCard, ProgressState } from '../../contract/training.contract.ts';

export const FILTERS = ['all', 'legal', 'pending', 'inProgress', 'completed'] as const;
export type Filter = (typeof FILTERS)[number];

/** The courses of a filter whose title or description holds all words of a query, in their order. */
export function coursesFound(
  courses: readonly CourseCard[],
  filter: Filter,
  query: string,
): CourseCard[] {
  const words = wordsOf(query);
  return courses.filter(
    ({ progress, title, description, legal }) =>
      (filter === 'all' || (filter === 'legal' ? legal !== null : progress.state === filter)) &&
      containsAll(`${title} ${description}`, words),
  );
}

/** For their makers: the courses of a state or all whose title holds all words. */
export function coursesLookedFor<Made extends Pick<ManagedCard, 'title' | 'state'>>(
  courses: readonly Made[],
  { words, state }: { words: string; state: Made['state'] | null },
): Made[] {
  const wanted = wordsOf(words);
  return courses.filter(
    (course) => (state === null || course.state === state) && containsAll(course.title, wanted),
  );
}

/**
 * What to go on with after a course: what is under way, else the next one not begun, free of charge
 * where premium ones cannot be started.
 */
export function courseAfter(
  courses: readonly CourseCard[],
  id: string,
  mayStartPremium: boolean,
): CourseCard | undefined {
  const others = courses.filter((course) => course.id !== id && !course.withdrawn);
  return (
    others.find(({ progress }) => progress.state === 'inProgress') ??
    others.find(
      ({ progress, premium }) => progress.state === 'pending' && (mayStartPremium || !premium),
    )
  );
}

/** How many courses stand where. */
export function tallyOf(courses: readonly CourseCard[]): Record<ProgressState, number> {
  const tally = { pending: 0, inProgress: 0, completed: 0 };
  for (const { progress } of courses) tally[progress.state] += 1;
  return tally;
}

/** Per cent of some that are done, rounded down: all of it only when nothing is left. */
export function percentOf(done: number, all: number): number {
  return all === 0 ? 0 : Math.floor((100 * done) / all);
}

type Lessons = Course['lessons'];

/** The lesson to go on with after `index`: the next one not read yet, else the first one of these. */
export function nextUnread(lessons: Lessons, index = -1): Lessons[number] | undefined {
  return lessons.slice(index + 1).find(({ read }) => !read) ?? lessons.find(({ read }) => !read);
}

/** The lesson that an address asks for, with its place; null where it names none that may be read. */
export function lessonAsked(
  { progress, lessons }: Course,
  asked: unknown,
): { lesson: Lessons[number]; index: number } | null {
  if (progress.state === 'pending') return null;
  const lesson = asked === 'next' ? nextUnread(lessons) : lessons.find(({ id }) => id === asked);
  return lesson ? { lesson, index: lessons.indexOf(lesson) } : null;
}
