import { Button, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { classNames } from '#packages/ui/index.ts';
import type { Answer, TakenQuiz } from '../../contract/quiz.ts';
import { useWords } from '../use-words.ts';
import classes from './quiz.module.css';

interface QuestionViewProps {
  question: TakenQuiz['questions'][number];
  /** Which one of how many. */
  place: string;
  language: string;
  /** What was answered; its options cannot be changed any more. */
  answer: Answer | undefined;
  canAnswer: boolean;
  answering: boolean;
  onAnswer: (optionId: string) => void;
}

/** A question with its options, and, once it was answered, what is right and why. */
export function QuestionView(props: QuestionViewProps) {
  const { question, place, language, answer, canAnswer, answering, onAnswer } = props;
  const { t } = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const picked = answer?.optionId ?? chosen;
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (chosen) onAnswer(chosen);
      }}
    >
      <p className={classes.place}>{place}</p>
      <Title order={3} size="h2" id={id} tabIndex={-1} data-step lang={language}>
        {question.text}
      </Title>
      <div role="radiogroup" aria-labelledby={id} className={classes.options}>
        {question.options.map((option, nth) => {
          const isRight = answer?.right === option.id;
          const isPicked = picked === option.id;
          return (
            <label
              key={option.id}
              className={classNames(
                classes.option,
                answer && isRight && classes.right,
                answer && isPicked && !isRight && classes.near,
                !answer && isPicked && classes.picked,
              )}
            >
              <input
                type="radio"
                name={question.id}
                value={option.id}
                checked={isPicked}
                disabled={answer !== undefined || !canAnswer}
                onChange={() => setChosen(option.id)}
              />
              <span className={classes.letter} aria-hidden>
                {answer && isRight ? (
                  <IconCheck size={18} stroke={2.25} />
                ) : (
                  String.fromCodePoint(65 + nth)
                )}
              </span>
              <span lang={language}>{option.text}</span>
              {answer && isRight ? <em>{t('quiz.right')}</em> : null}
              {answer && isPicked && !isRight ? <em>{t('quiz.yours')}</em> : null}
            </label>
          );
        })}
      </div>
      {answer ? (
        <Explanation answer={answer} language={language} />
      ) : (
        <>
          <p role="status" className={classes.hint}>
            {!canAnswer ? t('quiz.needsConnection') : asked && !chosen ? t('quiz.choose') : ''}
          </p>
          <div>
            <Button type="submit" size="lg" loading={answering} disabled={!canAnswer}>
              {t('quiz.answer')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function Explanation({ answer, language }: { answer: Answer; language: string }) {
  const { t } = useWords();
  return (
    <div className={classes.explanation} role="status">
      <p className={classes.verdict}>{t(answer.isRight ? 'quiz.isRight' : 'quiz.isNotRight')}</p>
      <p lang={language}>{answer.explanation}</p>
      {answer.source ? (
        <p className={classes.source}>
          <a href={answer.source.url} target="_blank" rel="noopener noreferrer">
            {answer.source.title} {t('quiz.newTab')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
