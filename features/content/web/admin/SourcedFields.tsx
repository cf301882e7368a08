import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { MAX_SOURCES } from '../../contract/review.ts';
import classes from './admin.module.css';
import {
  type ContentProblem,
  newSource,
  type SourcedField,
  type SourcedForm,
} from './sourced.rules.ts';

const MAX_NAME = 120;

interface SourcedFieldsProps {
  form: SourcedForm;
  set: (change: Partial<SourcedForm>) => void;
  problems: Partial<Record<SourcedField, ContentProblem>>;
}

/** Where the facts come from, and who reviewed the text until when. */
export function SourcedFields(props: SourcedFieldsProps) {
  return (
    <>
      <SourceRows {...props} />
      <ReviewFields {...props} />
    </>
  );
}

function SourceRows({ form: { sources }, set, problems }: SourcedFieldsProps) {
  const { t } = useTranslation('content');
  const rows = useRef<HTMLDivElement>(null);
  const count = useRef(sources.length);
  // A new row begins with the cursor in it; where one was taken away, the last one or the button has it.
  useEffect(() => {
    if (count.current === sources.length) return;
    count.current = sources.length;
    const names = rows.current?.querySelectorAll<HTMLElement>('[name=sources]');
    (names?.[names.length - 1] ?? rows.current?.querySelector('button'))?.focus();
  }, [sources.length]);
  const change = (key: string, part: { title?: string; url?: string }) =>
    set({ sources: sources.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <FieldGroup legend={t('sources.title')} optional={t('admin.sourcesHint')}>
      <div ref={rows} className={classes.sources}>
        {sources.map(({ key, title, url }, place) => (
          <div key={key} className={classes.source}>
            <TextInput
              name="sources"
              label={t('admin.source.title', { number: place + 1 })}
              maxLength={MAX_NAME}
              value={title}
              onChange={(event) => change(key, { title: event.currentTarget.value })}
            />
            <TextInput
              type="url"
              inputMode="url"
              placeholder="https://"
              label={t('admin.source.url', { number: place + 1 })}
              value={url}
              onChange={(event) => change(key, { url: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={t('admin.source.remove', { number: place + 1 })}
              onClick={() => set({ sources: sources.filter((one) => one.key !== key) })}
            >
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </div>
        ))}
        {problems.sources ? (
          <p className={classes.error}>{t(`admin.problem.${problems.sources}`)}</p>
        ) : null}
        <Button
          variant="subtle"
          disabled={sources.length >= MAX_SOURCES}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => set({ sources: [...sources, newSource()] })}
        >
          {t('admin.source.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}

function ReviewFields({ form, set, problems }: SourcedFieldsProps) {
  const { t } = useTranslation('content');
  const field = (name: Exclude<SourcedField, 'sources'>) => {
    const problem = problems[name];
    return {
      name,
      label: t(`admin.field.${name}`),
      value: form[name],
      error: problem ? t(`admin.problem.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value }),
    };
  };
  return (
    <>
      <Switch
        label={t('admin.field.reviewed')}
        checked={form.reviewed}
        onChange={(event) => set({ reviewed: event.currentTarget.checked })}
      />
      {form.reviewed ? (
        <div className={classes.pair}>
          <TextInput {...field('reviewer')} maxLength={MAX_NAME} />
          <TextInput {...field('register')} maxLength={40} placeholder="CRP 06/12345" />
          <TextInput {...field('reviewedOn')} type="date" />
          <TextInput {...field('reviewAgain')} type="date" />
        </div>
      ) : null}
    </>
  );
}
