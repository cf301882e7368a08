import { Button, Title } from '@mantine/core';
import { IconPlant2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, SignalPetals } from '#packages/ui/index.ts';
import type { Entry, Feedback } from '../../contract/diary.contract.ts';
import classes from './FeedbackCard.module.css';
import { ResultWhy } from './ResultWhy.tsx';

interface FeedbackCardProps {
  entry: Entry;
  /** Starts a new text with the question quoted. */
  onAnswer: (question: string) => void;
}

const PARTS = ['read', 'link', 'step'] as const;

/** The answer to an entry as plain paragraphs, its question, the level, and the sum behind it on a tap. */
export function FeedbackCard({ entry, onAnswer }: FeedbackCardProps) {
  const { t } = useTranslation('diary');
  const { text, reading, feedback } = entry;
  return (
    <Card aria-labelledby="feedback-title">
      <div className={classes.head}>
        <Title order={2} id="feedback-title">
          {t('feedback.title')}
        </Title>
        {reading ? (
          <span className={classes.level}>
            <SignalPetals level={reading.level} size={26} />
          </span>
        ) : null}
      </div>
      {feedback ? <Comment feedback={feedback} /> : null}
      {feedback?.question ? (
        <Question key={entry.id} question={feedback.question} onAnswer={onAnswer} />
      ) : null}
      {reading ? <ResultWhy text={text} reading={reading} /> : null}
      <Note icon={<IconPlant2 size={20} stroke={1.75} aria-hidden />}>
        {t('feedback.footer')}
        {feedback?.source === 'model' ? ` ${t('feedback.byModel')}` : null}
      </Note>
    </Card>
  );
}

function Comment({ feedback }: { feedback: Feedback }) {
  return (
    <div className={classes.parts} lang={feedback.language}>
      {PARTS.map((part) => (feedback[part] ? <p key={part}>{feedback[part]}</p> : null))}
    </div>
  );
}

function Question({
  question,
  onAnswer,
}: {
  question: string;
  onAnswer: (question: string) => void;
}) {
  const { t } = useTranslation('diary');
  const [skipped, setSkipped] = useState(false);
  if (skipped) return null;
  return (
    <div className={classes.question}>
      <p>{question}</p>
      <div className={classes.actions}>
        <Button onClick={() => onAnswer(question)}>{t('feedback.answer')}</Button>
        <Button variant="subtle" onClick={() => setSkipped(true)}>
          {t('feedback.skip')}
        </Button>
      </div>
    </div>
  );
}
