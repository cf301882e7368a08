import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  UnfinishedNote,
  useFailureText,
} from '#packages/ui/index.ts';
import type { Unfinished } from '#packages/ui/parts/unfinished.tsx';
import { recordsOf } from '../rules/file.rules.ts';
import {
  contentOf,
  type Draft,
  draftOf,
  type Field,
  FORMS,
  type PlainKind,
  type Problem,
  problemsOf,
} from '../rules/forms.ts';
import { useDates } from '../use-dates.ts';
import { useChanges } from '../working-conditions.api.ts';
import type { TabProps } from './RecordsView.tsx';

/** What is being written: a new record, or a further version of one. */
export interface Writing {
  readonly kind: PlainKind;
  readonly id: string;
  readonly base: number;
  readonly content: Record<string, unknown> | null;
  /** What the form does not ask for and a new record needs. */
  readonly beside?: Record<string, unknown>;
}

interface RecordSheetProps extends TabProps {
  readonly writing: Writing | null;
  readonly title: string;
  readonly unfinished: Unfinished<Draft>;
  readonly onClose: () => void;
}

/** The form of a record; closed by mistake, it opens again as it was. */
export function RecordSheet({ writing, title, unfinished, onClose, file }: RecordSheetProps) {
  return (
    <Sheet opened={writing !== null} onClose={onClose} title={title}>
      {writing ? (
        <RecordForm
          key={`${writing.id}/${writing.base}`}
          writing={writing}
          file={file}
          unfinished={unfinished}
          onDone={onClose}
        />
      ) : null}
    </Sheet>
  );
}

interface RecordFormProps extends TabProps {
  readonly writing: Writing;
  readonly unfinished: Unfinished<Draft>;
  readonly onDone: () => void;
}

function RecordForm({ writing, file, unfinished, onDone }: RecordFormProps) {
  const { kind, id, base, content, beside } = writing;
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { today } = useDates();
  const { save } = useChanges();
  const start = draftOf(kind, content, today);
  const found = unfinished.of(id);
  const [wasFound, setWasFound] = useState(found !== undefined);
  const [draft, setDraft] = useState<Draft>(found ?? start);
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const change = (name: string, value: string | boolean) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    unfinished.write(id, next, start);
    if (Object.keys(problems).length > 0) setProblems(problemsOf(kind, next));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = problemsOf(kind, draft);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    const written = contentOf(kind, draft, { ...beside, ...content });
    save.mutateAsync({ kind, id, base, content: { ...written } }).then(
      ({ version }) => {
        unfinished.forget(id);
        showToast({ kind: 'done', text: t('form.saved', { version }) });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {wasFound ? (
          <UnfinishedNote
            onDiscard={() => {
              unfinished.forget(id);
              setDraft(start);
              setWasFound(false);
            }}
          />
        ) : null}
        {FORMS[kind].map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            file={file}
            value={draft[field.name] ?? ''}
            problem={problems[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
        {save.error ? (
          <Note tone="sun" role="alert">
            {failureText(save.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}

interface FieldInputProps extends TabProps {
  readonly field: Field;
  readonly value: string | boolean;
  readonly problem: Problem | undefined;
  readonly onChange: (value: string | boolean) => void;
}

function FieldInput({ field, file, value, problem, onChange }: FieldInputProps): ReactNode {
  const { t } = useTranslation('working-conditions');
  const name = t(`fields.${field.label ?? field.name}`);
  const shared = {
    label: field.optional ? `${name} (${t('fields.optional')})` : name,
    error: problem ? t(`form.${problem.what}`, { ...problem }) : undefined,
    required: !field.optional,
    withAsterisk: false,
  };
  const typed = {
    ...shared,
    value: String(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (field.as) {
    case 'line':
      return <TextInput {...typed} maxLength={200} />;
    case 'words':
      return <Textarea {...typed} autosize minRows={2} maxRows={8} maxLength={4_000} />;
    case 'day':
      return <TextInput {...typed} type="date" />;
    case 'check':
      return (
        <Checkbox
          label={name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...shared}
          value={String(value)}
          onChange={(next) => onChange(String(next))}
          allowDecimal={false}
          allowNegative={false}
        />
      );
    case 'grade':
      return <GradeInput file={file} name={field.name} typed={typed} />;
    case 'choice':
      return (
        <NativeSelect
          {...typed}
          data={field.options.map((option) => ({
            value: option,
            label: t(`${field.words}.${option}`),
          }))}
        />
      );
    case 'site':
      return (
        <NativeSelect
          {...typed}
          data={[
            { value: '', label: t('fields.siteAll') },
            ...file.sites.map((site) => ({ value: site, label: site })),
          ]}
        />
      );
    case 'risk':
      return (
        <NativeSelect
          {...typed}
          data={[
            { value: '', label: t('fields.noRisk') },
            ...recordsOf(file, 'risk').map(({ id, content }) => ({
              value: id,
              label: content.title,
            })),
          ]}
        />
      );
  }
}

interface GradeInputProps extends TabProps {
  readonly name: string;
  readonly typed: object;
}

/** A grade from 1 to 5 with what the company's criteria say of each. */
function GradeInput({ file, name, typed }: GradeInputProps) {
  const [criteria] = recordsOf(file, 'criteria');
  const meanings = criteria?.content[name as 'severity' | 'demands' | 'weakness'] ?? [];
  const data = [1, 2, 3, 4, 5].map((grade) => ({
    value: String(grade),
    label: [grade, meanings[grade - 1]].filter(Boolean).join('. '),
  }));
  return <NativeSelect {...typed} data={data} />;
}
