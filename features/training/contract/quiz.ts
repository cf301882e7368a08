import * as z from 'zod';
import { sourceSchema } from '#features/content/contract/review.ts';
import { idSchema } from '#packages/api/contract/index.ts';

export const MAX_QUESTIONS = 30;
export const MAX_OPTIONS = 6;
export const MAX_QUESTION_TEXT = 400;
export const MAX_OPTION_TEXT = 240;
export const MAX_EXPLANATION = 800;
/** Most tries of a day that a quiz can allow; null stands for as many as one likes. */
export const MAX_TRIES = 10;

const optionSchema = z.object({
  id: idSchema,
  text: z.string().trim().min(1).max(MAX_OPTION_TEXT),
});
const questionSchema = z
  .object({
    id: idSchema,
    text: z.string().trim().min(1).max(MAX_QUESTION_TEXT),
    options: z.array(optionSchema).min(2).max(MAX_OPTIONS),
    /** The option that is right. */
    right: idSchema,
    /** Told after the answer, whichever it was. */
    explanation: z.string().trim().min(1).max(MAX_EXPLANATION),
    source: sourceSchema.nullable(),
  })
  .refine(({ options, right }) => options.some(({ id }) => id === right), {
    error: 'no option is right',
    path: ['right'],
  });
export type Question = z.output<typeof questionSchema>;

const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);
const areDistinct = (all: readonly string[]) => new Set(all).size === all.length;

/** The questions at the end of a lesson or of a course. */
export const quizSchema = z
  .object({
    questions: z.array(questionSchema).min(1).max(MAX_QUESTIONS),
    /** Per cent of right answers that it takes; 0 where there is no mark. */
    passMark: z.number().int().min(0).max(100),
    /** Tries within a day; null for as many as one likes. */
    tries: z.number().int().min(1).max(MAX_TRIES).nullable(),
  })
  .refine(
    ({ questions }) =>
      areDistinct(ids(questions)) && areDistinct(questions.flatMap(({ options }) => ids(options))),
    { error: 'two questions or options with one id' },
  );
export type Quiz = z.output<typeof quizSchema>;

const answerSchema = z.object({
  questionId: z.uuid(),
  optionId: z.uuid(),
  isRight: z.boolean(),
  /** The option that is right. */
  right: z.uuid(),
  explanation: z.string(),
  source: sourceSchema.nullable(),
});
export type Answer = z.output<typeof answerSchema>;

/** A quiz as whoever takes it sees it: nothing tells what is right before it was answered. */
export const takenQuizSchema = z.object({
  /** Names these very questions: an answer says which ones it is to. */
  version: z.string(),
  passMark: z.number().int(),
  tries: z.number().int().nullable(),
  questions: z.array(z.object({ id: z.uuid(), text: z.string(), options: z.array(optionSchema) })),
  /** The last attempt, or the first one that is still to come, from 1. */
  attempt: z.number().int().min(1),
  /** What was answered in it. */
  answers: z.array(answerSchema),
  /** Null while it is not finished. */
  result: z
    .object({
      right: z.number().int(),
      questions: z.number().int(),
      passed: z.boolean(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** How many more attempts there are today; null for as many as one likes. */
  triesLeft: z.number().int().min(0).nullable(),
  /** When there is a further attempt, where there is none left now. */
  againAt: z.iso.datetime().nullable(),
});
export type TakenQuiz = z.output<typeof takenQuizSchema>;
