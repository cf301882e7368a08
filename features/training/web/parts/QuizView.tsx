import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Note } from '#packages/ui/index.ts';
import type { TakenQuiz } from '../../contract/quiz.ts';
import { useWords } from '../use-words.ts';
import { QuestionView } from './QuestionView.tsx';
import { QuizResult } from './QuizResult.tsx';
import classes from './quiz.module.css';

interface QuizViewProps {
  quiz: TakenQuiz;
  /** The language that it is written in. */
  language: string;
  /** What may be tried: it is begun, and there is a connection. */
  canAnswer: boolean;
  answering: boolean;
  onAnswer: (answer: { questionId: string; optionId: string; attempt: number }) => void;
  /** Goes on to what comes after a passed quiz. */
  onNext: () => void;
  /** Why the answer was not taken, in words. */
  failure: string | null;
}

/** The questions of a lesson, one at a time, each with its explanation, and what came of them. */
export function QuizView(props: QuizViewProps) {
  const { quiz, language, canAnswer, answering, onAnswer, onNext, failure } = props;
  const { t } = useWords();
  const [attempt, setAttempt] = useState(quiz.attempt);
  // A further attempt is known to the server from its first answer on.
  const isNew = attempt > quiz.attempt;
  const answers = isNew ? [] : quiz.answers;
  const result = isNew ? null : quiz.result;
  const [place, setPlace] = useState(result ? quiz.questions.length : answers.length);
  const part = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (moved.current) part.current?.querySelector<HTMLElement>('[data-step]')?.focus();
    moved.current = true;
  }, [place, attempt]);
  const question = quiz.questions[place];
  const retry = () => {
    setAttempt(quiz.attempt + 1);
    setPlace(0);
  };
  const answer = answers.find(({ questionId }) => questionId === question?.id);
  const isLast = place === quiz.questions.length - 1;
  return (
    <div ref={part} className={classes.quiz}>
      {question ? (
        <>
          <div className={classes.steps} aria-hidden>
            {quiz.questions.map(({ id }, nth) => (
              <span key={id} data-past={nth < place || (nth === place && answer !== undefined)} />
            ))}
          </div>
          <QuestionView
            key={`${question.id}.${attempt}`}
            question={question}
            place={t('quiz.question', { number: place + 1, all: quiz.questions.length })}
            language={language}
            answer={answer}
            canAnswer={canAnswer}
            answering={answering}
            onAnswer={(optionId) => onAnswer({ questionId: question.id, optionId, attempt })}
          />
          <div role="alert">
            {failure ? (
              <Note tone="sun">
                {t('quiz.failed')} {failure}
              </Note>
            ) : null}
          </div>
          {answer ? (
            <div>
              <Button
                size="lg"
                rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
                onClick={() => setPlace(place + 1)}
              >
                {t(isLast ? 'quiz.toResult' : 'quiz.next')}
              </Button>
            </div>
          ) : null}
        </>
      ) : result ? (
        <QuizResult
          quiz={quiz}
          result={result}
          language={language}
          onRetry={retry}
          onNext={onNext}
        />
      ) : null}
    </div>
  );
}
