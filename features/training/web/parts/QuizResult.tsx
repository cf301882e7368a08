import { Button, Title } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import type { TakenQuiz } from '../../contract/quiz.ts';
import { useWords } from '../use-words.ts';
import classes from './quiz.module.css';

interface QuizResultProps {
  quiz: TakenQuiz;
  result: NonNullable<TakenQuiz['result']>;
  language: string;
  onRetry: () => void;
  onNext: () => void;
}

/** What came of an attempt, what was answered in it, and what comes next. */
export function QuizResult({ quiz, result, language, onRetry, onNext }: QuizResultProps) {
  const { t, format } = useWords();
  const { right, questions, passed } = result;
  const { passMark, triesLeft, againAt } = quiz;
  return (
    <>
      <div className={classes.result} data-passed={passed}>
        <Title order={3} tabIndex={-1} data-step>
          {t(passed ? (passMark > 0 ? 'quiz.passed' : 'quiz.through') : 'quiz.notYet')}
        </Title>
        <p>{t('quiz.score', { count: questions, right })}</p>
        {passed ? null : <p>{t('quiz.needed', { mark: format.number(passMark) })}</p>}
        {passed ? (
          <Button size="lg" onClick={onNext}>
            {t('continue')}
          </Button>
        ) : triesLeft === 0 && againAt ? (
          <p>{t('quiz.againAt', { when: format.dateTime(againAt, 'day') })}</p>
        ) : (
          <>
            <Button size="lg" onClick={onRetry}>
              {t('quiz.retry')}
            </Button>
            {triesLeft === null ? null : (
              <p className={classes.hint}>{t('quiz.triesLeft', { count: triesLeft })}</p>
            )}
          </>
        )}
      </div>
      <Title order={3}>{t('quiz.review')}</Title>
      <ol className={classes.review}>
        {quiz.answers.map(({ questionId, isRight, right: rightId, explanation }) => {
          const question = quiz.questions.find(({ id }) => id === questionId);
          const Icon = isRight ? IconCheck : IconPoint;
          return (
            <li key={questionId}>
              <p className={classes.verdict}>
                <Icon size={20} stroke={1.75} aria-hidden />
                <span lang={language}>{question?.text}</span>
              </p>
              <p lang={language}>{question?.options.find(({ id }) => id === rightId)?.text}</p>
              <p className={classes.hint} lang={language}>
                {explanation}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
