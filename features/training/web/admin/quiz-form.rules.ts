import type { Quiz } from '../../contract/quiz.ts';

interface OptionForm {
  id: string;
  text: string;
}

/** A question while it is written. */
export interface QuestionForm {
  id: string;
  text: string;
  options: OptionForm[];
  /** Id of the option that is right. */
  right: string;
  explanation: string;
  source: Quiz['questions'][number]['source'];
}

/** Questions as their fields hold them. */
export interface QuizForm {
  questions: QuestionForm[];
  /** As written, in per cent. */
  passMark: string;
  /** As written; '' for as many as one likes. */
  tries: string;
}

/** Options of a new question. */
const OPTIONS = 3;

const newOption = (): OptionForm => ({ id: crypto.randomUUID(), text: '' });

export function newQuestion(): QuestionForm {
  const options = Array.from({ length: OPTIONS }, newOption);
  return {
    ...{ id: crypto.randomUUID(), text: '', options, explanation: '', source: null },
    right: options[0]?.id ?? '',
  };
}

/** The fields of a quiz; of a new one without it. */
export function quizForm(quiz: Quiz | null): QuizForm {
  if (!quiz) return { questions: [newQuestion()], passMark: '70', tries: '' };
  return {
    questions: quiz.questions,
    passMark: String(quiz.passMark),
    tries: quiz.tries === null ? '' : String(quiz.tries),
  };
}

const written = (options: readonly OptionForm[]) =>
  options.filter(({ text }) => text.trim() !== '');

/** What stops questions from being saved, by field: `<question>.text`, `.options`, `.explanation`. */
export function* quizProblems({
  questions,
  passMark,
  tries,
}: QuizForm): Generator<
  [field: string, problem: 'question' | 'options' | 'explanation' | 'passMark']
> {
  const mark = Number(passMark);
  const isMark = passMark.trim() !== '' && Number.isInteger(mark) && mark >= 0 && mark <= 100;
  const isTries = tries.trim() === '' || /^([1-9]|10)$/.test(tries.trim());
  if (!isMark || !isTries) yield ['passMark', 'passMark'];
  for (const { id, text, options, right, explanation } of questions) {
    if (text.trim() === '') yield [`${id}.text`, 'question'];
    const kept = written(options);
    if (kept.length < 2 || !kept.some((one) => one.id === right))
      yield [`${id}.options`, 'options'];
    if (explanation.trim() === '') yield [`${id}.explanation`, 'explanation'];
  }
}

/** The quiz that fields without problems hold. */
export function quizOf({ questions, passMark, tries }: QuizForm): Quiz {
  return {
    passMark: Number(passMark),
    tries: tries.trim() === '' ? null : Number(tries),
    questions: questions.map(({ options, ...question }) => ({
      ...question,
      options: written(options),
    })),
  };
}

/** A question with one more option. */
export const withOption = (question: QuestionForm): QuestionForm => ({
  ...question,
  options: [...question.options, newOption()],
});
