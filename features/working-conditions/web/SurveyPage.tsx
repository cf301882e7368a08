import { Button, NativeSelect, Radio, Stack, Title } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDoorExit,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { Card, EmptyState, Note, PageHeader, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { FACTORS, ITEMS, OFTEN } from '../contract/factors.ts';
import type { ForPeople } from '../contract/working-conditions.contract.ts';
import classes from './survey.module.css';
import { useAnswering } from './use-answering.ts';
import { useForPeople } from './working-conditions.api.ts';
import { WORKING_CONDITIONS_PATH } from './working-conditions.paths.ts';

/** Questions that take a minute: as the invitation says, four for all. */
const PER_MINUTE = 6.5;

/** The survey, a question at a time; it leaves as an answer of nobody. */
export default function SurveyPage() {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const me = useMe();
  const query = useForPeople();
  return (
    <>
      <div className={classes.title}>
        <PageHeader title={t('answer.title')} />
      </div>
      {query.data && me ? (
        <Survey seen={query.data} userId={me.id} />
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </>
  );
}

function Survey({ seen, userId }: { readonly seen: ForPeople; readonly userId: string }) {
  const { t } = useTranslation('working-conditions');
  const answering = useAnswering(seen, userId);
  const { state } = answering;
  const toBoard = (
    <Button component={Link} to={WORKING_CONDITIONS_PATH}>
      {t('answer.toBoard')}
    </Button>
  );
  if (state === 'done' || state === 'closed' || state === 'used') {
    return (
      <EmptyState title={t(`answer.${state}`)} text={t(`answer.${state}Text`)}>
        {toBoard}
      </EmptyState>
    );
  }
  return (
    <div className={classes.page}>
      {state === 'waiting' ? <Waiting answering={answering} /> : <Question answering={answering} />}
      <ul className={classes.notes}>
        <li>
          <IconUserOff size={22} stroke={1.75} aria-hidden />
          {t('answer.notes.name')}
        </li>
        <li>
          <IconUsersGroup size={22} stroke={1.75} aria-hidden />
          {t('answer.notes.groups')}
        </li>
        <li>
          <IconDoorExit size={22} stroke={1.75} aria-hidden />
          {t('answer.notes.stop')}
        </li>
      </ul>
      <p className={classes.own}>{t('answer.own')}</p>
    </div>
  );
}

type Answering = ReturnType<typeof useAnswering>;

function Question({ answering }: { readonly answering: Answering }) {
  const { t } = useTranslation('working-conditions');
  const { at, answers, choose, back, next } = answering;
  const heading = useRef<HTMLHeadingElement>(null);
  // A new question is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each question
  useEffect(() => heading.current?.focus({ preventScroll: false }), [at]);
  const item = ITEMS[at];
  if (!item) return <Place answering={answering} />;
  const factor = FACTORS.indexOf(item.factor);
  const question = t(`items.${item.factor}.${item.nth}`);
  const value = answers[at];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <div className={classes.progress}>
        <strong>
          {t('answer.factor', {
            n: factor + 1,
            all: FACTORS.length,
            factor: t(`factors.${item.factor}`),
          })}
        </strong>
        <span>{t('answer.minutes', { count: Math.ceil((ITEMS.length - at) / PER_MINUTE) })}</span>
      </div>
      <div className={classes.steps} aria-hidden>
        {FACTORS.map((one, nth) => (
          <span
            key={one}
            data-past={nth < factor || undefined}
            data-now={nth === factor || undefined}
          />
        ))}
      </div>
      <Card as="div">
        <p className={classes.when}>{t('answer.when')}</p>
        <Title order={2} ref={heading} tabIndex={-1} id="question" className={classes.question}>
          {question}
        </Title>
        <Radio.Group
          aria-labelledby="question"
          value={value === undefined ? '' : String(value ?? 'skip')}
          onChange={(chosen) => choose(chosen === 'skip' ? null : Number(chosen))}
        >
          <Stack gap="xs">
            {[...OFTEN.toReversed().map(String), 'skip'].map((option) => (
              <Radio
                key={option}
                value={option}
                label={option === 'skip' ? t('answer.skip') : t(`often.${option}`)}
                classNames={{
                  root: classes.option,
                  body: classes.optionBody,
                  labelWrapper: classes.optionWords,
                  label: classes.optionLabel,
                }}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Card>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={at === 0}
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          onClick={back}
        >
          {t('answer.back')}
        </Button>
        <Button
          type="submit"
          disabled={value === undefined}
          rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
        >
          {t('answer.next')}
        </Button>
      </div>
    </form>
  );
}

/** The last question: where somebody works, as far as they want to say. */
function Place({ answering }: { readonly answering: Answering }) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { seen, place, setPlace, back, send, sending, failure } = answering;
  const options = (names: readonly string[]) => [
    { value: '', label: t('answer.nowhere') },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Card aria-labelledby="place">
        <Title order={2} id="place">
          {t('answer.place')}
        </Title>
        <p className={classes.when}>{t('answer.placeText')}</p>
        <Stack gap="md">
          {(['site', 'sector'] as const).map((kind) => (
            <NativeSelect
              key={kind}
              label={t(`answer.${kind}`)}
              value={place[kind] ?? ''}
              data={options(seen[`${kind}s`])}
              onChange={(event) =>
                setPlace({ ...place, [kind]: event.currentTarget.value || null })
              }
            />
          ))}
          {failure ? (
            <Note tone="sun" role="alert">
              {failureText(failure)}
            </Note>
          ) : null}
        </Stack>
      </Card>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          onClick={back}
        >
          {t('answer.back')}
        </Button>
        <Button type="submit" loading={sending}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}

/** An answer whose ticket was taken and that has not arrived: it waits here for one more try. */
function Waiting({ answering }: { readonly answering: Answering }) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { send, sending, failure } = answering;
  return (
    <Card as="div">
      <Stack gap="md">
        <p>{t('answer.waiting')}</p>
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <Button loading={sending} onClick={() => void send()}>
          {t('answer.send')}
        </Button>
      </Stack>
    </Card>
  );
}
