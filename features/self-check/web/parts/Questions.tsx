import { Button, Radio, Stack, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { SelfCheckForm } from '../../contract/self-check.contract.ts';
import { useAnswer } from '../self-check.api.ts';
import classes from './self-check.module.css';

/** The five items with their six answers each, in the instrument's own words. */
export function Questions({ form }: { form: SelfCheckForm }) {
  const { t } = useTranslation('self-check');
  const failureText = useFailureText('self-check');
  const answer = useAnswer();
  const [answers, setAnswers] = useState<Record<number, number>>({});
  // An answer that got lost on its way back is asked for again, not given twice.
  const attempt = useRef({ answers: '', clientId: '' });
  const [incomplete, setIncomplete] = useState(false);
  const given = form.items.map((_, index) => answers[index]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = given.filter((one) => one !== undefined);
    setIncomplete(complete.length < form.items.length);
    if (complete.length < form.items.length) return;
    const said = complete.join();
    if (attempt.current.answers !== said) {
      attempt.current = { answers: said, clientId: crypto.randomUUID() };
    }
    answer.mutateAsync({ answers: complete, clientId: attempt.current.clientId }).then(
      () => {
        attempt.current = { answers: '', clientId: '' };
        setAnswers({});
        showToast({ text: t('questions.saved'), kind: 'done' });
        document.querySelector('h1')?.focus();
      },
      () => undefined,
    );
  };
  return (
    <Card aria-labelledby="questions-title">
      <Title order={2} id="questions-title">
        {t('questions.title')}
      </Title>
      <p>{form.instruction}</p>
      <form onSubmit={submit} className={classes.form} noValidate>
        {form.items.map((item, index) => (
          <Radio.Group
            key={item}
            label={item}
            value={answers[index] === undefined ? null : String(answers[index])}
            error={incomplete && answers[index] === undefined ? t('questions.missing') : undefined}
            onChange={(value) => setAnswers({ ...answers, [index]: Number(value) })}
          >
            <Stack gap={4} mt={8}>
              {form.answers
                .map((word, points) => ({ word, points }))
                .toReversed()
                .map(({ word, points }) => (
                  <Radio key={word} value={String(points)} label={word} py={10} />
                ))}
            </Stack>
          </Radio.Group>
        ))}
        {answer.isError ? (
          <Note tone="sun" role="alert">
            {failureText(answer.error)}
          </Note>
        ) : null}
        <Button type="submit" loading={answer.isPending}>
          {t('questions.send')}
        </Button>
        <p className={classes.lead}>{t('private')}</p>
        <p className={classes.lead}>{form.source}</p>
      </form>
    </Card>
  );
}
