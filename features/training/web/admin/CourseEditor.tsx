import { Button, Group, Switch, Textarea, TextInput } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { LANGUAGES } from '#features/access/contract/access.contract.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { Card, Note, useFailureText } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../contract/course.schemas.ts';
import { COURSE_CHANGED } from '../../contract/courses-admin.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { type CourseForm, problemsOf } from './form.rules.ts';
import { LessonFields } from './LessonFields.tsx';

interface CourseEditorProps {
  /** What the button that saves is called. */
  action: string;
  /** What the fields begin with. */
  start: CourseForm;
  /** Rejects when it was not saved; the fields keep what was written. */
  onSave: (form: CourseForm) => Promise<void>;
  onLeave: () => void;
  /** Opens the course as it stands now, after somebody else has saved it. */
  onReload?: () => Promise<void>;
}

/** The fields of a course and its lessons. What was written is not lost without a question. */
export function CourseEditor(props: CourseEditorProps) {
  const { action, start, onSave, onLeave, onReload } = props;
  const { t } = useWords();
  const failureText = useFailureText('training');
  const [form, setForm] = useState(start);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fields = useRef<HTMLFormElement>(null);
  const leaving = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

  const set = (change: Partial<CourseForm>) => {
    setForm({ ...form, ...change });
    setDirty(true);
  };
  const problems = asked ? problemsOf(form) : new Map();
  const problemOf = (field: string) => {
    const problem = problems.get(field);
    return problem ? t(`admin.problems.${problem}`) : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    const [first] = problemsOf(form).keys();
    if (first !== undefined) {
      fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSaving(true);
    try {
      await onSave(form);
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const conflict = failure instanceof ApiFailure && failure.code === COURSE_CHANGED;
  return (
    <form ref={fields} className={classes.page} noValidate onSubmit={(event) => void submit(event)}>
      <Card as="div" className={classes.fields}>
        <TextInput
          name="title"
          label={t('admin.form.title')}
          maxLength={MAX_TITLE_LENGTH}
          value={form.title}
          error={problemOf('title')}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Textarea
          name="description"
          label={t('admin.form.description')}
          description={t('admin.form.descriptionHint')}
          minRows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={form.description}
          error={problemOf('description')}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <TextInput
          name="hours"
          label={t('admin.form.hours')}
          description={t('admin.form.hoursHint')}
          inputMode="decimal"
          maxLength={6}
          className={classes.hours}
          value={form.hours}
          error={problemOf('hours')}
          onChange={(event) => set({ hours: event.currentTarget.value })}
        />
        <Choices
          legend={t('admin.form.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={form.language}
          onChange={(language) => language && set({ language })}
        />
        <Switch
          label={t('admin.form.premium')}
          checked={form.premium}
          onChange={(event) => set({ premium: event.currentTarget.checked })}
        />
      </Card>
      <LessonFields
        lessons={form.lessons}
        onChange={(lessons) => set({ lessons })}
        problemOf={problemOf}
      />
      <div role="alert">
        {problems.size > 0 ? <Note tone="sun">{t('admin.problems.summary')}</Note> : null}
        {failure && problems.size === 0 ? (
          <Note tone="sun">
            {conflict
              ? t('admin.conflict.text')
              : `${t('admin.failed.save')} ${failureText(failure)} ${t('admin.failed.kept')}`}
            {conflict && onReload ? (
              <Group mt="xs">
                <Button variant="light" size="sm" onClick={() => void onReload()}>
                  {t('admin.conflict.open')}
                </Button>
              </Group>
            ) : null}
          </Note>
        ) : null}
      </div>
      <Group>
        <Button type="submit" size="lg" loading={saving}>
          {action}
        </Button>
        <Button variant="default" size="lg" onClick={onLeave}>
          {t('common:action.cancel')}
        </Button>
      </Group>
      {leaving.status === 'blocked' ? (
        <ConfirmSheet
          title={t('admin.confirm.leaveTitle')}
          text={t('admin.confirm.leaveText')}
          action={t('admin.confirm.leave')}
          onConfirm={leaving.proceed}
          onClose={leaving.reset}
        />
      ) : null}
    </form>
  );
}
