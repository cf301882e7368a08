import type { Language } from '#packages/i18n/languages.ts';
import { blocksOf, notationOf, problemOfBlocks } from '#packages/kernel/written-text.ts';
import { MAX_HOURS } from '../../contract/course.schemas.ts';
import type { CourseDraft } from '../../contract/courses-admin.contract.ts';

/** A course as its fields hold it while it is written. */
export interface CourseFields {
  title: string;
  description: string;
  /** As written: `0,5` or `0.5`. */
  hours: string;
  language: Language;
  premium: boolean;
  lessons: { id: string; title: string; text: string }[];
}

/** What is wrong with a field; each has its words in the locale files. */
export type Problem =
  | 'title'
  | 'description'
  | 'hours'
  | 'lessonTitle'
  | 'lessonText'
  | 'lessonLong';

/** Fields of a new course. */
export const newForm = (language: Language): CourseFields => ({
  title: '',
  description: '',
  hours: '',
  language,
  premium: false,
  lessons: [],
});

/** The fields of a course that is there. */
export function formOf(course: CourseDraft, language: string): CourseFields {
  const { title, description, language: written, premium, lessons, hours } = course;
  return {
    ...{ title, description, language: written, premium },
    hours: new Intl.NumberFormat(language, { useGrouping: false }).format(hours),
    lessons: lessons.map(({ id, title, body }) => ({ id, title, text: notationOf(body) })),
  };
}

/** Hours as they were written, with comma or point; not a number where they are none. */
export const hoursOf = (written: string): number =>
  written.trim() === '' ? Number.NaN : Number(written.trim().replace(',', '.'));

/** What stops a course from being saved, by the name of its field; lessons as `<id>.title`, `<id>.text`. */
export function problemsOf(form: CourseFields): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  if (form.title.trim() === '') problems.set('title', 'title');
  if (form.description.trim() === '') problems.set('description', 'description');
  const hours = hoursOf(form.hours);
  if (!(hours > 0 && hours <= MAX_HOURS && Number.isInteger(hours * 4))) {
    problems.set('hours', 'hours');
  }
  for (const { id, title, text } of form.lessons) {
    if (title.trim() === '') problems.set(`${id}.title`, 'lessonTitle');
    const problem = problemOfBlocks(blocksOf(text));
    if (problem) problems.set(`${id}.text`, problem === 'missing' ? 'lessonText' : 'lessonLong');
  }
  return problems;
}

/** The course that a form without problems holds. */
export function draftOf({ lessons, hours, ...facts }: CourseFields): CourseDraft {
  return {
    ...facts,
    hours: hoursOf(hours),
    lessons: lessons.map(({ id, title, text }) => ({ id, title, body: blocksOf(text) })),
  };
}

/** A list with one of its parts a place further up (-1) or down (1); as it was at the ends. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return [...list];
  return list.with(index, other).with(index + by, one);
}
