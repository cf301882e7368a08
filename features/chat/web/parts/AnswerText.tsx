import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpCard } from '#features/crisis/web/index.ts';
import type { Answer } from '../../contract/messages.ts';
import classes from './thread.module.css';

/** What the assistant says; help comes before its words. */
export function AnswerText({ answer, text }: { readonly answer: Answer; readonly text: string }) {
  const { t } = useTranslation('chat');
  const { kind, help } = answer;
  const [away, setAway] = useState(false);
  if (kind === 'plan') {
    return (
      <>
        <p>{t('answer.plan.text')}</p>
        <p>
          <Anchor component={Link} to="/payment">
            {t('answer.plan.link')}
          </Anchor>
        </p>
      </>
    );
  }
  if (kind === 'program') return <p>{t('answer.program.text')}</p>;
  return (
    <>
      {help && !away ? (
        <HelpCard help={help} occurrence={0} onDismiss={() => setAway(true)} />
      ) : null}
      {text.split('\n\n').map((part) => (
        <p key={part} className={classes.text}>
          {part}
        </p>
      ))}
    </>
  );
}
