import type { TakenQuiz } from '#features/training/contract/quiz.ts';
import type { Course, CourseCard } from '#features/training/contract/training.contract.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { companySees, mayRead, mayRenew, standingWith, stateOf } from './progress.rules.ts';
import { attemptsOf } from './quiz.queries.ts';
import { type Attempt, attemptShown, explained, triesOf, versionOf } from './quiz.rules.ts';
import {
  type CourseRow,
  courseFor,
  type LessonRow,
  lessonsOf,
  type ProgressRow,
  readingsOf,
} from './training.queries.ts';

/** A course with its lessons, as this person may see it. */
export async function courseView(
  db: Queryable,
  { userId, plan, language, companyId }: Caller,
  id: string,
  now: Date,
): Promise<Course> {
  const [found, lessons, readings, attempts] = await Promise.all([
    courseFor(db, userId, id),
    lessonsOf(db, id),
    readingsOf(db, userId, id),
    attemptsOf(db, { userId, courseId: id }),
  ]);
  if (!found) throw fail('not_found', 'No such course');
  const { course, progress } = found;
  const open = mayRead(course, progress, plan);
  const completed = stateOf(progress) === 'completed';
  return {
    ...factsOf(course, language),
    revision: course.revision,
    sources: course.sources,
    review: course.review,
    progress: progressView(found, companyId, now),
    lessons: lessons.map((lesson) => {
      const own = attempts.filter(({ lessonId }) => lessonId === lesson.id);
      const { read, asksNow } = standingWith(lesson, {
        ...{ completed, marked: readings.has(lesson.id) },
        passed: own.some(({ passed }) => passed),
      });
      return {
        id: lesson.id,
        title: lesson.title,
        kind: kindOf(lesson),
        body: open ? lesson.body : null,
        video: open ? lesson.video : null,
        quiz: open ? takenQuiz(lesson, own, now) : null,
        ...{ read, asksNow },
      };
    }),
  };
}

const kindOf = ({ video, quiz }: LessonRow) => (quiz ? 'quiz' : video ? 'video' : 'text');

function takenQuiz({ quiz }: LessonRow, attempts: readonly Attempt[], now: Date): TakenQuiz | null {
  if (!quiz) return null;
  const { questions, passMark, tries } = quiz;
  const version = versionOf(quiz);
  const shown = attemptShown(attempts, version);
  const { left, againAt } = triesOf(attempts, tries, now);
  const { attempt, answers, finishedAt, passed } = shown;
  const result =
    finishedAt && passed !== null
      ? {
          right: answers.filter(({ isRight }) => isRight).length,
          questions: answers.length,
          passed,
          at: finishedAt.toISOString(),
        }
      : null;
  return {
    version,
    passMark,
    tries,
    questions: questions.map(({ id, text, options }) => ({ id, text, options })),
    attempt,
    answers: answers.flatMap((answer) => explained(answer, questions) ?? []),
    result,
    triesLeft: left,
    againAt: againAt?.toISOString() ?? null,
  };
}

type CourseHead = Omit<CourseCard, 'progress' | 'lessons' | 'read'>;

/** What is told of a course, its title and description in the reader's language where there are any. */
export function factsOf(course: CourseRow, language: Language): CourseHead {
  const { id, hours, premium, state, cover, legal, validMonths } = course;
  const translated = course.language === language ? undefined : course.translations[language];
  const { title, description } = translated ?? course;
  return {
    ...{ id, title, description, hours, premium, cover, legal, validMonths },
    language: course.language,
    shownIn: translated ? language : course.language,
    withdrawn: state !== 'published',
  };
}

export function progressView(
  { course, progress }: { course: CourseRow; progress: ProgressRow | null },
  companyId: string | null,
  now: Date,
): CourseCard['progress'] {
  return {
    state: stateOf(progress),
    startedAt: progress?.startedAt?.toISOString() ?? null,
    completedAt: progress?.completedAt?.toISOString() ?? null,
    expiresAt: progress?.expiresAt?.toISOString() ?? null,
    renewable: mayRenew(progress, now),
    company: companySees(course, progress, companyId),
  };
}
