import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTimeZone } from '#features/access/web/index.ts';
import {
  type ContentProblem,
  CoverField,
  PublishLater,
  SOURCED_FIELDS,
  SourcedFields,
  Versions,
} from '#features/content/web/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { EditorFrame } from '#packages/ui/manage/EditorFrame.tsx';
import {
  type CourseState,
  LEGAL_DUTIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../contract/course.schemas.ts';
import { COURSE_CHANGED, type CourseDraft } from '../../contract/courses-admin.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { adminApi, useCourseChanges } from './courses-admin.api.ts';
import { type CourseFields, draftOf, formOf, problemsOf } from './form.rules.ts';
import { LessonFields } from './LessonFields.tsx';
import { TranslationFields } from './TranslationFields.tsx';

/** What the fields hold at first, and of which revision that is; null before the first saving. */
interface Begin {
  fields: CourseFields;
  revision: string | null;
  state: CourseState;
}

interface CourseFormProps {
  courseId: string;
  begin: Begin;
  /** `saved`: there is nothing left that could be lost. */
  onLeave: (saved: boolean) => void;
}

/** Everything that a course says, and its lessons. */
export function CourseForm({ courseId, begin, onLeave }: CourseFormProps) {
  const { t, format } = useWords();
  const failureText = useFailureText('training');
  const { save } = useCourseChanges();
  const [base, setBase] = useState(begin);
  const [form, setForm] = useState(begin.fields);
  const [asked, setAsked] = useState(false);
  const today = dayOf(new Date(), useTimeZone());
  const problems = asked ? problemsOf(form, today) : new Map<string, never>();
  const problemOf = (field: string) => {
    const problem = problems.get(field);
    return problem ? t(`admin.problems.${problem}`) : undefined;
  };
  const contentProblemOf = (field: string) => problems.get(field) as ContentProblem | undefined;
  const set = (change: Partial<CourseFields>) => setForm({ ...form, ...change });
  const check = () => {
    setAsked(true);
    return problemsOf(form, today).keys().next().value;
  };
  const send = async (revision: string | null) => {
    await save.mutateAsync({ id: courseId, revision, draft: draftOf(form) });
    showToast({ text: t('admin.saved') });
    onLeave(true);
  };
  const settle = async (keepMine: boolean) => {
    const current = await adminApi.getManaged({ params: { id: courseId } });
    const { revision, state } = current;
    if (keepMine) return send(revision);
    const fields = formOf(current, format.language);
    setBase({ fields, revision, state });
    setForm(fields);
  };
  return (
    <EditorFrame
      isDirty={form !== base.fields}
      state={base.state}
      check={check}
      hasProblems={problems.size > 0}
      save={() => send(base.revision)}
      conflict={COURSE_CHANGED}
      settle={settle}
      onLeave={() => onLeave(false)}
      failureText={failureText}
    >
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
      <NativeSelect
        label={t('admin.form.language')}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={form.language}
        onChange={(event) => set({ language: event.currentTarget.value as Language })}
      />
      <Switch
        label={t('admin.form.premium')}
        checked={form.premium}
        onChange={(event) => set({ premium: event.currentTarget.checked })}
      />
      <CoverField value={form.cover} onChange={(cover) => set({ cover })} />
      <div className={classes.pair}>
        <NativeSelect
          label={t('admin.form.legal')}
          description={t('admin.form.legalHint')}
          data={[
            { value: '', label: t('admin.form.notLegal') },
            ...LEGAL_DUTIES.map((value) => ({ value, label: t(`legal.${value}`) })),
          ]}
          value={form.legal}
          onChange={(event) =>
            set({ legal: LEGAL_DUTIES.find((duty) => duty === event.currentTarget.value) ?? '' })
          }
        />
        <TextInput
          name="validMonths"
          label={t('admin.form.validMonths')}
          description={t('admin.form.validMonthsHint')}
          inputMode="numeric"
          maxLength={2}
          value={form.validMonths}
          error={problemOf('validMonths')}
          onChange={(event) => set({ validMonths: event.currentTarget.value })}
        />
      </div>
      <LessonFields
        lessons={form.lessons}
        onChange={(lessons) => set({ lessons })}
        problemOf={problemOf}
        videoProblemOf={contentProblemOf}
      />
      <SourcedFields
        form={form}
        set={set}
        problems={Object.fromEntries(
          SOURCED_FIELDS.map((field) => [field, contentProblemOf(field)]),
        )}
      />
      <TranslationFields form={form} set={set} problemOf={problemOf} />
      {base.revision !== null ? (
        <>
          {base.state === 'published' ? null : <PublishLater kind="course" id={courseId} />}
          <Versions
            kind="course"
            id={courseId}
            onTake={(draft) => setForm(formOf(draft as unknown as CourseDraft, format.language))}
          />
        </>
      ) : null}
    </EditorFrame>
  );
}
