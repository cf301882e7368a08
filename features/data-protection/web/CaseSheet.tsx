import {
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { type CaseKind, MAX_LINE, MAX_WORDS, RIGHTS, TOUCHED } from '../contract/cases.ts';
import type { DataCase } from '../contract/data-protection.contract.ts';
import { useSaveCase } from './data-protection.api.ts';
import classes from './data-protection.module.css';
import { History } from './History.tsx';
import {
  contentOf,
  type IncidentForm,
  incidentProblems,
  newIncident,
  newRequest,
  type RequestForm,
  requestProblems,
} from './rules.ts';

interface CaseSheetProps {
  readonly kind: CaseKind;
  /** Null for a new one. */
  readonly known: DataCase | null;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A request or an incident; each saving is a version, and none of them changes afterwards. */
export function CaseSheet({ kind, known, today, opened, onClose }: CaseSheetProps) {
  const { t } = useTranslation('data-protection');
  const failureText = useFailureText('data-protection');
  const save = useSaveCase();
  const [id] = useState(() => known?.id ?? crypto.randomUUID());
  const [request, setRequest] = useState<RequestForm>(
    (known && contentOf('request', known)) ?? newRequest(today),
  );
  const [incident, setIncident] = useState<IncidentForm>(
    (known && contentOf('incident', known)) ?? newIncident(today),
  );
  const [asked, setAsked] = useState(false);
  const form = kind === 'request' ? request : incident;
  const found = kind === 'request' ? requestProblems(request) : incidentProblems(incident);
  const errorOf = (field: string) =>
    asked && found.includes(field) ? t(`problem.${field}` as 'problem.who') : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (found.length > 0) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    save.mutate(
      { kind, id, base: known?.version ?? 0, content: { ...form } },
      {
        onSuccess: ({ version }) => {
          showToast({ text: t('saved', { version }), kind: 'done' });
          onClose();
        },
      },
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t(known ? `${kind}.edit` : `${kind}.new`)}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        {kind === 'request' ? (
          <RequestFields
            form={request}
            set={(change) => setRequest({ ...request, ...change })}
            errorOf={errorOf}
          />
        ) : (
          <IncidentFields
            form={incident}
            set={(change) => setIncident({ ...incident, ...change })}
            errorOf={errorOf}
          />
        )}
        {known ? <History kind={kind} id={known.id} /> : null}
        <SheetFooter>
          {save.error ? (
            <Note tone="sun" role="alert">
              {failureText(save.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={save.isPending}>
            {t('save')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}

interface FieldsProps<Form> {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  readonly errorOf: (field: string) => string | null;
}

function RequestFields({ form, set, errorOf }: FieldsProps<RequestForm>) {
  const { t } = useTranslation('data-protection');
  return (
    <>
      <NativeSelect
        label={t('request.right')}
        value={form.right}
        data={RIGHTS.map((value) => ({ value, label: t(`right.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ right: value as RequestForm['right'] })}
      />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('request.receivedOn')}
          value={form.receivedOn}
          error={errorOf('receivedOn')}
          onChange={({ currentTarget: { value } }) => set({ receivedOn: value })}
        />
        <TextInput
          label={t('request.who')}
          value={form.who}
          maxLength={MAX_LINE}
          error={errorOf('who')}
          onChange={({ currentTarget: { value } }) => set({ who: value })}
        />
      </div>
      {(['asked', 'answer'] as const).map((name) => (
        <Words
          key={name}
          name={name}
          label={t(`request.${name}`)}
          value={form[name]}
          set={set}
          errorOf={errorOf}
        />
      ))}
      <MaybeDay
        name="answeredOn"
        label={t('request.answeredOn')}
        value={form.answeredOn}
        set={set}
        errorOf={errorOf}
      />
    </>
  );
}

function IncidentFields({ form, set, errorOf }: FieldsProps<IncidentForm>) {
  const { t } = useTranslation('data-protection');
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('incident.noticedOn')}
          value={form.noticedOn}
          error={errorOf('noticedOn')}
          onChange={({ currentTarget: { value } }) => set({ noticedOn: value })}
        />
        <NumberInput
          label={t('incident.people')}
          description={t('incident.peopleHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          value={form.people ?? ''}
          error={errorOf('people')}
          onChange={(value) => set({ people: value === '' ? null : Number(value) })}
        />
      </div>
      <Words
        name="happened"
        label={t('incident.happened')}
        value={form.happened}
        set={set}
        errorOf={errorOf}
      />
      <Checkbox.Group
        label={t('incident.touched')}
        value={form.touched}
        error={errorOf('touched')}
        onChange={(touched) => set({ touched: touched as IncidentForm['touched'] })}
      >
        <div className={classes.actions} style={{ marginBlock: 8 }}>
          {TOUCHED.map((value) => (
            <Checkbox key={value} value={value} label={t(`touched.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t('incident.relevant')}
        description={t('incident.relevantHint')}
        checked={form.relevant}
        onChange={({ currentTarget: { checked } }) => set({ relevant: checked })}
      />
      <Words
        name="measures"
        label={t('incident.measures')}
        value={form.measures}
        set={set}
        errorOf={errorOf}
      />
      <div className={classes.pair}>
        {(['authorityToldOn', 'peopleToldOn', 'closedOn'] as const).map((name) => (
          <MaybeDay
            key={name}
            name={name}
            label={t(`incident.${name}`)}
            value={form[name]}
            set={set}
            errorOf={errorOf}
          />
        ))}
      </div>
    </>
  );
}

interface FieldProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly set: (change: Record<string, Value>) => void;
  readonly errorOf: (field: string) => string | null;
}

function Words({ name, label, value, set, errorOf }: FieldProps<string>) {
  return (
    <Textarea
      label={label}
      value={value}
      error={errorOf(name)}
      maxLength={MAX_WORDS}
      autosize
      minRows={2}
      maxRows={10}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
}

function MaybeDay({ name, label, value, set, errorOf }: FieldProps<string | null>) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value ?? ''}
      error={errorOf(name)}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value || null })}
    />
  );
}
