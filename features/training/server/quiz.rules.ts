import { createHash } from 'node:crypto';
import type { Question, Quiz } from '#features/training/contract/quiz.ts';

const DAY_MS = 86_400_000;

/** What is known of an attempt at a quiz. */
export interface Attempt {
  attempt: number;
  version: string;
  answers: readonly { questionId: string; optionId: string; isRight: boolean }[];
  finishedAt: Date | null;
  passed: boolean | null;
}

/** Names these very questions: another wording or another right answer is another quiz. */
export function versionOf({ questions, passMark }: Quiz): string {
  return createHash('sha256')
    .update(JSON.stringify({ questions, passMark }))
    .digest('base64url')
    .slice(0, 22);
}

/** Whether so many right answers are enough. */
export function isPassed(right: number, questions: number, passMark: number): boolean {
  return right * 100 >= passMark * questions;
}

/**
 * How many attempts are left within a day, and, where none is, when there is one again. What was passed
 * or given up with former questions does not count.
 */
export function triesOf(
  attempts: readonly Attempt[],
  tries: number | null,
  now: Date,
): { left: number | null; againAt: Date | null } {
  if (tries === null) return { left: null, againAt: null };
  const spent = attempts
    .filter(({ passed }) => passed === false)
    .map(({ finishedAt }) => (finishedAt?.getTime() ?? 0) + DAY_MS)
    .filter((until) => until > now.getTime())
    .sort((a, b) => a - b);
  const left = Math.max(0, tries - spent.length);
  const first = spent[spent.length - tries];
  return { left, againAt: left === 0 && first !== undefined ? new Date(first) : null };
}

/**
 * The attempt that is shown: the one that passed, else the last one at these very questions, else the
 * one that comes next.
 */
export function attemptShown(attempts: readonly Attempt[], version: string): Attempt {
  const passed = attempts.find((one) => one.passed);
  const last = attempts.at(-1);
  if (passed) return passed;
  if (last?.version === version) return last;
  const attempt = (last?.attempt ?? 0) + 1;
  return { attempt, version, answers: [], finishedAt: null, passed: null };
}

/** An answer, with what is told once it was given. */
export function explained(
  { questionId, optionId, isRight }: Attempt['answers'][number],
  questions: readonly Question[],
) {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return null;
  const { right, explanation, source } = question;
  return { questionId, optionId, isRight, right, explanation, source };
}
