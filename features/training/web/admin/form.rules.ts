import type { CoverName } from '#features/content/contract/covers.ts';
import {
  type ContentProblem,
  type SourcedForm,
  sourcedForm,
  sourcedOf,
  sourcedProblems,
  type VideoForm,
  videoForm,
  videoOf,
  videoProblems,
} from '#features/content/web/index.ts';
import { LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { blocksOf, notationOf, problemOfBlocks } from '#packages/kernel/written-text.ts';
import { type LegalDuty, MAX_HOURS, MAX_VALID_MONTHS } from '../../contract/course.schemas.ts';
import type { CourseDraft } from '../../contract/courses-admin.contract.ts';
import { type QuizForm, quizForm, quizOf, quizProblems } from './quiz-form.rules.ts';

export type LessonKind = 'text' | 'video' | 'quiz';

/** A lesson while it is written; what belongs to another kind is kept until it is saved. */
export interface LessonForm {
  id: string;
  kind: LessonKind;
  title: string;
  text: string;
  video: VideoForm;
  quiz: QuizForm;
}

/** A course as its fields hold it while it is written. */
export interface CourseFields extends SourcedForm {
  title: string;
  description: string;
  /** As written: `0,5` or `0.5`. */
  hours: string;
  language: Language;
  premium: boolean;
  cover: CoverName;
  legal: LegalDuty | '';
  /** As written; '' for a certificate without end. */
  validMonths: string;
  translations: Record<Language, { title: string; description: string }>;
  lessons: LessonForm[];
}

/** What is wrong with a field; each has its words in the locale files. */
export type Problem =
  | 'title'
  | 'description'
  | 'hours'
  | 'validMonths'
  | 'translation'
  | 'lessonTitle'
  | 'lessonText'
  | 'lessonLong'
  | 'question'
  | 'options'
  | 'explanation'
  | 'passMark';

const NO_WORDS = { title: '', description: '' };
const noTranslations = () =>
  Object.fromEntries(LANGUAGES.map((language) => [language, NO_WORDS])) as Record<
    Language,
    typeof NO_WORDS
  >;

/** Fields of a new course. */
export const newForm = (language: Language): CourseFields => ({
  ...{ title: '', description: '', hours: '', language, premium: false },
  ...{ cover: 'pausas', legal: '', validMonths: '' },
  translations: noTranslations(),
  ...sourcedForm(),
  lessons: [],
});

export const newLesson = (id: string): LessonForm => ({
  ...{ id, kind: 'text', title: '', text: '' },
  video: videoForm(null),
  quiz: quizForm(null),
});

/** The fields of a course that is there. */
export function formOf(course: CourseDraft, language: string): CourseFields {
  const { title, description, language: written, premium, cover, legal, validMonths } = course;
  return {
    ...{ title, description, language: written, premium, cover, legal: legal ?? '' },
    hours: new Intl.NumberFormat(language, { useGrouping: false }).format(course.hours),
    validMonths: validMonths === null ? '' : String(validMonths),
    translations: { ...noTranslations(), ...course.translations },
    ...sourcedForm(course),
    lessons: course.lessons.map((lesson) => ({
      id: lesson.id,
      kind: lesson.quiz ? 'quiz' : lesson.video ? 'video' : 'text',
      title: lesson.title,
      text: notationOf(lesson.body),
      video: videoForm(lesson.video),
      quiz: quizForm(lesson.quiz),
    })),
  };
}

/** Hours as they were written, with comma or point; not a number where they are none. */
export const hoursOf = (written: string): number =>
  written.trim() === '' ? Number.NaN : Number(written.trim().replace(',', '.'));

/** Languages besides that of the lessons, in which title and description can stand. */
export const otherLanguages = ({ language }: CourseFields): Language[] =>
  LANGUAGES.filter((one) => one !== language);

/** What stops a course from being saved, by the name of its field; lessons as `<id>.title`, `<id>.text`. */
export function problemsOf(
  form: CourseFields,
  today: string,
): Map<string, Problem | ContentProblem> {
  const problems = new Map<string, Problem | ContentProblem>();
  if (form.title.trim() === '') problems.set('title', 'title');
  if (form.description.trim() === '') problems.set('description', 'description');
  const hours = hoursOf(form.hours);
  if (!(hours > 0 && hours <= MAX_HOURS && Number.isInteger(hours * 4))) {
    problems.set('hours', 'hours');
  }
  const months = Number(form.validMonths);
  if (form.validMonths.trim() !== '') {
    const isSpan = Number.isInteger(months) && months > 0 && months <= MAX_VALID_MONTHS;
    if (!isSpan) problems.set('validMonths', 'validMonths');
  }
  for (const language of otherLanguages(form)) {
    const { title, description } = form.translations[language];
    if ((title.trim() === '') !== (description.trim() === '')) {
      problems.set(`${language}.title`, 'translation');
    }
  }
  for (const lesson of form.lessons) addLessonProblems(problems, lesson);
  for (const [field, problem] of sourcedProblems(form, today)) {
    if (problem) problems.set(field, problem);
  }
  return problems;
}

function addLessonProblems(problems: Map<string, Problem | ContentProblem>, lesson: LessonForm) {
  const { id, kind, title, text, video, quiz } = lesson;
  if (title.trim() === '') problems.set(`${id}.title`, 'lessonTitle');
  const problem = problemOfBlocks(blocksOf(text));
  if (problem) problems.set(`${id}.text`, problem === 'missing' ? 'lessonText' : 'lessonLong');
  if (kind === 'video') {
    const { url, length } = videoProblems(video);
    if (url) problems.set(`${id}.url`, url);
    if (length) problems.set(`${id}.length`, length);
  }
  if (kind === 'quiz') {
    for (const [field, wrong] of quizProblems(quiz)) problems.set(`${id}.${field}`, wrong);
  }
}

/** The course that a form without problems holds. */
export function draftOf(form: CourseFields): CourseDraft {
  const { title, description, language, premium, cover, legal, validMonths } = form;
  return {
    ...{ title, description, language, premium, cover, legal: legal || null },
    hours: hoursOf(form.hours),
    validMonths: validMonths.trim() === '' ? null : Number(validMonths),
    translations: Object.fromEntries(
      otherLanguages(form)
        .map((one) => [one, form.translations[one]] as const)
        .filter(([, words]) => words.title.trim() !== ''),
    ),
    ...sourcedOf(form),
    lessons: form.lessons.map((lesson) => ({
      ...{ id: lesson.id, title: lesson.title, body: blocksOf(lesson.text) },
      video: lesson.kind === 'video' ? videoOf(lesson.video) : null,
      quiz: lesson.kind === 'quiz' ? quizOf(lesson.quiz) : null,
    })),
  };
}

/** A list with one of its parts a place further up (-1) or down (1); as it was at the ends. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return [...list];
  return list.with(index, other).with(index + by, one);
}
