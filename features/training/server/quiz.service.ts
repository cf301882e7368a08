import {
  type COURSE_NOT_STARTED,
  type Course,
  NO_TRIES_LEFT,
  QUIZ_CHANGED,
} from '#features/training/contract/training.contract.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { courseView } from './course.view.ts';
import { attemptsOf, putAttempt } from './quiz.queries.ts';
import { isPassed, triesOf, versionOf } from './quiz.rules.ts';
import { putReading } from './training.queries.ts';
import { completeIfRead, type FailOwn, lessonOf, startedProgress } from './training.service.ts';

interface Place {
  id: string;
  lessonId: string;
  questionId: string;
}

/**
 * Takes the answer to a question. The first one stands, however often and from however many windows it
 * is sent; an answer to questions that have been changed is none. With the last one the attempt ends,
 * and one that is good enough marks the lesson as read.
 */
export async function answerQuestion(
  { db, now }: ServerContext,
  caller: Caller,
  { id: courseId, lessonId, questionId }: Place,
  { optionId, attempt, version }: { optionId: string; attempt: number; version: string },
  failOwn: FailOwn<typeof COURSE_NOT_STARTED | typeof QUIZ_CHANGED | typeof NO_TRIES_LEFT>,
): Promise<Course> {
  const { userId } = caller;
  return db.transaction(async (tx) => {
    // Holds the person's progress: two answers at a time come one after the other.
    await startedProgress(tx, caller, courseId, failOwn);
    const { quiz } = await lessonOf(tx, courseId, lessonId);
    if (!quiz) throw fail('not_found', 'No questions here');
    const attempts = await attemptsOf(tx, { userId, courseId, lessonId });
    const begun = attempts.find((one) => one.attempt === attempt);
    const answered = begun?.answers.some((one) => one.questionId === questionId) ?? false;
    if (answered) return courseView(tx, caller, courseId, now());

    const changed = () => failOwn(QUIZ_CHANGED, 'These are not the questions any more');
    if (version !== versionOf(quiz)) throw changed();
    const question = quiz.questions.find((one) => one.id === questionId);
    if (!question?.options.some((option) => option.id === optionId)) {
      throw fail('not_found', 'No such question or option');
    }
    if (begun ? begun.version !== version : !isNext(attempts, attempt, version)) throw changed();
    if (!begun && triesOf(attempts, quiz.tries, now()).left === 0) {
      throw failOwn(NO_TRIES_LEFT, 'No attempts are left for today');
    }

    const isRight = question.right === optionId;
    const answers = [...(begun?.answers ?? []), { questionId, optionId, isRight }];
    const isLast = answers.length === quiz.questions.length;
    const right = answers.filter((one) => one.isRight).length;
    const passed = isLast ? isPassed(right, answers.length, quiz.passMark) : null;
    await putAttempt(tx, {
      ...{ userId, courseId, lessonId, attempt, version, answers, passed },
      startedAt: begun?.startedAt ?? now(),
      finishedAt: isLast ? now() : null,
    });
    if (passed) {
      await putReading(tx, { userId, courseId, lessonId, read: true, readAt: now() });
      await completeIfRead(tx, userId, courseId, now());
    }
    return courseView(tx, caller, courseId, now());
  });
}

/** Whether an attempt follows those that were made: nothing of it is open, and none has passed. */
function isNext(
  attempts: readonly { attempt: number; version: string; passed: boolean | null }[],
  attempt: number,
  version: string,
): boolean {
  const last = attempts.at(-1);
  const isOpen = last?.passed === null && last.version === version;
  return attempt === (last?.attempt ?? 0) + 1 && !isOpen && !attempts.some(({ passed }) => passed);
}
