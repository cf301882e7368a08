import { Button, Stack, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, focusFirstProblem, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import classes from './companies.module.css';
import { useCodeUse, useOwnRequest } from './joining.api.ts';
import { WhatCompanySees } from './WhatCompanySees.tsx';

/** The way in by a company's code: what the company will see stands before anything is asked of it. */
export function JoinByCode({ timeZone }: { readonly timeZone: string | undefined }) {
  const { t } = useTranslation('companies');
  const format = useFormat(timeZone);
  const failureText = useFailureText('companies');
  const own = useOwnRequest().data;
  const { read, ask, withdraw } = useCodeUse();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const company = read.data?.company;
  const failure = ask.error ?? read.error ?? withdraw.error;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return focusFirstProblem(event.currentTarget);
    ask.reset();
    read.mutate(code.trim());
  };
  const send = () =>
    ask.mutateAsync(code.trim()).then(
      () => {
        read.reset();
        setCode('');
        showToast({ text: t('join.asked'), kind: 'done' });
      },
      () => undefined,
    );
  const said =
    failure instanceof ApiFailure && failure.code === 'too_many'
      ? t('join.tooMany')
      : failure && failureText(failure);
  return (
    <Card aria-labelledby="join-by-code">
      <Stack gap="md">
        <Title order={2} id="join-by-code">
          {t('join.title')}
        </Title>
        {own?.request ? (
          <>
            <p className={classes.text}>
              {t('join.waiting', {
                company: own.request.company,
                date: format.date(own.request.askedAt),
              })}
            </p>
            <div>
              <Button
                variant="default"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate()}
              >
                {t('join.withdraw')}
              </Button>
            </div>
          </>
        ) : company ? (
          <>
            <p className={classes.text}>{t('join.found', { company })}</p>
            <WhatCompanySees />
            <p className={classes.facts}>{t('join.adults')}</p>
            <div className={classes.actions}>
              <Button loading={ask.isPending} onClick={() => void send()}>
                {t('join.ask')}
              </Button>
              <Button variant="default" onClick={() => read.reset()}>
                {t('join.other')}
              </Button>
            </div>
          </>
        ) : (
          <form noValidate onSubmit={submit}>
            <Stack gap="md" align="flex-start">
              <TextInput
                label={t('join.code')}
                description={t('join.hint')}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={code}
                error={missing ? t('join.missing') : null}
                onChange={(event) => {
                  setCode(event.currentTarget.value);
                  setMissing(false);
                }}
              />
              <Button type="submit" variant="light" loading={read.isPending}>
                {t('join.look')}
              </Button>
            </Stack>
          </form>
        )}
        <div role="alert">{said ? <Note tone="sun">{said}</Note> : null}</div>
      </Stack>
    </Card>
  );
}
